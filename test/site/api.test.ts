import { describe, expect, test } from 'vitest';
import { coverage } from '../../generator/cli/coverage.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { coverageRows, documents } from '../../site/src/api/documents.ts';
import { flipsOf } from '../../site/src/api/flips.ts';
import { rulingHref } from '../../site/src/lib/statement-addresses.ts';
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

test('rules: every clause of the book, with text and definitions in every edition', () => {
  const listed = listOf(document('rules').clauses);
  expect(listed.map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
  const editions = realBook.editions.map(({ id }) => id).sort();
  for (const [index, clause] of listed.entries()) {
    const { words, definitions, href, page, title, kind, status, sources, aliases, changes } = clause;
    const written = clauses[index];
    expect({ page, title, kind, status, sources, aliases, definitions }).toEqual({
      page: written?.page,
      title: written?.title,
      kind: written?.kind,
      status: written?.status,
      sources: written?.sources,
      aliases: written?.aliases,
      definitions: written?.definitions,
    });
    expect(Object.keys({ ...(typeof words === 'object' ? words : {}) }).sort()).toEqual(editions);
    expect(href).toMatch(/^\/[a-z0-9-]+\/[a-z0-9-]+\/#[a-z0-9-]+$/);
    expect(listOf(changes)).toHaveLength(written?.changes.length ?? 0);
  }
});

test('errata: every erratum with the verdicts that it changes, before and after', () => {
  const listed = listOf(document('errata').errata);
  expect(listed.map(({ id }) => id)).toEqual(realBook.errata.map(({ id }) => id));
  for (const erratum of realBook.errata) {
    const flips = flipsOf(realBook, erratum);
    expect(flips.map(({ example }) => example)).toEqual(erratum.flips);
    for (const { verdicts } of flips) expect(verdicts.after).not.toEqual(verdicts.before);
  }
});

test('rulings and editions: all of the book', () => {
  expect(listOf(document('rulings').rulings).map(({ id, href }) => [id, href])).toEqual(
    realBook.rulings.map(({ id }) => [id, rulingHref(id)]),
  );
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
    // All examples are run if no other test of the process has run them.
  });
});
