/** The rules, definitions and texts that an editor has to check after an erratum because they are like what changes. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { createFindLikelyTexts } from '../../generator/stale/likely-texts.ts';
import { tablesCiting } from '../../generator/stale/mentions.ts';
import { createOtherForms } from '../../generator/stale/other-forms.ts';
import { createFactsOf } from '../../generator/stale/read-facts.ts';
import { missingExceptions, relatedRules } from '../../generator/stale/related-rules.ts';
import { scopeOf } from '../../generator/stale/rule-change.ts';
import { siblingExceptions } from '../../generator/stale/sibling-exceptions.ts';
import { changeBy, changedBook } from '../fixtures/changed-small-book.ts';

const idsOf = (rules: readonly { readonly id: string }[]): readonly string[] => rules.map(({ id }) => id);

test('an exception to a restriction is missing for a new one of its path that reads the same fact, whatever label the new one gives', () => {
  const clauses = ['ground.bushes.label'];
  const restriction = { id: 'moss.between', kind: 'restriction', path: 'fire', over: 'between', gives: 'blocked', note: 'moss', clauses };
  const exception = { id: 'bush.past', kind: 'exception', to: ['bush.between'], if: 'square.elevation > 1', note: 'high up', clauses };
  const missingFor = (condition: string, ...others: readonly string[]) =>
    missingExceptions(changeBy([{ add: { ...restriction, if: condition } }, { add: { ...exception, to: [...exception.to, ...others] } }]));
  expect(missingFor('square.thick && square.elevation > 1')).toEqual([
    { added: 'moss.between', exception: 'bush.past', to: ['bush.between'] },
  ]);
  expect(missingFor('square.thick && square.elevation > 1', 'moss.between')).toEqual([]);
  // Reading the level of the line or the elevation does not make rules alike.
  expect(missingFor('line.level && square.elevation > 1')).toEqual([]);
});

test('a rule is related to a changed one of its path that reads the same fact, also through another fact', () => {
  const change = changeBy([{ definition: 'bush.between', set: { if: 'square.green && line.level' } }]);
  // `square.thick`, which `bush.target` reads, is a part of `square.green`.
  expect(relatedRules(change)).toEqual([
    { id: 'bush.target', clauses: ['ground.bushes.label'], facts: ['.thick'], to: [], neverActs: false },
    // A constraint is like rules of any path, and reads `square.thick` through `square.green`.
    { id: 'set-up.withered', clauses: ['ground.bushes.measure'], facts: ['.thick'], to: [], neverActs: false },
  ]);
  // A changed rule is compared by the facts that it read before the change.
  expect(idsOf(relatedRules(changeBy([{ definition: 'bush.between', set: { if: 'line.level' } }])))).toEqual([
    'bush.target',
    'set-up.withered',
  ]);
  expect(relatedRules(changeBy([{ definition: 'cover.defense', set: { if: 'square.thick' } }]))).toEqual([]);
});

test('a rule is related to one that a new exception is to, but not if the exception is to both', () => {
  const exceptionTo = (...to: readonly string[]) => {
    const parts = { if: 'square.elevation > 1', note: 'high up', clauses: ['ground.bushes.label'] };
    return relatedRules(changeBy([{ add: { id: 'bush.past', kind: 'exception', to, ...parts } }])).map(({ id }) => id);
  };
  expect(exceptionTo('bush.between')).toEqual(['bush.target', 'set-up.withered']);
  expect(exceptionTo('bush.between', 'bush.target')).toEqual(['set-up.withered']);
});

test('an exception to a changed rule is to be checked, and a rule that compares the same enumeration', () => {
  const definitions = [
    {
      id: 'bush.past',
      kind: 'exception',
      to: ['bush.between'],
      if: 'square.elevation > 1',
      note: 'high up',
      clauses: ['ground.bushes.label'],
    },
    {
      id: 'set-up.small',
      kind: 'constraint',
      on: 'set-up',
      if: "characters.all(c, c.size == 'tiny')",
      message: 'Small.',
      clauses: ['ground.bushes.cover'],
    },
    {
      id: 'set-up.bases',
      kind: 'constraint',
      on: 'set-up',
      if: 'characters.all(c, c.squares.size() > 4)',
      message: 'Big.',
      clauses: ['ground.bushes.cover'],
    },
  ];
  const added = definitions.map((one) => `${JSON.stringify(one)},`).join('\n');
  const page = { path: 'rules/ground/bushes.json', replace: '"definitions": [', with: `"definitions": [${added}` };
  const relatedAfter = (id: string, condition: string) =>
    relatedRules(changeBy([{ definition: id, set: { if: condition } }], page)).map((one) => [one.id, ...one.facts, ...one.to].join(' '));
  expect(relatedAfter('bush.between', 'line.level')).toContain('bush.past bush.between');
  // `squares.size()` is a number of squares, not the size of a character.
  const afterSize = relatedAfter('set-up.withered', "characters.all(c, c.size == 'great')");
  expect(afterSize.filter((one) => one.startsWith('set-up'))).toEqual(["set-up.small .size 'tiny'"]);
});

test('a rule is related to a removed one, and a definition to a change that gives its clause a new text', () => {
  expect(relatedRules(changeBy([{ remove: 'bush.between' }])).map(({ id }) => id)).toEqual(['bush.target', 'set-up.withered']);
  const cover = {
    clause: 'ground.bushes.cover',
    expects: digestOf('A hindered line gives 1 more defense.'),
    text: 'It gives 2 more defense.',
  };
  const related = [{ id: 'calculation.cover', clauses: ['ground.bushes.cover'], facts: [], to: [], neverActs: false }];
  expect(relatedRules(changeBy([cover, { definition: 'cover.defense', set: { if: "line.label == 'blocked'" } }]))).toEqual(related);
  // Where only a number changes, only a definition with that number may repeat it.
  expect(relatedRules(changeBy([cover, { definition: 'cover.defense', set: { modifier: 2 } }]))).toEqual([]);
  const copying = { path: 'rules/ground/bushes.json', replace: '"fold": "sum" }', with: '"fold": "sum" }, { "clamp": ["0", "1"] }' };
  expect(idsOf(relatedRules(changeBy([cover, { definition: 'cover.defense', set: { modifier: 2 } }], copying)))).toEqual(idsOf(related));
  // Where only texts change, the rules stay as they are.
  expect(relatedRules(changeBy([cover]))).toEqual([]);
});

test('texts that say nearly the same as the old text are listed, and no others', () => {
  const { rulebook, change } = changedBook(
    [{ definition: 'cover.defense', set: { if: "line.label == 'blocked'" } }],
    [{ path: 'rules/turns/escape.md', replace: 'How to get away.', with: 'A line that is hindered gives a defense of 1 more.' }],
  );
  const likely = createFindLikelyTexts([])([{ rulebook, change }]);
  expect(likely.map(({ where }) => where)).toEqual(['opening of the page turns.escape']);
});

test('a definition of any kind is related to a rule with the same condition about other subjects', () => {
  const propertyOf = (id: string, condition: string) =>
    JSON.stringify({ id, kind: 'property', takes: { at: 'square' }, type: 'bool', is: condition, clauses: ['ground.bushes.measure'] });
  const beside = "characters.exists(c, c.size == 'tiny' && at in c.squares)";
  const page = {
    path: 'rules/ground/bushes.json',
    replace: '"definitions": [',
    with: `"definitions": [
      ${propertyOf('isCrowded', `at.bush || ${beside}`)},
      ${propertyOf('isEmpty', `!${beside.replaceAll('c.', 'who.').replace('(c,', '(who,')}`)},
      ${propertyOf('isBig', beside.replace('tiny', 'great'))},
      ${propertyOf('isWild', 'at.bush')},`,
  };
  const related = relatedRules(changeBy([{ definition: 'isCrowded', set: { is: 'false' } }], page));
  expect(related.map(({ id, facts }) => [id, ...facts].join(' '))).toEqual(["isEmpty .size 'tiny' .squares"]);
});

test('restrictions of a path are related if they call the same function', () => {
  const rules = ['near', 'far', 'free'].map((id) => ({
    id: `crowd.${id}`,
    kind: 'restriction',
    path: 'fire',
    over: 'between',
    gives: 'hindered',
    if: id === 'free' ? 'square.elevation > 2' : `isCrowded(square) && square.elevation ${id === 'near' ? '>' : '<'} 2`,
    note: 'crowded',
    clauses: ['ground.bushes.cover'],
  }));
  const crowded = { id: 'isCrowded', kind: 'property', takes: { at: 'square' }, type: 'bool', is: 'at.elevation > 3' };
  const definitions = [{ ...crowded, clauses: ['ground.bushes.measure'] }, ...rules].map((one) => `${JSON.stringify(one)},`).join('\n');
  const page = { path: 'rules/ground/bushes.json', replace: '"definitions": [', with: `"definitions": [${definitions}` };
  expect(idsOf(relatedRules(changeBy([{ definition: 'crowd.near', set: { if: 'false' } }], page)))).toEqual(['crowd.far']);
});

test('a definition of a path, such as the path itself, is related to a rule that is added to the path with the same condition', () => {
  const page = {
    path: 'rules/ground/bushes.json',
    replace: '"class": { "level": "fromHeight == toHeight" }',
    with: '"class": { "level": "fromHeight == toHeight", "wide": "shooter != none && shooter.squares.size() > 1" }',
  };
  const added = { id: 'wide.blocked', kind: 'restriction', path: 'fire', over: 'between', gives: 'blocked', note: 'wide' };
  const relatedTo = (condition: string) =>
    idsOf(relatedRules(changeBy([{ add: { ...added, if: condition, clauses: ['ground.bushes.cover'] } }], page)));
  expect(relatedTo('square.occupied && square.occupant.squares.size() > 2')).toEqual(['path.fire']);
  expect(relatedTo('square.occupied')).toEqual([]);
});

test('a restriction of another path with the same whole condition is related to a removed one', () => {
  const change = changeBy([{ remove: 'bush.between' }]);
  const related = ['square.thick && line.level', 'line.level'].flatMap((condition) => {
    const definitions = change.after.definitions.map((node) =>
      node.definition.kind === 'restriction' && node.definition.id === 'bush.target'
        ? { ...node, definition: { ...node.definition, path: 'move' as const, over: 'between' as const, if: condition } }
        : node,
    );
    return relatedRules({ ...change, after: { ...change.after, definitions } }).flatMap(({ id, facts }) =>
      facts.length === 0 ? [] : [`${id} ${facts.join()}`],
    );
  });
  expect(related).toEqual(['bush.target square.thick && line.level', 'set-up.withered .thick', 'set-up.withered .thick']);
});

test('a function of two squares is like a restriction if it is called beside the function of the path, such as `adjacent(…)`', () => {
  const clauses = [clauseId('ground.bushes.label')] as const;
  const bool = (id: string, takes: Readonly<Record<string, string>>, is: string): Definition => ({
    id: definitionId(id),
    kind: 'property',
    takes,
    type: 'bool',
    is,
    clauses: [...clauses],
  });
  const definitions: readonly Definition[] = [
    { id: definitionId('square.thick'), kind: 'record', of: 'square', type: 'bool', clauses: [...clauses] },
    bool('isCut', { one: 'square', other: 'square' }, 'one.thick || other.thick'),
    bool('touchesFromBelow', { from: 'square', to: 'square' }, '!isCut(from, to)'),
    bool('isNear', { c: 'character', s: 'square' }, 'adjacent(c, s) || c.squares.exists(q, touchesFromBelow(q, s))'),
    bool('isUnaffected', { from: 'square', to: 'square' }, 'from.thick'),
  ];
  const otherForms = createOtherForms(definitions, createFactsOf(definitions));
  const likeRestriction = (path: string, over: string) =>
    definitions.filter((one) => otherForms(one, { id: 'cut', kind: 'restriction', path, over, if: 'side.thick' }).length > 0);
  expect(idsOf(likeRestriction('adjacent', 'side'))).toEqual(['isCut']);
  expect(idsOf(likeRestriction('adjacent', 'between'))).toEqual([]);
  expect(idsOf(likeRestriction('move', 'side'))).toEqual([]);
});

test('a clause with a table is listed if one of its examples cites the clause of the rule', () => {
  const tablesAfter = (text: string) => {
    const edits = [{ path: 'rules/ground/bushes.md', replace: 'Indoors it is not.', with: `Indoors it is not.\n\n${text}` }];
    const { rulebook, change } = changedBook([{ definition: 'cover.defense', set: { if: "line.label == 'blocked'" } }], edits);
    return tablesCiting(rulebook, change, scopeOf(rulebook, change));
  };
  expect(tablesAfter('| bushes | line |\n| --- | --- |\n| one | hindered |')).toEqual(['ground.bushes.label']);
  expect(tablesAfter('One bush hinders.')).toEqual([]);
});

test('an exception in the `unless` of a rule of the same place and label is listed unless the new rule has its condition', () => {
  const clauses = ['ground.bushes.label'];
  const unless = [{ if: 'square.elevation > 1', note: 'high up', clauses }];
  const withException = { definition: 'bush.between', set: { unless } };
  const moss = { id: 'moss.between', kind: 'restriction', path: 'fire', over: 'between', gives: 'hindered', if: 'square.bush', clauses };
  const lackingIn = (more: object) => siblingExceptions(changeBy([withException, { add: { ...moss, ...more } }]));
  expect(lackingIn({})).toEqual([{ added: 'moss.between', sibling: 'bush.between', path: 'unless.0', note: 'high up' }]);
  expect(lackingIn({ unless })).toEqual([]);
  expect(lackingIn({ if: 'square.bush && !(square.elevation>1)' })).toEqual([]);
  expect(lackingIn({ gives: 'blocked' })).toEqual([]);
});
