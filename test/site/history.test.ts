import { expect, test } from 'vitest';
import { book, clauseOf, pagesOf } from '../../site/src/lib/book.ts';
import { definitionsChangedBy, verdictsChangedBy } from '../../site/src/lib/erratum.ts';
import { reversalOf } from '../../site/src/lib/erratum-diffs.ts';
import { historyOf } from '../../site/src/lib/history.ts';
import { inDocument } from '../../site/src/lib/print.ts';
import { erratumHref, rulingHref } from '../../site/src/lib/statement-addresses.ts';
import { statementsOfKind, summariseStatements } from '../../site/src/lib/statements.ts';
import { expectEnough } from '../support/enough-cases.ts';

const clauses = Object.values(book.clauses);

test('the history of the roll to break away has both steps, with text, sentence, examples and errata', () => {
  const clause = clauseOf('turns.breaking-away.roll');
  const steps = clause === undefined ? [] : historyOf(clause);
  expect(
    steps.map(({ earlierEdition, laterEdition, errata, text, definitions, examples }) => [
      earlierEdition.id,
      laterEdition.id,
      errata.map(({ id }) => id),
      /<del>4<\/del> <ins>2<\/ins>|<ins>On a 4 or higher/.test(text ?? ''),
      definitions,
      examples.length,
    ]),
  ).toEqual([
    ['original', '2014', ['rulebook-2014.breaking-away'], true, ['“Break away on” is <del>4</del> <ins>2</ins> or more.'], 3],
    ['2014', 'current', ['players-guide.breaking-away'], true, ['“Break away on” is <del>2</del> <ins>4</ins> or more.'], 3],
  ]);
});

test('a clause has a history exactly when its text, sentences or verdicts differ between editions', () => {
  const ids = book.editions.map(({ id }) => id);
  const stateShown = (clause: (typeof clauses)[number], edition: string): string =>
    JSON.stringify([
      clause.html[edition],
      clause.definitions[edition]?.map(({ id, sentence }) => [id, sentence]),
      clause.examples.map(({ question, verdicts }) => question && { ...verdicts[edition], because: null, edition: null }),
    ]);
  const differing = clauses.filter((clause) => new Set(ids.map((id) => stateShown(clause, id))).size > 1).map(({ id }) => id);
  expect(clauses.filter((clause) => historyOf(clause).length > 0).map(({ id }) => id)).toEqual(differing);
  expectEnough(differing.length, 20);
});

test('every erratum shows the definitions that it sets as sentences, and each example whose verdict it changes, and no question twice', () => {
  for (const erratum of book.errata) {
    const changed = definitionsChangedBy(erratum);
    expect(new Set(changed.map(({ id }) => id)), erratum.id).toEqual(new Set(erratum.definitions));
    for (const { before, after } of changed) expect(before + after, erratum.id).not.toBe('');
    const shown = verdictsChangedBy(erratum);
    const ids = shown.flatMap(({ example, alike }) => [example, ...alike.map((other) => other.example)].map(({ id }) => id));
    expect(ids.sort(), erratum.id).toEqual([...erratum.flips].sort());
    const questions = shown.map(({ question }) => JSON.stringify(question));
    expect(new Set(questions).size, erratum.id).toBe(questions.length);
  }
});

test('a value that errata changed and changed back is one line: 4, then 2, then 4', () => {
  const states = clauses.flatMap((clause) => {
    const reversal = reversalOf(clause);
    return reversal === undefined ? [] : [[clause.id, reversal.map(({ since, value }) => [since.id, value])]];
  });
  expect(states).toEqual([
    [
      'turns.breaking-away.roll',
      [
        ['original', '4'],
        ['2014', '2'],
        ['current', '4'],
      ],
    ],
  ]);
});

test('every erratum and ruling has an address of its own', () => {
  const addresses = [...book.errata.map(({ id }) => erratumHref(id)), ...book.rulings.map(({ id }) => rulingHref(id))];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(erratumHref('players-guide.breaking-away')).toBe('/errata/players-guide-breaking-away/');
  expect(rulingHref('reading.adjacency')).toBe('/rulings/adjacency/');
});

test('statements on a clause are summarised by the title of a single one, else by how many of each kind there are', () => {
  const [ruling, otherRuling] = statementsOfKind('ruling');
  const [reading] = statementsOfKind('reading');
  if (ruling === undefined || otherRuling === undefined || reading === undefined) throw new Error('the book has too few statements');
  expect(summariseStatements([ruling], 0)).toBe(`Ruling: ${ruling.title}`);
  expect(summariseStatements([reading, ruling, otherRuling], 0)).toBe('2 rulings, 1 reading');
  expect(summariseStatements([ruling, otherRuling], 2)).toBe('2 rulings, 2 differences between sources');
  expect(summariseStatements([ruling], 1)).toBe('1 ruling, 1 difference between sources');
  expect(summariseStatements([], 1)).toBe('1 difference between sources');
});

test('links to the book stay in a printed document or become plain text, and links to other sites remain', () => {
  const pages = book.parts.slice(0, 2).flatMap(pagesOf);
  const html =
    '<a href="/golden/rule-of-three/#upper" class="rule">a</a> <a href="/golden/rule-of-three/" class="rule">b</a> <a href="/terrain/rim/#definition" class="rule">c</a> <a class="term" href="/glossary/terms/#bush">d</a> <a href="https://example.org/">e</a>';
  expect(inDocument(html, pages)).toBe(
    '<a class="rule" href="#golden.rule-of-three.upper">a</a> <a class="rule" href="#golden.rule-of-three">b</a> c d <a href="https://example.org/">e</a>',
  );
  // Links of terms become plain text even where the glossary is in the document.
  expect(inDocument('<a class="term" href="/glossary/terms/#bush">d</a>', book.pages)).toBe('d');
});
