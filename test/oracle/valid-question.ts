import type { CharacterInput, MapInput, Question } from './question.ts';
import { isDiagonal, type Square, squareNamed, touch } from './square.ts';

function fault(wrong: boolean, message: string): string[] {
  return wrong ? [message] : [];
}

function off(map: MapInput, { column, row }: Square): boolean {
  return column > map.columns || row > map.rows;
}

function ends(pair: string): [Square, Square] {
  const [a, b] = pair.split('|');
  return [squareNamed(a ?? ''), squareNamed(b ?? '')];
}

function twice(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

function mapFaults(map: MapInput): string[] {
  const levels = Object.values(map.elevation ?? {}).flat();
  const lists = [map.hindering, map.water, map.blocking, map.debris, map.interior, levels, ...Object.values(map.starts ?? {})];
  const levelOf = (square: string) => Object.entries(map.elevation ?? {}).find(([, list]) => list.includes(square))?.[0] ?? '1';
  return [
    ...lists.flatMap((list) => fault((list ?? []).some((name) => off(map, squareNamed(name))) || twice(list ?? []), 'a list of squares')),
    ...fault(map.interior !== undefined && map.kind !== 'indoor/outdoor', 'interior on a map that is not mixed'),
    ...(map.walls ?? []).flatMap((wall) => {
      const [a, b] = ends(wall);
      return fault(!touch(a, b) || isDiagonal(a, b) || off(map, a) || off(map, b), `wall ${wall}`);
    }),
    ...(map.stairs ?? []).flatMap((pair) => {
      const [a, b] = ends(pair);
      const [one, other] = pair.split('|').map(levelOf);
      return fault(!touch(a, b) || one === other || off(map, a) || off(map, b), `stairs ${pair}`);
    }),
  ];
}

function charactersFaults(map: MapInput, characters: readonly CharacterInput[]): string[] {
  const bases = characters.map(({ at }) => (typeof at === 'string' ? [at] : [...at]));
  const joined = (base: readonly string[]) => {
    const reached = base.slice(0, 1);
    for (const one of reached)
      for (const next of base) if (!reached.includes(next) && touch(squareNamed(one), squareNamed(next))) reached.push(next);
    return reached.length === base.length;
  };
  return [
    ...fault(twice(bases.flat()), 'two characters in a square'),
    ...fault(twice(characters.map(({ id }) => id)), 'an id twice'),
    ...bases.flatMap((base) => fault(!joined(base) || base.some((name) => off(map, squareNamed(name))), `base ${base.join(' ')}`)),
    ...characters.flatMap(({ id, dial, click }) => fault(click !== undefined && click > (dial ?? []).length, `click of ${id}`)),
  ];
}

function objectsFaults(question: Question): string[] {
  const objects = 'objects' in question ? (question.objects ?? []) : [];
  const held = ('characters' in question ? (question.characters ?? []) : []).flatMap(({ holds }) => (holds === undefined ? [] : [holds]));
  const lies = new Map(objects.map(({ id, at }) => [id, at !== undefined]));
  return [
    ...fault(twice(held) || held.some((id) => lies.get(id) !== false), 'held objects'),
    ...fault(
      objects.some(({ id, at }) => at === undefined && !held.includes(id)),
      'an object nowhere',
    ),
  ];
}

/** What the protocol would refuse in a question, as far as a random one could get it wrong; empty for a valid one. */
export function faultsOf(question: Question): string[] {
  if (question.ask === 'break-away' || question.ask === 'combat-value') return [];
  const characters = question.characters ?? [];
  const faults = [...mapFaults(question.map), ...charactersFaults(question.map, characters), ...objectsFaults(question)];
  if (question.ask === 'knock-back') faults.push(...fault(question.attacker === question.target, 'attacks itself'));
  if (question.ask === 'reach' || question.ask === 'path') {
    const mover = characters.find(({ id }) => id === question.character);
    faults.push(...fault(question.speed === undefined && !mover?.dial, 'no speed'));
    if (question.ask === 'path') {
      const squares = question.path.map(squareNamed);
      faults.push(...fault(![mover?.at].flat().includes(question.path[0]), 'a path from elsewhere'));
      faults.push(
        ...fault(
          squares.some((square, index) => index > 0 && !touch(square, squares[index - 1] ?? square)),
          'a path that jumps',
        ),
      );
    }
  }
  return faults;
}
