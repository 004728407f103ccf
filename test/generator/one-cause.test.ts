/** A definition that is missing, misspelt or of another type is one finding, however many others use it. */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/diagnostic.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached, sources } from '../fixtures/engines.ts';
import { type Fields, type WrittenDefinition, writtenDefinitions } from '../fixtures/written-definitions.ts';

const SORTS = { enum: ['normal', 'penetrating', 'unavoidable', 'pushing', 'knock-back'] };

const CASES: readonly (readonly [id: string, set: Fields, code: string, found: string, relatedCount: number])[] = [
  ['isDouble', { id: 'isDoubled' }, 'definition-id-misspelt', 'isDoubled', 2],
  ['character.due', { id: 'character.duty' }, 'definition-id-misspelt', 'character.duty', 2],
  ['object.card', { id: 'object.ticket' }, 'expression-unknown-name', 'object.card', 2],
  ['square.hindering', { id: 'square.hinders' }, 'expression-unknown-fact', 'hindering', 4],
  ['set-up.reveal', { id: 'set-up.unveil' }, 'expression-unknown-name', 'set-up.reveal', 0],
  ['knock-back.rim-closed', { id: 'knock-back.edge-closed' }, 'definition-unknown', 'knock-back.rim-closed', 2],
  ['character.bolts', { type: 'bool' }, 'value-of-other-type', '1', 0],
  ['character.dialEnds', { type: 'int' }, 'expression-wrong-type', 'a whole number', 7],
  ['dice.roll', { name: 'diceThrow' }, 'expression-unknown-name', 'rolling', 11],
  ['move.break-away', { name: 'escaping' }, 'expression-unknown-name', 'breaking', 3],
  [
    'calculation.damage-dealt',
    { takes: { victim: 'character', from: 'character?', dealt: 'int', sort: SORTS, critic: 'bool = false', reductions: '[int] = []' } },
    'expression-unknown-name',
    'critical',
    2,
  ],
  ['captives', { type: 'int' }, 'expression-wrong-type', 'a list (each a character)', 0],
];

function writtenDefinition(id: string): WrittenDefinition {
  const found = writtenDefinitions.find(({ definition }) => definition.id === id);
  if (found === undefined) throw new Error(`the book has no definition ${id}`);
  return found;
}

function diagnosticsOfEdited(id: string, set: Fields): readonly Diagnostic[] {
  const { file } = writtenDefinition(id);
  return compileCached(withoutPacks(editedBook([{ file, id, set }]))).diagnostics;
}

test.each(CASES)('%s with %j is one finding', (id, set, code, found, relatedCount) => {
  expect(diagnosticsOfEdited(id, set).map((d) => [d.code, d.found, d.related?.length ?? 0])).toEqual([[code, found, relatedCount]]);
});

const LINE_DEFENSE = '"of": "line-defense",\n      "in": "line"';

const WRITTEN: readonly (readonly [page: string, right: string, wrong: string, code: string, found: string, hint: RegExp])[] = [
  [
    'combat/knock-back',
    '["obstacle", ',
    '["obstacel", ',
    'definition-id-misspelt',
    'obstacel',
    /^Did you mean to define "obstacle" here\?$/,
  ],
  ['combat/knock-back', '["obstacle", ', '[', 'cause-unknown', 'obstacle', /^List it under "causes" of the path\. .*: 7 places use it\.$/],
  ['combat/knock-back-elevation', '"cause": "rim"', '"cause": "rims"', 'cause-unknown', 'rims', /^Did you mean "rim"\?$/],
  [
    'terrain/hindering',
    LINE_DEFENSE,
    '"of": "line-defence",\n      "in": "line"',
    'expression-unknown-name',
    'line-defence',
    /^Did you mean "line-defense"\?$/,
  ],
  [
    'terrain/hindering',
    LINE_DEFENSE,
    '"in": "line"',
    'field-missing',
    'id, kind, in, modifier, if, unless, note, clauses, cites',
    /^Add "of"\.$/,
  ],
];

const diagnosticsOfReplaced = (page: string, replacements: readonly (readonly [right: string, wrong: string])[]): readonly Diagnostic[] => {
  const path = `rules/${page}.json`;
  const replaced = (text: string): string => replacements.reduce((before, [right, wrong]) => before.replace(right, wrong), text);
  return compileCached(withoutPacks(sources.map((source) => (source.path === path ? { path, text: replaced(source.text) } : source))))
    .diagnostics;
};

test.each(WRITTEN)('in %s, %s written as %s is one finding', (page, right, wrong, code, found, hint) => {
  const diagnostics = diagnosticsOfReplaced(page, [[right, wrong]]);
  expect(diagnostics.map((d) => [d.code, d.found, d.hint])).toEqual([[code, found, expect.stringMatching(hint)]]);
});

test.each(['"of": "line-defence",\n      "in": "line"', '"in": "line"'])(
  'a misspelt function beside a value with %s is a second finding',
  (wrong) => {
    const diagnostics = diagnosticsOfReplaced('terrain/hindering', [
      [LINE_DEFENSE, wrong],
      ['lineDefense(attack.attacker, character)', 'mxa(1, 2)'],
    ]);
    expect(diagnostics.map(({ hint }) => hint)).toContain('Did you mean "max"?');
    expect(diagnostics).toHaveLength(2);
  },
);

/** `found` is the misspelt name or, if only the misspelt place declared the right name, the right one, which its users then do not find. */
const MISSPELT: readonly (readonly [page: string, right: string, wrong: string, found: string, hint: RegExp])[] = [
  ['objects/placing', '"offer": "tokens"', '"offer": "tokenz"', 'tokenz', /^Did you mean "tokens"\?$/],
  ['setup/map', '"offer": "sides"', '"offer": "borders"', 'borders', /^$/],
  ['setup/reveal', '"in": "seats"', '"in": "seatsx"', 'seats', /^Did you mean "seatsx"\?$/],
  ['turns/beginning-end-effects', '"offer": "turn"', '"offer": "turz"', 'turz', /^Did you mean "turn"\?$/],
  ['combat/ranged', '"in": "turn"', '"in": "turnx"', 'turnx', /^Did you mean "turn"\?$/],
  ['objects/picking-up', '"role": "pickup"', '"role": "lifting"', 'pickup', /: 8 places use it\.$/],
  [
    'objects/placing',
    '"role": "objectstart"',
    '"role": "objectstarts"',
    'objectstart',
    /^Did you mean "objectstarts"\?.*: 3 places use it\.$/,
  ],
  ['setup/place', '"role": "start"', '"role": "startx"', 'start', /^Did you mean "startx"\?.*: 4 places use it\.$/],
  ['tactics/horde-tokens', '"role": "returning"', '"role": "returningx"', 'returning', /: 4 places use it\.$/],
];

test.each(MISSPELT)('in %s %s written as %s is one finding', (page, right, wrong, found, hint) => {
  const path = `rules/${page}.json`;
  expect(sources.find((source) => source.path === path)?.text).toContain(right);
  const edited = sources.map((source) => (source.path === path ? { path, text: source.text.replace(right, wrong) } : source));
  const { diagnostics } = compileCached(withoutPacks(edited));
  expect(diagnostics.map((d) => [d.code, d.found, d.hint ?? ''])).toEqual([
    ['expression-unknown-name', found, expect.stringMatching(hint)],
  ]);
});

test('a misspelt "in" of a value is one finding: the function of its quantity, which is then missing, is not reported', () => {
  const diagnostics = diagnosticsOfEdited('defense.hindered-line', { in: 'linex' });
  expect(diagnostics.map((d) => [d.code, d.found, d.hint])).toEqual([['value-unknown', '"linex"', 'Did you mean "line"?']]);
});

test('faults of types in many definitions blame the one fact that all of them use and few others do', () => {
  const blamed = ['character.dialEnds', 'character.footing'].map((id) =>
    diagnosticsOfEdited(id, { type: 'int' }).map((d) => /use "([^"]*)"/.exec(d.hint ?? '')?.[1]),
  );
  expect(blamed).toEqual([['character.dialEnds'], ['character.footing']]);
});

test('rows that all give another type than their property declares are one finding, without those in its users', () => {
  const found = diagnosticsOfEdited('epicActions', { type: 'bool' });
  expect(found.map(({ code, refersTo, place }) => [code, refersTo?.[0], place.pointer?.split('/').slice(-3)])).toEqual([
    ['expression-wrong-type', 'epicActions', ['rows', '0', 'gives']],
  ]);
});

/** `character.printedSize`, `character.size` and `endSize` list the same three sizes, so a fourth has the index 3; 4 is wrong. */
test.each([
  ['character.printedSize', 4, 3],
  ['endSize', 3, 4],
])('a value added to %s at the wrong index of an enumeration is one finding', (wrong, indexOfFirst, indexOfLast) => {
  const added = [
    ['character.printedSize', indexOfFirst],
    ['character.size', 3],
    ['endSize', indexOfLast],
  ] as const;
  const blocks = added.map(([id, index]) => `\`\`\`set ${id}\n{ "type.enum.${index}": "titanic" }\n\`\`\`\n`);
  const head = '---\nid: players-guide.probe\npublication: players-guide\nsource: Players Guide, Probe\n---\n';
  const text = `${head}\n# A new size\n\nFigures may be titanic.\n\n${blocks.join('\n')}`;
  const { diagnostics } = compileCached(withoutPacks([...sources, { path: 'rules/errata/players-guide-probe.md', text }]));
  expect(diagnostics.map(({ code, refersTo }) => [code, refersTo])).toEqual([['erratum-path-unknown', [wrong]]]);
});

const REMOVALS: readonly (readonly [id: string, code: string, found: string, relatedCount: number])[] = [
  ['move.make', 'definition-needed', 'character.handled, give.move, give.unstack', 4],
  ['calculation.symbols', 'definition-needed', 'size-by-symbol.has, symbol-wing.gives', 2],
  ['tokenLimit', 'definition-needed', 'tokens.give, stack.merge, mayControl, action.two-tokens', 6],
  ['set-up.reveal', 'definition-needed', 'set-up', 1],
  ['defense.hindered-line', 'definition-needed', 'defense.line', 1],
  ['move.blocking', 'definition-needed', 'bulldoze.past, movement-blocking.past', 2],
  ['move.opposing', 'definition-needed', 'movement-characters.past', 1],
  ['stack.other-force', 'text-word-unmatched', 'may', 3],
];

test.each(REMOVALS)('an erratum that removes %s is one finding, packs included', (id, code, found, relatedCount) => {
  const head = '---\nid: players-guide.probe\npublication: players-guide\nsource: Players Guide, Probe\n---\n';
  const erratum = `${head}\n# A rule is gone\n\nNo rule takes its place.\n\n\`\`\`remove ${id}\n\`\`\`\n`;
  const { diagnostics } = compileCached([...sources, { path: 'rules/errata/players-guide-probe.md', text: erratum }]);
  expect(diagnostics.map((d) => [d.code, d.found, d.related?.length ?? 0])).toEqual([[code, found, relatedCount]]);
  if (id === 'move.blocking') expect(diagnostics[0]?.hint).toContain('`set move.blocking` with "unless.0": { "if": "true", … }');
  expect(diagnostics[0]?.hint).toMatch(/^Remove or change these definitions too[.,]|in the erratum "players-guide\.probe"/);
});
