import { createBoard, figureNamed } from './board.ts';
import { stepLabel } from './movement.ts';
import type { CharacterInput, Edition, EndInput, MapInput, ObjectInput, Question, Replacement } from './question.ts';
import { Chance } from './random.ts';
import { randomCharacters, randomObjects } from './random-characters.ts';
import { randomExtent, randomMap } from './random-map.ts';
import { nameOf, type Square, squaresOf, touch } from './square.ts';

export const ASKS = ['adjacent', 'line-of-fire', 'visibility', 'reach', 'path', 'break-away', 'knock-back', 'combat-value'] as const;
export type Ask = (typeof ASKS)[number];

type Scene = { map: MapInput; characters: CharacterInput[]; objects: ObjectInput[] };
type InEdition = { edition?: Edition };

function randomScene(chance: Chance, leastCharacters: number, allowsLarge: boolean): Scene {
  let extent = randomExtent(chance, allowsLarge);
  while (extent.columns * extent.rows < leastCharacters) extent = randomExtent(chance, allowsLarge);
  const map = randomMap(chance, extent);
  const mostCharacters = Math.max(leastCharacters, Math.min(14, Math.floor((extent.columns * extent.rows) / 3)));
  const characters = randomCharacters(
    chance,
    map,
    leastCharacters,
    chance.maybe(0.5) ? mostCharacters : Math.min(mostCharacters, leastCharacters + 3),
  );
  return { map, ...randomObjects(chance, map, characters) };
}

/** A square; in nearly half the cases one whose line to `other` passes grid corners. */
function randomSquare(chance: Chance, map: MapInput, other?: Square): Square {
  const squares = squaresOf(map);
  if (!other || chance.maybe(0.55)) return chance.pick(squares);
  const columns = chance.pick([1, 1, 1, 3, 5]);
  const rows = chance.pick([1, 1, 1, 3, 5]);
  const throughCorners = squares.filter(
    ({ column, row }) => Math.abs(column - other.column) * rows === Math.abs(row - other.row) * columns,
  );
  return chance.pick(throughCorners);
}

function randomEnds(chance: Chance, scene: Scene): [EndInput, EndInput] {
  const from = randomSquare(chance, scene.map);
  const squares: [Square, Square] = [from, randomSquare(chance, scene.map, from)];
  const end = (square: Square): EndInput => {
    if (scene.characters.length > 0 && chance.maybe(0.5)) return { character: chance.pick(scene.characters).id };
    return nameOf(square);
  };
  return [end(squares[0]), end(squares[1])];
}

function randomMove(chance: Chance, allowsLarge: boolean) {
  const scene = randomScene(chance, 1, allowsLarge);
  const mover = chance.pick(scene.characters);
  const speed = mover.dial && chance.maybe(0.7) ? {} : { speed: chance.pick([0, 1, 2, 3, 4, 5, 6, 8, 10]) };
  const brokeAway = chance.pick([{}, { brokeAway: true }, { brokeAway: true }, { brokeAway: false }]);
  return { ...scene, character: mover.id, ...speed, ...brokeAway };
}

function randomPath(chance: Chance, edition: Edition, scene: Scene, moverId: string): string[] {
  const board = createBoard(edition, scene.map, scene.characters, scene.objects);
  const figure = figureNamed(board, moverId);
  let current = chance.pick(figure.squares);
  const path = [nameOf(current)];
  for (let steps = chance.pick([0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8]); steps > 0; steps -= 1) {
    const neighbours = squaresOf(scene.map).filter((square) => touch(square, current));
    const unblocked = neighbours.filter((square) => stepLabel(board, figure, current, square) !== 'blocked');
    const candidates = unblocked.length > 0 && chance.maybe(0.93) ? unblocked : neighbours;
    if (candidates.length === 0) break;
    current = chance.pick(candidates);
    path.push(nameOf(current));
  }
  return path;
}

function randomReplacement(chance: Chance): Replacement {
  const replacement = chance.pick([{ set: chance.int(0, 14) }, { half: true }, { half: true }, { double: true }] as const);
  return chance.maybe(0.15) ? { ...replacement, locked: true } : replacement;
}

function randomNeighbours(chance: Chance) {
  const { map, characters } = randomScene(chance, 0, true);
  const holdingNothing = characters.map(({ holds, ...rest }) => rest);
  const a = randomSquare(chance, map);
  const neighbours = squaresOf(map).filter((square) => touch(square, a));
  const b = neighbours.length > 0 && chance.maybe(0.85) ? chance.pick(neighbours) : randomSquare(chance, map);
  const between: [string, string] = [nameOf(a), nameOf(b)];
  return { map, ...(holdingNothing.length > 0 ? { characters: holdingNothing } : {}), between };
}

function randomKnockBack(chance: Chance): ReturnType<typeof randomScene> & { attacker: string; target: string; damageTaken: number } {
  const scene = randomScene(chance, 2, true);
  if (scene.characters.length < 2) return randomKnockBack(chance);
  const movable = scene.characters.filter(({ at, size }) => typeof at === 'string' && size !== 'great');
  const onHighGround = movable.filter(({ at }) =>
    Object.entries(scene.map.elevation ?? {}).some(([level, list]) => Number(level) > 1 && list.includes(String(at))),
  );
  const candidates = onHighGround.length > 0 && chance.maybe(0.5) ? onHighGround : movable;
  const target = chance.pick(candidates.length > 0 && chance.maybe(0.9) ? candidates : scene.characters).id;
  const attacker = chance.pick(scene.characters.filter(({ id }) => id !== target)).id;
  return { ...scene, attacker, target, damageTaken: chance.int(0, 8) };
}

function questionOfKind(chance: Chance, ask: Ask, inEdition: InEdition): Question {
  switch (ask) {
    case 'adjacent':
      return { ask, ...inEdition, ...randomNeighbours(chance) };
    case 'line-of-fire': {
      const scene = randomScene(chance, 0, true);
      const [from, to] = randomEnds(chance, scene);
      return { ask, ...inEdition, ...scene, from, to };
    }
    case 'visibility': {
      const scene = randomScene(chance, 0, false);
      return { ask, ...inEdition, ...scene, from: randomEnds(chance, scene)[0] };
    }
    case 'reach':
      return { ask, ...inEdition, ...randomMove(chance, false) };
    case 'path': {
      const move = randomMove(chance, true);
      return { ask, ...inEdition, ...move, path: randomPath(chance, inEdition.edition ?? 'current', move, move.character) };
    }
    case 'break-away':
      return { ask, ...inEdition, roll: chance.int(1, 6), ...(chance.maybe(0.7) ? { bonus: chance.int(-6, 6) } : {}) };
    case 'knock-back':
      return { ask, ...inEdition, ...randomKnockBack(chance) };
    case 'combat-value': {
      const value = chance.pick(['speed', 'attack', 'defense', 'damage', 'range'] as const);
      const replacements = Array.from({ length: chance.pick([0, 0, 1, 1, 2, 3, 4]) }, () => randomReplacement(chance));
      const modifiers = Array.from({ length: chance.int(0, 5) }, () => chance.int(-4, 4));
      const minimum = chance.maybe(0.4) ? { minimum: chance.int(0, 9) } : {};
      return { ask, ...inEdition, value, printed: chance.int(0, 20), replacements, modifiers, ...minimum };
    }
  }
}

export function randomQuestion(rng: () => number, ask?: Ask): Question {
  const chance = new Chance(rng);
  const inEdition = chance.maybe(0.2) ? {} : { edition: chance.pick(['original', '2014', 'current', 'current'] as const) };
  return questionOfKind(chance, ask ?? chance.pick(ASKS), inEdition);
}
