import { describe, expect, test } from 'vitest';
import { coverage } from '../../generator/cli/coverage.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { coverageRows, documents } from '../../site/src/api/documents.ts';
import { plainText } from '../../site/src/api/plain-text.ts';
import { fieldsOf } from '../../site/src/base/json.ts';
import { bookProject } from '../fixtures/engines.ts';
import { realBook } from '../fixtures/real-book.ts';
import { argumentsOf } from '../support/arguments-of.ts';
import { captureOutput } from '../support/captured-output.ts';

const document = (name: string): Record<string, unknown> => ({ ...documents.find((one) => one.name === name)?.make(realBook) });
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);
const clauses = Object.values(realBook.clauses);

test('the five documents are plain JSON, and the same every time', () => {
  expect(documents.map(({ name }) => name)).toEqual(['rules', 'errata', 'rulings', 'editions', 'coverage']);
  for (const { make } of documents) {
    const text = JSON.stringify(make(realBook));
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
    expect(JSON.stringify(make(realBook))).toBe(text);
  }
});

test('rules: every clause of the book, whole', () => {
  const listed = listOf(document('rules').clauses);
  expect(listed.map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
  const editions = realBook.editions.map(({ id }) => id).sort();
  for (const [index, { href, ...clause }] of listed.entries()) {
    expect(href).toMatch(/^\/[a-z0-9-]+\/[a-z0-9-]+\/#[a-z0-9-]+$/);
    expect(Object.keys(fieldsOf(clause.words)).sort()).toEqual(editions);
    const { html, examples, changes, slug, executable, amends, asks, differs, passing, packDefinitions, translations, ...same } =
      clauses[index] ?? {};
    expect(clause).toEqual({
      ...same,
      words: Object.fromEntries(Object.entries(html ?? {}).map(([edition, text]) => [edition, plainText(text)])),
      examples: examples?.map(({ id, form, says }) => ({ id, form, says })),
      changes: changes?.map(({ erratum, edition, beforeHtml, afterHtml }) => ({
        erratum,
        edition,
        ...(beforeHtml === undefined ? {} : { before: plainText(beforeHtml) }),
        ...(afterHtml === undefined ? {} : { after: plainText(afterHtml) }),
      })),
    });
  }
});

test('errata: every erratum with the verdicts that it changes, before and after', () => {
  const listed = listOf(document('errata').errata);
  expect(listed.map(({ id }) => id)).toEqual(realBook.errata.map(({ id }) => id));
  for (const [index, { flips, changes }] of listed.entries()) {
    const erratum = realBook.errata[index];
    expect(listOf(flips).map(({ example }) => example)).toEqual(erratum?.flips);
    for (const { example, clause, says, before, after, verdicts } of listOf(flips)) {
      const { before: earlier, after: later } = fieldsOf(verdicts);
      const written = realBook.clauses[String(clause)]?.examples.find(({ id }) => id === example);
      expect(says).toBe(written?.says);
      expect(fieldsOf(written?.verdicts[erratum?.edition ?? ''])).toMatchObject(fieldsOf(later));
      expect(later).not.toEqual(earlier);
      expect(after).not.toBe('');
      expect(before).not.toBe('');
    }
    const changed = erratum?.clauses.filter((id) =>
      realBook.clauses[id]?.changes.some(
        (one) => one.erratum === erratum.id && one.beforeHtml !== undefined && one.afterHtml !== undefined,
      ),
    );
    expect(listOf(changes).map(({ clause }) => clause)).toEqual(changed);
    for (const { before, after } of listOf(changes)) expect(after).not.toBe(before);
  }
});

test('rulings and editions: all of the book', () => {
  const listed = listOf(document('rulings').rulings);
  expect(listed.map(({ id }) => id)).toEqual(realBook.rulings.map(({ id }) => id));
  expect(new Set(listed.map(({ href }) => href)).size).toBe(listed.length);
  expect(listed.filter(({ text, reason }) => /<|&\w+;/.test(`${text} ${reason}`))).toEqual([]);
  expect(listed.find(({ id }) => id === 'reading.captives-of-any-player')).toEqual({
    id: 'reading.captives-of-any-player',
    kind: 'reading',
    title: 'Every captive counts',
    href: '/rulings/captives-of-any-player/',
    text: 'The -1 counts all captives of the captor, also those that other players brought.',
    reason: 'The rule says each of its captives and makes no difference between them.',
    clauses: ['capture.rescuing.defense-penalty'],
  });
  expect(document('editions')).toEqual({ defaultEdition: realBook.defaultEdition, editions: realBook.editions });
  for (const { digest } of realBook.editions) expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
});

describe('coverage', () => {
  const output = captureOutput();

  test('is what the command line prints, row by row', () => {
    expect(coverage(ROOT, argumentsOf('coverage', '--json'), bookProject())).toBe(0);
    expect(coverageRows(realBook)).toEqual(JSON.parse(output.out));
    const { clauses: all, executed, notExecuted, textOnly } = document('coverage');
    expect(all).toBe(clauses.length);
    expect(Number(executed) + Number(notExecuted) + Number(textOnly)).toBe(all);
  });
});
