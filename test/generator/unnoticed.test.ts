import { describe, expect, test } from 'vitest';
import { isObject, listOf } from '../../engine/base/json.ts';
import { randomGames, samplesOf } from '../../generator/behaviour/questions.ts';
import { diagnoseUnnoticed } from '../../generator/behaviour/unnoticed.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { recordedGames } from '../../generator/cli/record-games.ts';
import { ask } from '../../generator/examples/run.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { bookCache, cachedJudgeOf, compileCached, rulebook, sources } from '../fixtures/engines.ts';
import { findUnnoticedErratum } from './find-unnoticed-erratum.ts';

const bookRun = runAll(cachedJudgeOf(rulebook()), rulebook(), sources, bookCache);

test('the warning about an erratum that no example notices proposes an example that notices it', () => {
  const withoutExamples = sources.map((source) => (source.path.endsWith('.md') ? { ...source, text: withoutRolls(source.text) } : source));
  const exampleOfSix =
    '\n```example a-six\nsays: A six.\nask: {"ask":"break-away","roll":6}\nverdict: {"succeeds":true}\n```\n\n## A natural 1';
  const withOneRoll = withoutExamples.map((source) =>
    source.path === 'rules/turns/breaking-away.md' ? { ...source, text: source.text.replace('\n## A natural 1', exampleOfSix) } : source,
  );
  const compilation = compileCached(withOneRoll);
  const run = runAll(cachedJudgeOf(compilation), compilation, withOneRoll, bookCache);
  const unnoticed = findUnnoticedErratum('players-guide.breaking-away', compilation, run);
  const [found] = diagnoseUnnoticed(compilation, unnoticed);
  expect(found?.message).toMatch(
    /```example changed-by-the-erratum\nsays: .*\nask: \{"ask":"break-away","roll":[23]\}\nverdict: \{"succeeds":false\}\nverdict 2014: \{"succeeds":true\}\n```$/,
  );
  expect(found).toMatchObject({ code: 'erratum-unnoticed', severity: 'warning', found: 'without the erratum: {"succeeds":true}' });
});

test('an erratum that changes only games gets a recorded game that shows the change', () => {
  const text = '# One token\n\nA character has one token at most.\n\n```set tokenLimit\n{ "value": 1 }\n```\n';
  const withErratum = [...sources, erratumOf('one-token', [text])];
  const compilation = compileCached(withErratum);
  const seed = 1;
  const unnoticed = findUnnoticedErratum('players-guide.one-token', compilation, bookRun, (editions, questions, edition, count) =>
    recordedGames(engineOf({ ...compilation, editions }), questions, edition, seed, count),
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

const SIZES: readonly (readonly [what: string, size: string, blockHead: string, json: object])[] = [
  [
    'an exception',
    'great',
    'set stop.hindering',
    { 'unless.1': { if: "move.mover.size == 'great'", clauses: ['terrain.hindering.stop-on-entry'], note: 'the mover is great' } },
  ],
  [
    'a new restriction',
    'tiny',
    'add',
    {
      id: 'stop.tiny',
      kind: 'restriction',
      path: 'move',
      over: 'step',
      gives: 'must-stop',
      if: "to.debris && move.mover.size == 'tiny'",
      note: 'a tiny character stops in debris',
      clauses: ['terrain.debris.adds-hindering'],
    },
  ],
];

test.each(SIZES)(
  '%s for a size that the mover of no example of the rulebook has, %s, gets a position with that size',
  (_, size, blockHead, json) => {
    const block = `\`\`\`${blockHead}\n${JSON.stringify(json)}\n\`\`\`\n`;
    const withErratum = [...sources, erratumOf(size, ['# Some characters move otherwise\n\nTheir size decides.\n', block])];
    const compilation = compileCached(withErratum);
    const unnoticed = findUnnoticedErratum(`players-guide.${size}`, compilation, bookRun);
    const difference = unnoticed.get(`players-guide.${size}`);
    const { character, characters } = difference?.question ?? {};
    const mover = listOf(characters).find((one) => isObject(one) && one['id'] === character);
    expect(mover).toMatchObject({ size });
    expect(difference?.before).not.toEqual(difference?.after);
  },
);

test('an exception for a size gets a game of an example of its clause, with a character of that size, that is legal without the erratum', () => {
  const condition =
    "option.makes == 'close' && option.self != none && captives(option.self).size() >= (option.self.size == 'tiny' ? 2 : captiveLimit)";
  const block = `\`\`\`set capture.full\n${JSON.stringify({ if: condition })}\n\`\`\`\n`;
  const compilation = compileCached([
    ...sources,
    erratumOf('tiny-captor', ['# Tiny captors\n\nA tiny character has two at most.\n', block]),
  ]);
  const unnoticed = findUnnoticedErratum('players-guide.tiny-captor', compilation, bookRun);
  const difference = unnoticed.get('players-guide.tiny-captor');
  expect(difference?.question['ask']).toBe('play');
  expect(listOf(difference?.question['characters'])).toContainEqual(expect.objectContaining({ size: 'tiny' }));
  expect(difference?.after).toMatchObject({ illegal: { rule: 'capture.capturing.limit-three' } });
  expect(difference?.before).not.toHaveProperty('illegal');
});

const LIMITS: readonly (readonly [what: string, constraint: object])[] = [
  ['a number inside an entry of a list', { about: 'recruit', if: 'it.points > 450' }],
  ['two fields of one entry', { about: 'recruit', if: "it.line == 'red' && it.points > 150" }],
  ['the length of a list', { if: 'forceFeats.size() > 4' }],
];

test.each(LIMITS)('a new limit on %s gets a force that breaks it', (_, limit) => {
  const clauses = ['force.assembling.mostly-characters'];
  const json = { id: 'force.limit', kind: 'constraint', on: 'check', of: 'force', message: 'there is a limit', clauses, ...limit };
  const block = `\`\`\`add\n${JSON.stringify(json)}\n\`\`\`\n`;
  const compilation = compileCached([...sources, erratumOf('limit', ['# A limit for forces\n\nThere is a limit.\n', block])]);
  const unnoticed = findUnnoticedErratum('players-guide.limit', compilation, bookRun);
  const difference = unnoticed.get('players-guide.limit');
  expect(difference?.question['ask']).toBe('force');
  // Only one of the two verdicts has the message.
  expect(JSON.stringify([difference?.before, difference?.after]).split('there is a limit')).toHaveLength(2);
});

test('an exception that depends on a number of a parameter gets a question with at least that number', () => {
  const exception = { if: 'epicActions(game.buildTotal) > 0', clauses: ['tactics.feats.ten-percent-rule-cap'], note: 'the battle is epic' };
  const block = `\`\`\`set force.feats-too-dear\n${JSON.stringify({ 'unless.0': exception })}\n\`\`\`\n`;
  const compilation = compileCached([...sources, erratumOf('epic-feats', ['# Epic battles\n\nThere is no limit.\n', block])]);
  const difference = findUnnoticedErratum('players-guide.epic-feats', compilation, bookRun).get('players-guide.epic-feats');
  expect(difference?.question).toMatchObject({ ask: 'force' });
  // The parameter "epicFrom", which "epicActions" reads.
  const epicFrom = 400;
  expect(Number(difference?.question['buildTotal'])).toBeGreaterThanOrEqual(epicFrom);
});

test('where nothing is found, the warning lists the kinds of questions that were searched', () => {
  const [erratum] = rulebook().rulebook?.errata ?? [];
  const [finding] = diagnoseUnnoticed(rulebook(), new Map([[erratum?.erratum.id ?? '', undefined]]));
  expect(finding?.found).toMatch(/ variations of the examples \(action-total, .*force, .*play, .*victory\) and 40 recorded games$/);
  expect(finding?.hint).toContain('write it as an example below');
});

describe('an erratum that changes no verdict of the rulebook', () => {
  const compilation = rulebook();
  const packs = compilation.packs.map((pack) => {
    const judge = cachedJudgeOf(pack.compilation);
    const isAsked = (file: string): boolean => pack.sources.pathOnDisk(file) !== undefined;
    return { judge, compilation: pack.compilation, run: runAll(judge, pack.compilation, pack.sources.sources, bookCache, isAsked) };
  });
  const unnoticedWith = (packRuns: typeof packs) =>
    findUnnoticedErratum('rulebook-2014.action-tokens', compilation, { ...bookRun, packs: packRuns });

  test('is noticed by an example of a pack whose verdict it changes', () => {
    expect([...unnoticedWith(packs).keys()]).toEqual([]);
  });

  test('is not noticed by an example of a pack that shows the clause and has the same verdict without it', () => {
    const question = { ask: 'break-away', roll: 6 };
    const withSameVerdict = packs.map((pack) => ({
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
    expect([...unnoticedWith(withSameVerdict).keys()]).toEqual(['rulebook-2014.action-tokens']);
  });
});

/** The text of a page without the examples that roll to break away. */
function withoutRolls(text: string): string {
  return text
    .split(/(?<=^```\n)|(?=^```example )/m)
    .filter((part) => !part.includes('"ask":"break-away"'))
    .join('');
}

test('every value of an enumeration is tried in the field that gives it, also in a list inside an object of a question', () => {
  const ring = rulebook().rulebook?.definitions.find(({ definition: { id } }) => id === 'recruit.ring')?.definition;
  if (ring === undefined) throw new Error('the book has no recruit.ring');
  const questions = [
    { ask: 'reach', speed: 3 },
    { ask: 'force', force: { characters: [{ name: 'Tern', points: 50 }] } },
  ];
  const sampled = ['none', 'silver', 'gold', 'bronze', 'green'].map((value) => ({
    ask: 'force',
    force: { characters: [{ ring: value }] },
  }));
  expect(samplesOf(ring, questions)).toEqual(sampled);
});

test('random games are the same for one seed, vary the games of the focus, and have their actions', () => {
  const examples = bookRun.results.flatMap(({ example: { question } }) => (question === undefined ? [] : [question]));
  const games = examples.filter((question) => question['ask'] === 'play').slice(0, 3);
  const focus = { questions: games, examples: games.slice(0, 1), words: new Set(['size', 'tiny']), numbers: [] };
  const firstGames = () => {
    const series = randomGames(examples, 7, [], focus);
    return Array.from({ length: 60 }, () => series.next().value);
  };
  const withoutSquares = (value: unknown): string => JSON.stringify(value).replaceAll(/[A-Z]\d+/g, '');
  const actions = new Set(games.map((game) => withoutSquares(game['actions'])));
  expect(firstGames()).toEqual(firstGames());
  expect(firstGames().filter((game) => !actions.has(withoutSquares(game?.['actions'])))).toEqual([]);
  expect(firstGames().filter((game) => JSON.stringify(game).includes('"size":"tiny"')).length).toBeGreaterThan(5);
  expect([...randomGames(examples, 7, [], { ...focus, questions: [], examples: [] })]).toEqual([]);
});
