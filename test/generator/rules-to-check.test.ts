/** The exceptions and comparisons that an editor has to check after an erratum. */
import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { comparisonsToCheck } from '../../generator/stale/former-last-values.ts';
import { missingExceptions } from '../../generator/stale/missing-exceptions.ts';
import { changeByErratum, type RuleChange } from '../../generator/stale/rule-change.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';

/** The change by an erratum of the small book with these amendments. */
function changeBy(amends: readonly object[]): RuleChange {
  const erratum = {
    id: 'guide.probe',
    kind: 'erratum',
    publication: 'guide',
    order: 2,
    title: 'Another',
    source: 'Guide',
    why: 'Another.',
  };
  const text = JSON.stringify({ ...erratum, amends, flips: [] });
  const { rulebook, editions } = compile(smallBookWith([{ path: 'rules/errata/guide-probe.json', text }]));
  const node = rulebook?.errata.find((one) => one.erratum.id === 'guide.probe');
  const books = editions.map(({ book }) => book);
  const change = rulebook === undefined || node === undefined ? undefined : changeByErratum(rulebook, books, node);
  if (change === undefined) throw new Error('the small book does not compile');
  return change;
}

test('a new restriction is like others of its path that read the same fact, whatever these give', () => {
  const clauses = ['ground.bushes.label'];
  const restriction = { id: 'moss.between', kind: 'restriction', path: 'fire', over: 'between', gives: 'blocked', note: 'moss', clauses };
  const exception = { id: 'bush.past', kind: 'exception', to: ['bush.between'], if: 'square.elevation > 1', note: 'high up', clauses };
  const missingFor = (condition: string) => missingExceptions(changeBy([{ add: { ...restriction, if: condition } }, { add: exception }]));
  expect(missingFor('square.thick && square.elevation > 1')).toEqual([
    { added: 'moss.between', exception: 'bush.past', to: ['bush.between'] },
  ]);
  // The level of the line and the elevation are no such facts.
  expect(missingFor('line.level && square.elevation > 1')).toEqual([]);
});

test('definitions that compare with the value that was the last of an enumeration are listed', () => {
  const change = changeBy([
    { definition: 'character.size', set: { 'type.enum.3': 'vast' } },
    { definition: 'set-up.withered', set: { if: "characters.all(c, c.size == 'great' || c.size == 'tiny')" } },
  ]);
  expect(comparisonsToCheck(change)).toEqual([{ id: 'set-up.withered', value: 'great' }]);
});
