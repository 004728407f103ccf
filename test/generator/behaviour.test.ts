import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generator/ast.ts';
import { printDifference, printExample } from '../../generator/behaviour/print.ts';
import { randomQuestions } from '../../generator/behaviour/questions.ts';
import { findDifferences } from '../../generator/behaviour/search.ts';
import { shrink } from '../../generator/behaviour/shrink.ts';
import { diagnoseUnnoticed, findUnnoticed } from '../../generator/behaviour/unnoticed.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { recordedGames } from '../../generator/cli/record-games.ts';
import { ask } from '../../generator/examples/run.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { editionId } from '../../generator/ids.ts';
import { isObject } from '../../generator/parse/example-claims.ts';
import { SIGNS } from '../../generator/parse/map-kinds.ts';
import { squareOf } from '../../generator/parse/squares.ts';
import { cache, compileLikeBook, engine, rulebook, sources } from '../fixtures/engines.ts';

const examples = [...(rulebook().rulebook?.clauses.values() ?? [])].flatMap(({ ast }) =>
  ast.examples.flatMap(({ question }) => (question === undefined ? [] : [question])),
);
const answerIn =
  (edition: string) =>
  (question: JsonObject): JsonObject =>
    ask(engine, question, editionId(edition));
const firstOf = (seed: number, count: number): JsonObject[] => {
  const found: JsonObject[] = [];
  for (const question of randomQuestions(examples, seed)) if (found.push(question) >= count) break;
  return found;
};

describe('random questions', () => {
  test('are the same for one seed and others for another', () => {
    expect(firstOf(7, 30)).toEqual(firstOf(7, 30));
    expect(firstOf(7, 30)).not.toEqual(firstOf(8, 30));
  });

  test('are of every kind that examples ask but whole games, and a third of them or more can be judged', () => {
    const questions = firstOf(1, 1500);
    expect(new Set(questions.map((question) => question['ask']))).toEqual(
      new Set(examples.map((question) => question['ask']).filter((kind) => kind !== 'play')),
    );
    expect(questions.filter((question) => answerIn('current')(question)['error'] === undefined).length).toBeGreaterThan(500);
  });
});

describe('recorded games', () => {
  const games = [...recordedGames(engine, examples, editionId('current'), 1, 60)];

  test('are the same for one seed, and can be replayed by the rules that they were played by', () => {
    expect(games.length).toBeGreaterThan(40);
    expect(new Set(games.map((game) => (Array.isArray(game['actions']) ? game['actions'].length : 0))).size).toBeGreaterThan(3);
    const again = [...recordedGames(engine, examples, editionId('current'), 1, 10)];
    expect(again).toEqual(games.slice(0, again.length));
    expect(again.length).toBeGreaterThan(5);
    for (const game of games) {
      const verdict = answerIn('current')(game);
      expect([verdict['error'], verdict['illegal']]).toEqual([undefined, undefined]);
    }
  });

  test('differ where a roll breaks away in one edition alone', () => {
    const found = findDifferences(games, answerIn('2014'), answerIn('current'), { tries: games.length });
    const [difference] = found.filter(({ kind }) => kind.startsWith('play: '));
    expect(JSON.stringify([difference?.before, difference?.after])).toContain('broke-away');
  });
});

test('two editions differ in the kinds that their errata say, each shown on a board that no part can leave', () => {
  const [before, after] = [answerIn('2014'), answerIn('current')];
  const found = findDifferences(randomQuestions(examples, 1), before, after, { tries: 5000 });
  const kinds = found.map(({ kind }) => kind);
  expect(kinds).toContain('break-away: succeeds: true → false');
  expect(kinds).toContain('path: legal: true → false');
  const roll = found.find(({ question }) => question['ask'] === 'break-away');
  expect(Object.keys(roll?.question ?? {}).sort()).toEqual(['ask', 'roll']);
  const path = found.find(({ kind }) => kind === 'path: legal: true → false');
  expect(path?.question['map']).toMatchObject({ columns: 2, rows: 2 });
  expect(path?.question['characters']).toHaveLength(1);
  if (roll === undefined) throw new Error('no roll differs');
  expect(printDifference(roll, '2014', 'current', SIGNS).join('\n')).toMatch(
    /^break-away: succeeds: true → false \(\d+ positions\)\n {2}ask: .*\n {2}2014: \{"succeeds":true\}\n {2}current: \{"succeeds":false\}$/,
  );
  expect(printExample(roll, 'a-roll', SIGNS)).toEqual([
    '```example a-roll',
    'says: What this position shows, in one sentence.',
    `ask: ${JSON.stringify(roll.question)}`,
    'verdict: {"succeeds":false}',
    '```',
  ]);
});

test('a question on which an engine fails ends no search', () => {
  const fails = (): JsonObject => {
    throw new Error('the rules do not come to an end in round');
  };
  const [difference] = findDifferences(firstOf(1, 5), fails, () => ({ legal: true }), { tries: 5, first: true });
  expect(difference?.kind).toMatch(/: internal → a verdict$/);
  expect(findDifferences(firstOf(1, 5), fails, fails, { tries: 5 })).toEqual([]);
});

test('the same rules differ nowhere', () => {
  expect(findDifferences(randomQuestions(examples, 3), answerIn('2014'), answerIn('2014'), { tries: 300 })).toEqual([]);
});

test('shrinking crops the map and moves all squares with it', () => {
  const question = {
    ask: 'x',
    map: { kind: 'indoor', columns: 4, rows: 3, walls: ['C3|D3'], water: ['A1'] },
    at: 'C3',
    path: ['C3', 'D3'],
  };
  const hasWall = ({ map, path }: JsonObject): boolean => {
    if (!Array.isArray(path) || path.length !== 2 || !isObject(map)) return false;
    const inside = path.every((name) => {
      const square = squareOf(name);
      return square !== undefined && square.column <= Number(map['columns']) && square.row <= Number(map['rows']);
    });
    return inside && JSON.stringify(map['walls'] ?? null).includes(`"${path.join('|')}"`);
  };
  expect(shrink(question, hasWall)).toEqual({ map: { columns: 2, rows: 1, walls: ['A1|B1'] }, path: ['A1', 'B1'] });
});

test('shrinking starts a way later, with the character that goes it', () => {
  const question = {
    ask: 'path',
    path: ['A1', 'B2', 'C1'],
    map: { columns: 3, rows: 2, walls: ['C1|C2'] },
    characters: [{ id: 'A1', at: 'A1' }],
  };
  const stepsToWall = ({ map, path, characters }: JsonObject): boolean => {
    if (!Array.isArray(path) || path.length < 2 || !isObject(map)) return false;
    const squares = path.map((name) => squareOf(name) ?? { column: 99, row: 99 });
    const areSteps = squares.slice(1).every(({ column }, place) => Math.abs(column - (squares[place]?.column ?? 0)) === 1);
    const areOnMap = squares.every(({ column, row }) => column <= Number(map['columns']) && row <= Number(map['rows']));
    const walled = JSON.stringify(map['walls'] ?? null).includes(`"${String(path.at(-1))}|`);
    return areSteps && areOnMap && walled && JSON.stringify(characters ?? null).includes(`"at":"${String(path[0])}"`);
  };
  expect(shrink(question, stepsToWall)).toEqual({
    path: ['A2', 'B1'],
    map: { columns: 2, rows: 2, walls: ['B1|B2'] },
    characters: [{ at: 'A2' }],
  });
});

const noGames = (): readonly JsonObject[] => [];

test('an erratum that no example notices gets a position that would', { timeout: 120_000 }, () => {
  const bare = sources.map((source) => (source.path.endsWith('.md') ? { ...source, text: withoutRolls(source.text) } : source));
  const one = '\n```example a-six\nsays: A six.\nask: {"ask":"break-away","roll":6}\nverdict: {"succeeds":true}\n```\n\n## A natural 1';
  const all = bare.map((source) =>
    source.path === 'rules/turns/breaking-away.md' ? { ...source, text: source.text.replace('\n## A natural 1', one) } : source,
  );
  const compilation = compileLikeBook(all);
  const run = runAll(engineOf(compilation), compilation, all, cache);
  const flips = new Map(
    ['direct-line', 'movement-intersections', 'small-characters', 'yellow-line'].map((name) => [`players-guide.${name}`, ['x']]),
  );
  const unnoticed = findUnnoticed(compilation, run, flips, (editions) => engineOf({ ...compilation, editions }), noGames);
  const found = diagnoseUnnoticed(compilation, unnoticed).find(({ message }) => message.includes('"players-guide.breaking-away"'));
  expect(found?.message).toMatch(
    /```example changed-by-the-erratum\nsays: .*\nask: \{"ask":"break-away","roll":[23]\}\nverdict: \{"succeeds":false\}\n```$/,
  );
  expect(found).toMatchObject({ code: 'erratum-unnoticed', severity: 'warning', found: 'without the erratum: {"succeeds":true}' });
});

test('an erratum to the game that no position shows gets a game that would', { timeout: 120_000 }, () => {
  const text = [
    '---\nid: players-guide.one-token\npublication: players-guide\nsource: Players Guide, Tokens\n---\n',
    '# One token\n\nA character has one token at most.\n\n```set tokenLimit\n{ "value": 1 }\n```\n',
  ];
  const all = [...sources, { path: 'rules/errata/players-guide-one-token.md', text: text.join('\n') }];
  const compilation = compileLikeBook(all);
  const makeEngine = (editions: typeof compilation.editions) => engineOf({ ...compilation, editions });
  const others = (compilation.rulebook?.errata ?? []).map(({ erratum: { id } }) => id).filter((id) => id !== 'players-guide.one-token');
  const unnoticed = findUnnoticed(
    compilation,
    { ...runAll(engine, rulebook(), sources, cache), packs: [] },
    new Map(others.map((id) => [id, ['x']])),
    makeEngine,
    (editions, questions, edition, count) => recordedGames(makeEngine(editions), questions, edition, 1, count),
  );
  const [difference] = unnoticed.values();
  expect([...unnoticed.keys()]).toEqual(['players-guide.one-token']);
  expect(difference?.question['ask']).toBe('play');
  expect(difference?.before).not.toEqual(difference?.after);
});

const erratumOf = (name: string, text: readonly string[]): { readonly path: string; readonly text: string } => ({
  path: `rules/errata/players-guide-${name}.md`,
  text: [`---\nid: players-guide.${name}\npublication: players-guide\nsource: Players Guide\n---\n`, ...text].join('\n'),
});

test('an exception for a size that no example has gets a position with that size, beside the clause it changes', {
  timeout: 120_000,
}, () => {
  const exception = { if: "move.mover.size == 'great'", clauses: ['terrain.hindering.stop-on-entry'], note: 'the mover is great' };
  const block = `\`\`\`set stop.hindering\n${JSON.stringify({ 'unless.1': exception })}\n\`\`\`\n`;
  const all = [...sources, erratumOf('great', ['# Great characters walk on\n\nThey do not stop.\n', block])];
  const compilation = compileLikeBook(all);
  const makeEngine = (editions: typeof compilation.editions) => engineOf({ ...compilation, editions });
  const run = runAll(makeEngine(compilation.editions), compilation, all, cache);
  const others = (compilation.rulebook?.errata ?? []).flatMap(({ erratum: { id } }) => (id === 'players-guide.great' ? [] : [id]));
  const unnoticed = findUnnoticed(compilation, run, new Map(others.map((id) => [id, ['x']])), makeEngine, noGames);
  const difference = unnoticed.get('players-guide.great');
  expect(difference?.question).toMatchObject({ ask: 'path', characters: [{ size: 'great' }] });
  expect([difference?.before['legal'], difference?.after['legal']]).toEqual([false, true]);
});

describe('an erratum that changes no verdict of the rulebook', () => {
  const compilation = rulebook();
  const others = (compilation.rulebook?.errata ?? []).flatMap(({ erratum: { id } }) => (id === 'rulebook-2014.action-tokens' ? [] : [id]));
  const makeEngine = (editions: typeof compilation.editions) => engineOf({ ...compilation, editions });
  const own = runAll(engine, compilation, sources, cache);
  const packs = compilation.packs.map((pack) => {
    const judge = engineOf(pack.compilation);
    const isAsked = (file: string): boolean => pack.sources.written(file) !== undefined;
    return { judge, compilation: pack.compilation, run: runAll(judge, pack.compilation, pack.sources.sources, cache, isAsked) };
  });
  const unnoticedWith = (shown: typeof packs) =>
    findUnnoticed(compilation, { ...own, packs: shown }, new Map(others.map((id) => [id, ['x']])), makeEngine, noGames);

  test('is noticed by an example of a pack whose verdict it changes', { timeout: 120_000 }, () => {
    expect([...unnoticedWith(packs).keys()]).toEqual([]);
  });

  test('is not noticed by an example of a pack that shows the clause and has the same verdict without it', { timeout: 120_000 }, () => {
    const question = { ask: 'break-away', roll: 6 };
    const asked = packs.map((pack) => ({
      ...pack,
      run: {
        ...pack.run,
        results: pack.run.results.map((result) => ({
          ...result,
          example: { ...result.example, question },
          answer: ask(pack.judge, question, result.edition),
        })),
      },
    }));
    expect([...unnoticedWith(asked).keys()]).toEqual(['rulebook-2014.action-tokens']);
  });
});

/** The text of a page without the examples that roll to break away. */
function withoutRolls(text: string): string {
  return text
    .split(/(?<=^```\n)|(?=^```example )/m)
    .filter((part) => !part.includes('"ask":"break-away"'))
    .join('');
}
