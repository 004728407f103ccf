import { describe, expect, test } from 'vitest';
import { compile } from '../../../generator/compile.ts';
import { createCompileCache } from '../../../generator/compile-cache.ts';
import { asksJudge } from '../../../generator/examples/run.ts';
import { createCodeCache } from '../../../generator/instantiate/game.ts';
import { Memo } from '../../../generator/memo.ts';
import { type Baseline, baselineOf } from '../../../generator/mutate/baselines.ts';
import { createShapes } from '../../../generator/mutate/shape.ts';
import type { TestedEdition } from '../../../generator/mutate/tested-edition.ts';
import { tryMutants } from '../../../generator/mutate/try-mutants.ts';
import schema from '../../../schemas/definition.schema.json' with { type: 'json' };
import { smallBookWith } from '../../fixtures/edited-small-book.ts';
import { throughJson } from '../../support/through-json.ts';

/** An example that claims a verdict of the edition `original` alone. */
const PRINTED_ALONE = `\`\`\`example printed
says: As printed.
ask: {"ask":"break-away","roll":2}
verdict original: {"succeeds":true}
because original: ["turns.escape.roll"]
\`\`\`

## A rest {#rest}`;

const { rulebook, editions, vocabulary, given } = compile(
  smallBookWith([{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: PRINTED_ALONE }]),
);
if (rulebook === undefined || vocabulary === undefined || given === undefined) throw new Error('the small book does not compile');
const examples = [...rulebook.clauses.values()].flatMap(({ ast }) => ast.examples.filter(asksJudge));
const compiler = { compiled: new Map(), code: createCodeCache() };

/** The baseline of an edition of the small book, tested after others. */
function baselineAfter(earlier: readonly Baseline[], id: string, own: Partial<TestedEdition> = {}): Baseline {
  const edition = editions.find(({ book }) => book.id === id);
  if (edition === undefined || vocabulary === undefined || given === undefined) throw new Error(`there is no edition ${id}`);
  return baselineOf({ key: id, edition, vocabulary, given, examples, ...own }, compiler, earlier, []);
}

const idsIn = (baseline: Baseline, compared: readonly string[]): readonly string[] =>
  [...baseline.asked().examplesFor(compared)].map(({ id }) => id).sort();

const BUSH = 'ground.bushes.label#one-bush';
const OFF_THE_MAP = 'ground.bushes.measure#off-the-map';
const PRINTED = 'turns.escape.roll#printed';
const THREE = 'turns.escape.roll#three';

describe('an edition is asked', () => {
  const current = baselineAfter([], 'current');
  const original = baselineAfter([current], 'original');

  test('all examples with a claim for it, if none is tested before it', () => {
    expect(idsIn(current, ['current', 'original'])).toEqual([BUSH, OFF_THE_MAP, THREE]);
  });

  test('those that it answers otherwise than an edition tested before it, or that were not asked there', () => {
    expect(idsIn(original, ['current', 'original'])).toEqual([PRINTED, THREE]);
  });

  test('all of them, if the editions tested before it do not have the definition', () => {
    expect(idsIn(original, ['original'])).toEqual([BUSH, OFF_THE_MAP, PRINTED, THREE]);
    expect(original.asked().examplesFor(['original'])).toBe(original.asked().examplesFor([]));
  });

  test('all of them, if the examples asked before it are those of another book', () => {
    const own = examples.filter(({ id }) => id !== BUSH);
    const inPack = baselineAfter([current], 'current', { key: 'cards current', examples: own });
    expect(idsIn(inPack, ['current', 'cards current'])).toEqual([OFF_THE_MAP, THREE]);
  });
});

test('what mutants of a definition may change is computed once for all definitions of the same editions', () => {
  const calls: string[] = [];
  const cache = createCompileCache(new Memo(({ name }) => void calls.push(name)));
  const current = baselineAfter([], 'current');
  const original = baselineAfter([current], 'original');
  const tryDefinition = (id: string, baselines: readonly Baseline[]): void => {
    const definition = current.tested.edition.book.definitions.find((node) => node.definition.id === id)?.definition;
    if (definition === undefined) throw new Error(`there is no ${id}`);
    const target = { definition, editions: baselines.map(({ tested }) => tested.key), examplesOfClauses: [] };
    const refusing = { ...compiler, cache, isDefinition: (_value: unknown): _value is never => false };
    const shapes = createShapes(throughJson(schema));
    tryMutants({ compiler: refusing, shapes, examples, baselines, target, earlierResultOf: () => undefined, seed: undefined });
  };
  tryDefinition('square.thick', [current, original]);
  tryDefinition('square.green', [current, original]);
  tryDefinition('escapeOn', [current]);
  expect(calls.filter((name) => name === 'knownIn')).toEqual(['knownIn', 'knownIn']);
});
