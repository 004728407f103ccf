/** Which member of a set replaces another depends on when they were added, never on the order of the definitions that add them. */
import { expect, test } from 'vitest';
import { setOf } from '../../../engine/game/calculation.ts';
import type { Entry } from '../../../engine/game/calculation-rules.ts';
import { startRun } from '../../../engine/game/run.ts';
import current from '../../../engine/generated/packs/standard/current.ts';
import game from '../../../engine/generated/packs/standard/game/current.ts';
import { createEngine } from '../../../engine/index.ts';

const idOf = (capability: string): number => game.capabilities.findIndex(({ id }) => id === capability);
const symbolsIndex = game.calculations.findIndex(({ steps }) => steps.some(({ replaces }) => replaces !== undefined));

/**
 * An entry that adds symbols. With `effect`, the effect of that number adds them; later effects have greater numbers. With `granted`, the
 * entry counts as soon as the set has that capability.
 */
function adds(symbols: readonly string[], { effect, granted }: { effect?: number; granted?: string } = {}): Entry {
  return {
    id: symbols.join(),
    clauses: [],
    class: 'has',
    operation: '',
    locked: false,
    amount: () => 0,
    list: () => symbols.map(idOf),
    test: () => true,
    ...(granted === undefined ? {} : { granted: idOf(granted), users: () => [] }),
    ...(effect === undefined ? {} : { users: () => [{ self: 0, effect, facts: {} }] }),
  };
}

/** The symbols of a character with the `printed` ones on its base, if these entries are the only ones of the rules. */
function symbolsWith(printed: readonly string[], entries: readonly Entry[]): string[] {
  const calculations = game.calculations.map((c, index) =>
    index === symbolsIndex ? { ...c, steps: c.steps.map((step) => ({ ...step, gather: step.replaces ? ['has'] : [] })), entries } : c,
  );
  const opened = createEngine({ ...current, game: { ...game, calculations } }).open({
    ask: 'play',
    map: { kind: 'outdoor', columns: 3, rows: 1 },
    players: ['p1', 'p2'],
    buildTotal: 100,
    characters: [
      { id: 'A', player: 'p1', at: 'A1', symbols: [...printed], dial: [{ speed: 6 }] },
      { id: 'B', player: 'p2', at: 'C1', dial: [{ speed: 6 }] },
    ],
    actions: [],
    dice: [],
  });
  if ('error' in opened) throw new Error(opened.error.message);
  const members = setOf(startRun(opened.game, opened.first, []), symbolsIndex, { character: 0 });
  return members.map((member) => game.capabilities[member]?.id ?? '').toSorted();
}

/** Each case: its name, the symbols on the base, the entries, and the symbols that the character then has. */
const CASES: readonly (readonly [string, readonly string[], readonly Entry[], readonly string[]])[] = [
  ['a symbol of another combat value replaces none', ['symbol-giant'], [adds(['symbol-wing'])], ['symbol-giant', 'symbol-wing']],
  ['a gained symbol takes the place of a printed one', ['symbol-giant'], [adds(['symbol-tiny'])], ['symbol-tiny']],
  [
    'the later effect takes the place of the earlier',
    ['symbol-wing'],
    [adds(['symbol-tiny'], { effect: 2 }), adds(['symbol-giant'], { effect: 1 })],
    ['symbol-tiny', 'symbol-wing'],
  ],
  [
    'a printed symbol that is gained again takes its place back',
    ['symbol-giant'],
    [adds(['symbol-tiny'], { effect: 1 }), adds(['symbol-giant'], { effect: 2 })],
    ['symbol-giant'],
  ],
  [
    'symbols gained at the same time do not replace each other',
    ['symbol-tiny'],
    [adds(['symbol-giant']), adds(['symbol-colossal'])],
    ['symbol-colossal', 'symbol-giant'],
  ],
  [
    'a symbol that a gained symbol grants replaces a printed one too',
    ['symbol-boot'],
    [
      adds(['symbol-wing'], { granted: 'symbol-tiny' }),
      adds(['symbol-tiny'], { granted: 'symbol-sharpshooter' }),
      adds(['symbol-sharpshooter']),
    ],
    ['symbol-sharpshooter', 'symbol-tiny', 'symbol-wing'],
  ],
];

test.each(CASES)('%s', (_, printed, entries, expected) => {
  expect(symbolsWith(printed, entries)).toEqual(expected.toSorted());
  expect(symbolsWith(printed, entries.toReversed())).toEqual(expected.toSorted());
});
