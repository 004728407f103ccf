/** Checks that random questions are valid, with no code of the engine. */
import type { CharacterInput, MapInput, Question } from './question.ts';
import { isDiagonal, type Square, squareNamed, touch } from './square.ts';

function faultIf(wrong: boolean, message: string): string[] {
  return wrong ? [message] : [];
}

function isOff(map: MapInput, { column, row }: Square): boolean {
  return column > map.columns || row > map.rows;
}

function squaresOfPair(pair: string): [Square, Square] {
  const [a, b] = pair.split('|');
  return [squareNamed(a ?? ''), squareNamed(b ?? '')];
}

function hasDuplicate(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

function mapFaults(map: MapInput): string[] {
  const levels = Object.values(map.elevation ?? {}).flat();
  const lists = [map.hindering, map.water, map.blocking, map.debris, map.interior, levels, ...Object.values(map.starts ?? {})];
  const levelOf = (square: string) => Object.entries(map.elevation ?? {}).find(([, list]) => list.includes(square))?.[0] ?? '1';
  return [
    ...lists.flatMap((list) =>
      faultIf(
        (list ?? []).some((name) => isOff(map, squareNamed(name))) || hasDuplicate(list ?? []),
        'a square off the map or listed twice',
      ),
    ),
    ...faultIf(map.interior !== undefined && map.kind !== 'indoor/outdoor', 'interior squares on a map that is not indoor/outdoor'),
    ...(map.walls ?? []).flatMap((wall) => {
      const [a, b] = squaresOfPair(wall);
      return faultIf(!touch(a, b) || isDiagonal(a, b) || isOff(map, a) || isOff(map, b), `wall ${wall}`);
    }),
    ...(map.stairs ?? []).flatMap((pair) => {
      const [a, b] = squaresOfPair(pair);
      const [one, other] = pair.split('|').map(levelOf);
      return faultIf(!touch(a, b) || one === other || isOff(map, a) || isOff(map, b), `stairs ${pair}`);
    }),
  ];
}

function charactersFaults(map: MapInput, characters: readonly CharacterInput[]): string[] {
  const bases = characters.map(({ at }) => (typeof at === 'string' ? [at] : [...at]));
  const isConnected = (base: readonly string[]) => {
    const reached = base.slice(0, 1);
    for (const one of reached)
      for (const next of base) if (!reached.includes(next) && touch(squareNamed(one), squareNamed(next))) reached.push(next);
    return reached.length === base.length;
  };
  return [
    ...faultIf(hasDuplicate(bases.flat()), 'two characters in a square'),
    ...faultIf(hasDuplicate(characters.map(({ id }) => id)), 'two characters with one id'),
    ...bases.flatMap((base) => faultIf(!isConnected(base) || base.some((name) => isOff(map, squareNamed(name))), `base ${base.join(' ')}`)),
    ...characters.flatMap(({ id, dial, click }) => faultIf(click !== undefined && click > (dial ?? []).length, `click of ${id}`)),
  ];
}

function objectsFaults(question: Question): string[] {
  const objects = 'objects' in question ? (question.objects ?? []) : [];
  const held = ('characters' in question ? (question.characters ?? []) : []).flatMap(({ holds }) => (holds === undefined ? [] : [holds]));
  const isOnMapById = new Map(objects.map(({ id, at }) => [id, at !== undefined]));
  return [
    ...faultIf(hasDuplicate(held) || held.some((id) => isOnMapById.get(id) !== false), 'an object held twice, or held and on the map'),
    ...faultIf(
      objects.some(({ id, at }) => at === undefined && !held.includes(id)),
      'an object neither held nor on the map',
    ),
  ];
}

export function faultsOf(question: Question): string[] {
  if (question.ask === 'break-away' || question.ask === 'combat-value') return [];
  const characters = question.characters ?? [];
  const faults = [...mapFaults(question.map), ...charactersFaults(question.map, characters), ...objectsFaults(question)];
  if (question.ask === 'knock-back') faults.push(...faultIf(question.attacker === question.target, 'a character that attacks itself'));
  if (question.ask === 'reach' || question.ask === 'path') {
    const mover = characters.find(({ id }) => id === question.character);
    faults.push(...faultIf(question.speed === undefined && !mover?.dial, 'a mover without a speed'));
    if (question.ask === 'path') {
      const squares = question.path.map(squareNamed);
      faults.push(...faultIf(![mover?.at].flat().includes(question.path[0]), 'a path that begins away from the mover'));
      faults.push(
        ...faultIf(
          squares.some((square, index) => index > 0 && !touch(square, squares[index - 1] ?? square)),
          'a path that jumps',
        ),
      );
    }
  }
  return faults;
}
