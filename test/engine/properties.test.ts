import { describe, expect, test } from 'vitest';
import type { LineOfFireVerdict, Verdict } from '../../engine/generated/verdict.ts';
import { engine } from '../fixtures/engines.ts';
import { allSquares, setBoard } from '../oracle/board.ts';
import type { CharacterInput, EndInput, LineOfFireQuestion, MapInput, Question } from '../oracle/question.ts';
import { seeded } from '../oracle/random.ts';
import { type Ask, randomQuestion } from '../oracle/random-question.ts';
import { nameOf, type Square, squareNamed } from '../oracle/square.ts';

type Answer = Exclude<Verdict, { error: unknown }>;

function questions<A extends Ask>(ask: A, count: number): Extract<Question, { ask: A }>[] {
  const made = Array.from({ length: count }, (_, number) => randomQuestion(seeded(number * 977 + 13), ask));
  return made.filter((question): question is Extract<Question, { ask: A }> => question.ask === ask);
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

/** A plain verdict without its chain, and with the side squares of corners in one order. */
function plain(verdict: Answer): object {
  const { because, ...rest } = verdict;
  expect(because.length).toBeGreaterThan(0);
  if ('corners' in rest) return { ...rest, corners: rest.corners.map(({ between }) => [...between].sort()) };
  return rest;
}

const RANK: Readonly<Record<string, number>> = { clear: 0, hindered: 1, blocked: 2 };

test('between two squares without hindering terrain or objects a line is the same both ways', () => {
  let compared = 0;
  for (const question of questions('line-of-fire', 3000)) {
    const { map, objects = [], from, to } = question;
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    const rough = [...(map.hindering ?? []), ...(map.debris ?? []), ...objects.map(({ at }) => at)];
    if (rough.includes(from) || rough.includes(to)) continue;
    compared += 1;
    const there = plain(line(question));
    const back = line({ ...question, from: to, to: from });
    const turned = { ...back, crossed: [...back.crossed].reverse(), corners: [...back.corners].reverse() };
    expect(plain(turned), JSON.stringify(question)).toEqual(there);
  }
  expect(compared).toBeGreaterThan(400);
});

type Turn = (square: Square, columns: number, rows: number) => Square;

/** A question or verdict with every square turned; with `sideways` the map has its columns and rows exchanged. */
function turned<T extends object>(value: T, map: MapInput, turn: Turn, sideways: boolean): T {
  const name = (text: string) => nameOf(turn(squareNamed(text), map.columns, map.rows));
  const text = JSON.stringify(value).replace(
    /"([A-Z]+[0-9]+)(?:\|([A-Z]+[0-9]+))?"/g,
    (_, a: string, b: string | undefined) => `"${name(a)}${b === undefined ? '' : `|${name(b)}`}"`,
  );
  const made: T = JSON.parse(text);
  if (!('map' in made) || !sideways) return made;
  return { ...made, map: { ...Object(made.map), columns: map.rows, rows: map.columns } };
}

const turns: readonly { readonly name: string; readonly turn: Turn; readonly sideways: boolean }[] = [
  { name: 'mirrored left to right', turn: ({ column, row }, columns) => ({ column: columns + 1 - column, row }), sideways: false },
  { name: 'mirrored top to bottom', turn: ({ column, row }, _, rows) => ({ column, row: rows + 1 - row }), sideways: false },
  { name: 'with columns and rows exchanged', turn: ({ column, row }) => ({ column: row, row: column }), sideways: true },
  { name: 'turned by a quarter', turn: ({ column, row }, _, rows) => ({ column: rows + 1 - row, row: column }), sideways: true },
];

/** Whether an end or the attacker has several squares: which one is chosen may depend on reading order, which a turn changes. */
function hasChoice(question: Question): boolean {
  const ends: (EndInput | undefined)[] = [];
  if (question.ask === 'line-of-fire') ends.push(question.from, question.to);
  if (question.ask === 'knock-back') ends.push({ character: question.attacker });
  const ids = ends.flatMap((end) => (typeof end === 'object' ? [end.character] : []));
  const people: readonly CharacterInput[] = 'characters' in question ? (question.characters ?? []) : [];
  return people.some(({ id, at }) => ids.includes(id) && typeof at !== 'string');
}

describe.each(turns)('a board $name', ({ turn, sideways }) => {
  test.each(['adjacent', 'line-of-fire', 'visibility', 'reach', 'path', 'knock-back'] as const)(
    'has the verdict changed in the same way: %s',
    (ask) => {
      for (const question of questions(ask, 120)) {
        if (!('map' in question) || hasChoice(question)) continue;
        const other = turned(question, question.map, turn, sideways);
        expect(plain(judge(other)), JSON.stringify(question)).toEqual(plain(turned(judge(question), question.map, turn, sideways)));
      }
    },
  );
});

/** One question for each thing on the board that may block or hinder: the same without that thing. */
function withoutOne(question: LineOfFireQuestion): LineOfFireQuestion[] {
  const { map, characters = [], objects = [], from, to } = question;
  const ends = [from, to].flatMap((end) => (typeof end === 'string' ? [] : [end.character]));
  const lists = (['hindering', 'blocking', 'walls'] as const).flatMap((list) =>
    (map[list] ?? []).map((gone) => ({ ...question, map: { ...map, [list]: map[list]?.filter((name) => name !== gone) } })),
  );
  const people = characters.filter(({ id }) => !ends.includes(id)).map(({ id }) => without(question, id));
  const lying = objects
    .filter(({ at }) => at !== undefined)
    .map(({ id }) => ({ ...question, objects: objects.filter((object) => object.id !== id) }));
  return [...lists, ...people, ...lying];
}

function without(question: LineOfFireQuestion, gone: string): LineOfFireQuestion {
  const held = question.characters?.find(({ id }) => id === gone)?.holds;
  const characters = (question.characters ?? []).filter(({ id }) => id !== gone);
  return { ...question, characters, objects: (question.objects ?? []).filter(({ id }) => id !== held) };
}

test('a line never gets worse when something that may block or hinder is removed', () => {
  for (const question of questions('line-of-fire', 60)) {
    const before = RANK[line(question).lineOfFire] ?? 0;
    for (const less of withoutOne(question)) {
      expect(RANK[line(less).lineOfFire], JSON.stringify(less)).toBeLessThanOrEqual(before);
    }
  }
});

test('visibility is line of fire, square by square', () => {
  for (const { ask, ...question } of questions('visibility', 40)) {
    const seen = judge({ ask, ...question });
    const squares = allSquares(setBoard('current', question.map)).map(nameOf);
    const single = squares.map((to) => [to, line({ ...question, ask: 'line-of-fire', to }).lineOfFire]);
    expect(seen, JSON.stringify(question)).toMatchObject({ squares: Object.fromEntries(single) });
  }
});

test('a legal path ends in a square that reach lists, in no fewer steps', () => {
  let legal = 0;
  for (const { path, ...question } of questions('path', 1500)) {
    const verdict = judge({ ...question, path });
    if (!('legal' in verdict) || !verdict.legal) continue;
    legal += 1;
    const found = judge({ ...question, ask: 'reach' });
    expect('reach' in found && found.reach[path.at(-1) ?? ''], JSON.stringify(question)).toBeLessThanOrEqual(path.length - 1);
  }
  expect(legal).toBeGreaterThan(200);
});

test('the squares that reach lists up to two steps away are those that a legal path of two steps reaches', () => {
  for (const question of questions('reach', 60)) {
    const found = judge(question);
    const mover = question.characters.find(({ id }) => id === question.character);
    if (!('reach' in found) || found.mustBreakAway || mover === undefined || typeof mover.at !== 'string') continue;
    const start = mover.at;
    const walked = walks(question, start);
    const named = Object.entries(found.reach).filter(([, steps]) => steps <= DEPTH);
    expect(Object.fromEntries([...walked].sort()), JSON.stringify(question)).toEqual(Object.fromEntries(named.sort()));
  }
});

const DEPTH = 2;

/** Fewest steps to every square by trying every path of one and two steps. */
function walks(question: Extract<Question, { ask: 'reach' }>, start: string): Map<string, number> {
  const near = (name: string): string[] => {
    const { column, row } = squareNamed(name);
    const all = allSquares(setBoard('current', question.map));
    return all.filter((square) => Math.max(Math.abs(square.column - column), Math.abs(square.row - row)) === 1).map(nameOf);
  };
  const found = new Map([[start, 0]]);
  const paths = near(start).flatMap((one) => [[start, one], ...near(one).map((two) => [start, one, two])]);
  for (const path of paths.sort((a, b) => a.length - b.length)) {
    const end = path.at(-1) ?? start;
    if (found.has(end)) continue;
    const verdict = judge({ ...question, ask: 'path', path });
    if ('legal' in verdict && verdict.legal) found.set(end, path.length - 1);
  }
  return found;
}
