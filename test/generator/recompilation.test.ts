/**
 * How much a compilation computes again after a change, in calls of the functions whose results are cached: unlike the time that
 * `npm run bench` measures, the number of calls does not depend on the machine.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { compile } from '../../generator/compile.ts';
import { createCompileCache } from '../../generator/compile-cache.ts';
import { Memo } from '../../generator/memo.ts';
import { sources } from '../fixtures/engines.ts';

const ERRATUM = 'rules/errata/players-guide-breaking-away.md';

let calls = new Map<string, number>();
const cache = createCompileCache(new Memo(({ name }) => void calls.set(name, (calls.get(name) ?? 0) + 1)));

function callsOf(list: readonly Source[]): { readonly all: number; readonly most: number } {
  calls = new Map();
  const { diagnostics } = compile(list, cache);
  expect(diagnostics).toEqual([]);
  const counts = [...calls.values()];
  return { all: counts.reduce((sum, one) => sum + one, 0), most: Math.max(0, ...counts) };
}

const withChanged = (path: string, change: (text: string) => string): readonly Source[] =>
  sources.map((source) => (source.path === path ? { ...source, text: change(source.text) } : source));

describe('a compilation calls again only the functions that read something of a change:', () => {
  beforeAll(() => {
    // Every definition, clause and page is computed.
    expect(callsOf(sources).all).toBeGreaterThan(30_000);
  });

  // The limits allow a function of an edition a few calls, since the rulebook and each pack have three editions. They allow no function a
  // call for each definition.
  test.each([
    ['nothing', (text: string) => text, { all: 6, most: 3 }],
    [
      'the text of an erratum',
      (text: string) => text.replace('A 2 or a 3 no longer breaks away', 'A 2 or a 3 breaks away no more'),
      { all: 130, most: 24 },
    ],
    [
      'the value of an erratum and the number in its text',
      (text: string) => text.replace('"value": 4', '"value": 5').replace('On a 4 or', 'On a 5 or').replace('On a 3 or', 'On a 4 or'),
      { all: 150, most: 24 },
    ],
  ] as const)('%s', (_what, change, atMost) => {
    const list = withChanged(ERRATUM, change);
    const made = callsOf(list);
    expect(made.all).toBeLessThanOrEqual(atMost.all);
    expect(made.most).toBeLessThanOrEqual(atMost.most);
    expect(callsOf(list).all).toBeLessThanOrEqual(6);
  });

  test('no board is lowered again after a change of what only games read', () => {
    const boardsAfter = (path: string, from: string, to: string): number => {
      callsOf(withChanged(path, (text) => text.replace(from, to)));
      return calls.get('lowerBoard') ?? 0;
    };
    expect(boardsAfter('rules/turns/pushing.json', '"says": "', '"says": "Now ')).toBe(0);
    expect(boardsAfter('rules/terrain/hindering.json', '"note": "', '"note": "now ')).toBeGreaterThan(0);
  });
});
