import { describe, expect, test } from 'vitest';
import { isRecord } from '../../engine/base/json.ts';
import type { LineOfFireVerdict, Verdict } from '../../engine/generated/verdict.ts';
import { engine } from '../fixtures/engines.ts';
import { allSquares, createBoard } from '../oracle/board.ts';
import type { CharacterInput, EndInput, LineOfFireQuestion, MapInput, Question } from '../oracle/question.ts';
import { seeded } from '../oracle/random.ts';
import { type Ask, randomQuestion } from '../oracle/random-question.ts';
import { hasShapeOf } from '../oracle/same-shape.ts';
import { nameOf, type Square, squareNamed } from '../oracle/square.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { casesOf } from '../support/random-cases.ts';

type Answer = Exclude<Verdict, { error: unknown }>;

function questions<A extends Ask>(ask: A, count: number): Extract<Question, { ask: A }>[] {
  const list = Array.from({ length: casesOf(count) }, (_, number) => randomQuestion(seeded(number * 977 + 13), ask));
  return list.filter((question): question is Extract<Question, { ask: A }> => question.ask === ask);
}

function judge(question: Question): Answer {
  const verdict = engine.judge(question);
  if ('error' in verdict) throw new Error(`${JSON.stringify(verdict.error)} for ${JSON.stringify(question)}`);
  return verdict;
}

function line(question: LineOfFireQuestion): LineOfFireVerdict {
  const verdict = judge(question);
  if (!('lineOfFire' in verdict)) throw new Error('no line of fire');
  return verdict;
}

/** A verdict without its chain; of each corner only the side squares, sorted. */
function plain(verdict: object): object {
  const { because, corners, ...rest }: { readonly [field: string]: unknown } = { ...verdict };
  expect(because).toEqual(expect.arrayContaining([expect.anything()]));
  if (!Array.isArray(corners)) return rest;
  return { ...rest, corners: corners.map(({ between }: { readonly between: readonly string[] }) => [...between].sort()) };
}

const RANK: Readonly<Record<string, number>> = { clear: 0, hindered: 1, blocked: 2 };

test('between two squares without hindering terrain or objects a line is the same both ways', () => {
  let compared = 0;
  for (const question of questions('line-of-fire', 3000)) {
    const { map, objects = [], from, to } = question;
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    const roughSquares = [...(map.hindering ?? []), ...(map.debris ?? []), ...objects.map(({ at }) => at)];
    if (roughSquares.includes(from) || roughSquares.includes(to)) continue;
    compared += 1;
    const there = plain(line(question));
    const back = line({ ...question, from: to, to: from });
    const reversed = { ...back, crossed: [...back.crossed].reverse(), corners: [...back.corners].reverse() };
    expect(plain(reversed), JSON.stringify(question)).toEqual(there);
  }
  expectEnough(compared, casesOf(400));
});

type Symmetry = (square: Square, columns: number, rows: number) => Square;

function transformed(value: object, map: MapInput, symmetry: Symmetry): object {
  const transformedName = (name: string) => nameOf(symmetry(squareNamed(name), map.columns, map.rows));
  const text = JSON.stringify(value).replace(
    /"([A-Z]+[0-9]+)(?:\|([A-Z]+[0-9]+))?"/g,
    (_, a: string, b: string | undefined) => `"${transformedName(a)}${b === undefined ? '' : `|${transformedName(b)}`}"`,
  );
  const result: unknown = JSON.parse(text);
  if (!isRecord(result)) throw new Error(`${text} is no object`);
  return result;
}

type OnMap = Extract<Question, { readonly map: MapInput }>;

function transformedQuestion<Q extends OnMap>(question: Q, symmetry: Symmetry, sideways: boolean): Q {
  const { map } = question;
  const result = transformed(question, map, symmetry);
  if (!hasShapeOf(result, question)) throw new Error(`not transformed: ${JSON.stringify(question)}`);
  return sideways ? { ...result, map: { ...result.map, columns: map.rows, rows: map.columns } } : result;
}

const symmetries: readonly { readonly name: string; readonly symmetry: Symmetry; readonly sideways: boolean }[] = [
  { name: 'mirrored left to right', symmetry: ({ column, row }, columns) => ({ column: columns + 1 - column, row }), sideways: false },
  { name: 'mirrored top to bottom', symmetry: ({ column, row }, _, rows) => ({ column, row: rows + 1 - row }), sideways: false },
  { name: 'with columns and rows exchanged', symmetry: ({ column, row }) => ({ column: row, row: column }), sideways: true },
  { name: 'turned by a quarter', symmetry: ({ column, row }, _, rows) => ({ column: rows + 1 - row, row: column }), sideways: true },
];

/** Whether an end or the attacker has several squares: which one is chosen may depend on reading order, which a symmetry changes. */
function hasChoice(question: Question): boolean {
  const ends: (EndInput | undefined)[] = [];
  if (question.ask === 'line-of-fire') ends.push(question.from, question.to);
  if (question.ask === 'knock-back') ends.push({ character: question.attacker });
  const ids = ends.flatMap((end) => (typeof end === 'object' ? [end.character] : []));
  const characters: readonly CharacterInput[] = 'characters' in question ? (question.characters ?? []) : [];
  return characters.some(({ id, at }) => ids.includes(id) && typeof at !== 'string');
}

describe.each(symmetries)('a board $name', ({ symmetry, sideways }) => {
  test.each(['adjacent', 'line-of-fire', 'visibility', 'reach', 'path', 'knock-back'] as const)(
    'has the verdict changed in the same way: %s',
    (ask) => {
      for (const question of questions(ask, 120)) {
        if (!('map' in question) || hasChoice(question)) continue;
        const other = transformedQuestion(question, symmetry, sideways);
        const expected = transformed(judge(question), question.map, symmetry);
        expect(plain(judge(other)), JSON.stringify(question)).toEqual(plain(expected));
      }
    },
  );
});

/** For each hindering or blocking square, wall, character that is no end of the line, and object on the map: the question without it. */
function withoutOne(question: LineOfFireQuestion): LineOfFireQuestion[] {
  const { map, characters = [], objects = [], from, to } = question;
  const ends = [from, to].flatMap((end) => (typeof end === 'string' ? [] : [end.character]));
  const withoutTerrain = (['hindering', 'blocking', 'walls'] as const).flatMap((list) =>
    (map[list] ?? []).map((removed) => ({ ...question, map: { ...map, [list]: map[list]?.filter((name) => name !== removed) } })),
  );
  const withoutCharacters = characters.filter(({ id }) => !ends.includes(id)).map(({ id }) => removeCharacter(question, id));
  const withoutObjects = objects
    .filter(({ at }) => at !== undefined)
    .map(({ id }) => ({ ...question, objects: objects.filter((object) => object.id !== id) }));
  return [...withoutTerrain, ...withoutCharacters, ...withoutObjects];
}

function removeCharacter(question: LineOfFireQuestion, removedId: string): LineOfFireQuestion {
  const held = question.characters?.find(({ id }) => id === removedId)?.holds;
  const characters = (question.characters ?? []).filter(({ id }) => id !== removedId);
  return { ...question, characters, objects: (question.objects ?? []).filter(({ id }) => id !== held) };
}

test('a line never gets worse when something that may block or hinder is removed', () => {
  for (const question of questions('line-of-fire', 60)) {
    const rankBefore = RANK[line(question).lineOfFire] ?? 0;
    for (const reduced of withoutOne(question)) {
      expect(RANK[line(reduced).lineOfFire], JSON.stringify(reduced)).toBeLessThanOrEqual(rankBefore);
    }
  }
});

test('visibility is line of fire, square by square', () => {
  for (const { ask, ...question } of questions('visibility', 40)) {
    const view = judge({ ask, ...question });
    const squares = allSquares(createBoard('current', question.map)).map(nameOf);
    const singleLabels = squares.map((to) => [to, line({ ...question, ask: 'line-of-fire', to }).lineOfFire]);
    expect(view, JSON.stringify(question)).toMatchObject({ squares: Object.fromEntries(singleLabels) });
  }
});

test('a legal path ends in a square that reach lists, in no fewer steps', () => {
  let legalCount = 0;
  for (const { path, ...question } of questions('path', 1500)) {
    const verdict = judge({ ...question, path });
    if (!('legal' in verdict) || !verdict.legal) continue;
    legalCount += 1;
    const reachable = judge({ ...question, ask: 'reach' });
    expect('reach' in reachable && reachable.reach[path.at(-1) ?? ''], JSON.stringify(question)).toBeLessThanOrEqual(path.length - 1);
  }
  expectEnough(legalCount, casesOf(200));
});

const DEPTH = 2;

test('the squares that reach lists up to two steps away are those that a legal path of at most two steps reaches', () => {
  for (const question of questions('reach', 60)) {
    const verdict = judge(question);
    const mover = question.characters.find(({ id }) => id === question.character);
    if (!('reach' in verdict) || verdict.mustBreakAway || mover === undefined || typeof mover.at !== 'string') continue;
    const start = mover.at;
    const walked = fewestSteps(question, start);
    const listed = Object.entries(verdict.reach).filter(([, steps]) => steps <= DEPTH);
    expect(Object.fromEntries([...walked].sort()), JSON.stringify(question)).toEqual(Object.fromEntries(listed.sort()));
  }
});

function fewestSteps(question: Extract<Question, { ask: 'reach' }>, start: string): Map<string, number> {
  const neighbours = (name: string): string[] => {
    const { column, row } = squareNamed(name);
    const all = allSquares(createBoard('current', question.map));
    return all.filter((square) => Math.max(Math.abs(square.column - column), Math.abs(square.row - row)) === 1).map(nameOf);
  };
  const stepsBySquare = new Map([[start, 0]]);
  const paths = neighbours(start).flatMap((one) => [[start, one], ...neighbours(one).map((two) => [start, one, two])]);
  for (const path of paths.sort((a, b) => a.length - b.length)) {
    const end = path.at(-1) ?? start;
    if (stepsBySquare.has(end)) continue;
    const verdict = judge({ ...question, ask: 'path', path });
    if ('legal' in verdict && verdict.legal) stepsBySquare.set(end, path.length - 1);
  }
  return stepsBySquare;
}
