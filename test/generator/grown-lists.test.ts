/** When an erratum adds an entry to a list, texts and definitions that name the other entries may be stale. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import type { SummaryLine } from '../../generator/stale/candidates.ts';
import { definitionsNaming, grownMap } from '../../generator/stale/grown-lists.ts';
import { meaningfulWords } from '../../generator/stale/meaningful-words.ts';
import { textsNaming } from '../../generator/stale/texts-naming.ts';
import { changeBy, changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

test('definitions that name the former last value of an enumeration, or several of its values, are listed', () => {
  const namingAfter = (condition: string) => {
    const change = changeBy([
      { definition: 'character.size', set: { 'type.enum.3': 'vast' } },
      { definition: 'set-up.withered', set: { if: `characters.all(c, ${condition})` } },
    ]);
    return definitionsNaming(change.after, change.grown).map(({ id, names }) => `${id}: ${names.join()}`);
  };
  expect(namingAfter("c.size == 'great'")).toEqual(['set-up.withered: great']);
  expect(namingAfter("c.size in ['tiny', 'standard', 'great']")).toEqual(['set-up.withered: tiny,standard,great']);
  expect(namingAfter("c.size == 'tiny'")).toEqual([]);
  expect(namingAfter("c.size >= 'great'")).toEqual([]);
  expect(namingAfter("c.size >= 'great' && c.size != 'vast'")).toEqual([]);
});

test('an enumeration that grows at its beginning makes tests for the former first value stale, one that grows in the middle none', () => {
  const idsAfter = (sizes: readonly string[], condition: string) => {
    const change = changeBy([
      { definition: 'character.size', set: { 'type.enum': sizes } },
      { definition: 'set-up.withered', set: { if: `characters.all(c, ${condition})` } },
    ]);
    return definitionsNaming(change.after, change.grown).map(({ id }) => id);
  };
  const withSmallest = ['minuscule', 'tiny', 'standard', 'great'];
  expect(idsAfter(withSmallest, "c.size == 'tiny'")).toEqual(['set-up.withered']);
  expect(idsAfter(withSmallest, "c.size == 'great'")).toEqual([]);
  expect(idsAfter(withSmallest, "c.size <= 'tiny'")).toEqual([]);
  expect(idsAfter([...withSmallest, 'vast'], "c.size == 'great'")).toEqual(['set-up.withered']);
  for (const end of ['tiny', 'great']) expect(idsAfter(['tiny', 'standard', 'large', 'great'], `c.size == '${end}'`)).toEqual([]);
});

test('a definition that compares another enumeration with some of the same values is not listed', () => {
  const definitions = [
    { id: 'board.season', kind: 'record', of: 'board', type: { enum: ['tiny', 'standard', 'long'] }, given: 'map.season' },
    { id: 'isLate', kind: 'property', takes: { of: 'player' }, type: 'bool', is: "board.season in ['tiny', 'standard']" },
    { id: 'isSmall', kind: 'property', takes: { c: 'character' }, type: 'bool', is: "c.size in ['tiny', 'standard']" },
  ].map((one) => ({ add: { ...one, clauses: ['ground.bushes.measure'] } }));
  const change = changeBy([...definitions, { definition: 'character.size', set: { 'type.enum.3': 'vast' } }]);
  expect(definitionsNaming(change.after, change.grown).map(({ id }) => id)).toEqual(['isSmall']);
});

test('a definition that reads several values of an enumeration only by calling a function is listed', () => {
  const takes = { c: 'character', wanted: { enum: ['tiny', 'standard', 'great'] } };
  const definitions = [
    { id: 'isOfSize', kind: 'property', takes, type: 'bool', is: 'c.size == wanted' },
    { id: 'isSmall', kind: 'property', takes: { c: 'character' }, type: 'bool', is: "isOfSize(c, 'tiny') || isOfSize(c, 'standard')" },
  ].map((one) => ({ add: { ...one, clauses: ['ground.bushes.measure'] } }));
  const change = changeBy([...definitions, { definition: 'character.size', set: { 'type.enum.3': 'vast' } }]);
  expect(definitionsNaming(change.after, change.grown).map(({ id }) => id)).toEqual(['isSmall']);
});

test('texts that name several values of an enumeration without the new one are listed, and the heading that repeats their number', () => {
  const { rulebook, change } = changedBook(
    [{ definition: 'character.size', set: { 'type.enum.3': 'vast' } }],
    [
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: 'gives 1 more. Three sizes: tiny, standard, great.' },
      { path: 'rules/ground/bushes.md', replace: '## Cover {', with: '## Cover for three {' },
      // An example of another clause, `measure`, whose text names no sizes: not listed.
      { path: 'rules/ground/bushes.md', replace: 'says: A square that is not there', with: 'says: In three sizes, a square' },
      { path: 'rules/readings/bushes.json', replace: 'hinder nothing.', with: 'hinder neither tiny nor great characters.' },
    ],
  );
  const summaries = [
    { candidate: { where: 'line 1', text: 'Great and standard characters, and no vast ones.' }, clauses: [] },
    { candidate: { where: 'line 2', text: 'Great and standard characters.' }, clauses: [] },
  ];
  const found = textsNaming(rulebook, change, summaries);
  expect(found.map(({ where, words }) => `${where}: ${words.join()}`)).toEqual([
    'text of ground.bushes.cover: tiny,standard,great',
    'heading of ground.bushes.cover: three',
    'reading.bushes: tiny,great',
    'line 2: standard,great',
  ]);
});

test('a text with the word of a new value in another sense is listed if it enumerates the others without it', () => {
  const { rulebook, change } = changedBook([{ definition: 'character.size', set: { 'type.enum.3': 'vast' } }]);
  const isListed = (text: string) => textsNaming(rulebook, change, [{ candidate: { where: 'line', text }, clauses: [] }]).length > 0;
  expect(isListed('From small to vast the sizes are tiny, standard and great.')).toBe(true);
  expect(isListed('The field is vast. Sizes are tiny, standard and great.')).toBe(true);
  expect(isListed('Sizes are tiny, standard, great and vast.')).toBe(false);
  expect(isListed('A vast or a tiny character is no standard one.')).toBe(false);
  expect(isListed('Tiny is smaller than standard, and great smaller than vast.')).toBe(false);
});

test('a text that the change itself wrote, with the new name, is not listed', () => {
  const text = 'The vast field. Sizes are tiny, standard and great.';
  const before = 'A hindered line gives 1 more defense.';
  const { rulebook, change } = changedBook([
    { definition: 'character.size', set: { 'type.enum.3': 'vast' } },
    { clause: 'ground.bushes.cover', expects: digestOf(before), text },
  ]);
  expect(textsNaming(rulebook, change, [])).toEqual([]);
});

test('a line that names two kinds of squares side by side is listed if it sums up a rule with the same result as an added rule', () => {
  const kind = (name: string) => ({ id: `square.${name}`, kind: 'record', of: 'square', type: 'bool', draws: {}, given: `map.${name}` });
  const page = (...names: readonly string[]): Change => ({
    path: 'rules/ground/bushes.json',
    replace: '"definitions": [',
    with: `"definitions": [${names.map((name) => JSON.stringify({ ...kind(name), clauses: ['ground.bushes.label'] })).join()},`,
  });
  const added = { id: 'bog.between', kind: 'restriction', path: 'fire', over: 'between', gives: 'hindered', if: 'square.bog', note: 'bog' };
  const { rulebook, change } = changedBook(
    [{ add: { ...kind('bog'), clauses: ['ground.bushes.cover'] } }, { add: { ...added, clauses: ['ground.bushes.cover'] } }],
    [page('moss', 'fern', 'heath')],
  );
  const isListed = (text: string, clause: string) =>
    textsNaming(rulebook, change, [{ candidate: { where: 'line', text }, clauses: [clauseId(clause)] }]).length > 0;
  expect(isListed('Moss terrain or fern hinders.', 'ground.bushes.label')).toBe(true);
  expect(isListed('Moss terrain or fern hinders.', 'turns.escape.roll')).toBe(false);
  expect(isListed('Moss | green | is as fern', 'ground.bushes.label')).toBe(false);
});

test('a table with rows for several values of an enumeration is listed if it has no row for the new one', () => {
  const { rulebook, change } = changedBook([{ definition: 'character.size', set: { 'type.enum.3': 'vast' } }]);
  const rows = (...names: readonly string[]): SummaryLine[] =>
    names.map((firstCell, index) => ({
      candidate: { where: `line ${index}`, text: `${firstCell} | vast or not` },
      clauses: [],
      row: { table: 'table "Sizes"', firstCell },
    }));
  const placesNaming = (lines: readonly SummaryLine[]) => textsNaming(rulebook, change, lines).map(({ where }) => where);
  expect(placesNaming(rows('Tiny', 'Standard', 'Great'))).toEqual(['table "Sizes"']);
  expect(placesNaming(rows('Tiny', 'Standard', 'Great', 'Vast'))).toEqual([]);
});

test('an example of a clause that counts the names of a list is listed if it contains the next number', () => {
  const { rulebook, change } = changedBook(
    [{ definition: 'character.size', set: { 'type.enum.3': 'vast' } }],
    [
      { path: 'rules/ground/bushes.md', replace: 'Indoors it is not.', with: 'Three sizes: tiny, standard, great.' },
      { path: 'rules/ground/bushes.md', replace: 'says: One bush', with: 'says: A fourth size' },
    ],
  );
  expect(textsNaming(rulebook, change, []).map(({ where }) => where)).toEqual([
    'text of ground.bushes.label',
    'example ground.bushes.label#one-bush',
  ]);
});

test('a new kind of square makes a definition stale that sets the others one by one', () => {
  const record = { kind: 'record', of: 'square', type: 'bool', draws: {}, clauses: ['ground.bushes.label'] };
  const { after } = changeBy([
    { add: { ...record, id: 'square.bog', given: 'map.bog' } },
    { add: { ...record, id: 'square.moss', given: 'map.moss' } },
  ]);
  const grown = grownMap(after, new Set([definitionId('square.moss')]));
  const namingWith = (...names: readonly string[]) => {
    const [first, ...rest] = names.map((name) => ({ set: `square.${name}`, of: 'it', to: 'false' }));
    const [node] = after.definitions;
    if (first === undefined || node === undefined) throw new Error('there is nothing to set');
    const { clauses } = node.definition;
    const definition: Definition = { id: definitionId('clear'), kind: 'procedure', name: 'clearing', steps: [first, ...rest], clauses };
    return definitionsNaming({ ...after, definitions: [{ ...node, definition }] }, grown).map(({ names: set }) => set.join());
  };
  // The list of the map for `square.bush` is called `hindering`.
  expect(namingWith('bush', 'bog')).toEqual(['bog,hindering']);
  expect(namingWith('bush', 'bog', 'moss')).toEqual([]);
  expect(namingWith('bush')).toEqual([]);
});

test('a new kind of square makes a definition stale that reads the others one by one', () => {
  const kinds = ['bog', 'moss'].map((name) => ({
    id: `square.${name}`,
    kind: 'record',
    of: 'square',
    type: 'bool',
    given: `map.${name}`,
    draws: {},
    clauses: ['ground.bushes.label'],
  }));
  const namingWith = (condition: string) => {
    const change = changeBy([...kinds.map((add) => ({ add })), { definition: 'bush.target', set: { if: condition } }]);
    // As if `bog` had been there before: only `moss` counts as new.
    const grown = grownMap(change.after, new Set([definitionId('square.moss')]));
    return definitionsNaming(change.after, grown).map(({ id, names, added }) => [id, ...names, '+', ...added].join(' '));
  };
  expect(namingWith('!square.bush && !square.bog')).toEqual(['bush.target bog hindering + moss']);
  expect(namingWith('!square.bush && !square.bog && !square.moss')).toEqual([]);
  expect(namingWith('square.green')).toEqual([]);
});

test('numbers in digits and in words are meaningful, but not "3D" and the pronoun "one"; of a link only its text is read', () => {
  expect([...meaningfulWords('a 3-D or 3D map, grab a huge one, this one')]).toEqual([]);
  expect([...meaningfulWords('one die, the one die, 3-point')]).toEqual(['1', '3', 'point']);
  expect([...meaningfulWords('Roll [two dice](rule:dice.number-three): 4 or more wins.')]).toEqual(['2', '4']);
});
