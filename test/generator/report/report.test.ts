import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostic.ts';
import { reportJson } from '../../../generator/report/json.ts';
import { reportSarif } from '../../../generator/report/sarif.ts';
import { reportText } from '../../../generator/report/text.ts';
import { aListOf, anObject, aRecordWith, aText, parsedAs } from '../../support/json-shape.ts';

const firstPlace = { file: 'rules/a b.md', line: 1, column: 3, endLine: 1, endColumn: 6 };
const diagnostics: Diagnostic[] = [
  { code: 'z-late', severity: 'warning', message: 'Odd.', place: { file: 'rules/b.md', line: 9, column: 1 } },
  {
    code: 'a-early',
    severity: 'error',
    message: 'Wrong.',
    place: { file: 'rules/a b.md', line: 2, column: 5, endLine: 2, endColumn: 8, pointer: '/x' },
    found: 'two',
    expected: 'one',
    hint: 'Count again.',
    related: [{ message: 'The first one is here.', place: firstPlace }],
  },
];
const texts = new Map([['rules/a b.md', '# one\n\tab\u001b[31mtwo']]);
const textOf = (file: string) => texts.get(file);

describe('the text report', () => {
  it('underlines the place of each diagnostic and ends with the counts', () => {
    expect(reportText(diagnostics, { textOf })).toBe(`rules/a b.md:2:5 error a-early Wrong.
  2 | \tab\ufffd[31mtwo
    | \t   ^^^
  found:    two
  expected: one
  hint:     Count again.
  rules/a b.md:1:3 The first one is here.
  1 | # one
    |   ^^^

rules/b.md:9:1 warning z-late Odd.

1 error, 1 warning
`);
    expect(reportText([])).toBe('No findings.\n');
  });

  it('has colours only on request, and never escape codes of a source', () => {
    const escapeCode = '\u001b';
    expect(reportText(diagnostics, { textOf })).not.toContain(escapeCode);
    expect(reportText(diagnostics, { textOf, colour: true })).toContain(`${escapeCode}[31m^^^${escapeCode}[0m`);
  });

  it('shows only the part of a long line around the place', () => {
    const line = `${'x'.repeat(5_000_000)}HERE${'y'.repeat(5_000_000)}`;
    const place = { file: 'l', line: 1, column: 5_000_001, endLine: 1, endColumn: 5_000_005 };
    const shown = reportText([{ code: 'c', severity: 'error', message: 'm', place }], { textOf: () => line }).split('\n');
    expect(shown[1]?.length).toBeLessThan(160);
    expect(shown[1]?.indexOf('HERE')).toBe(shown[2]?.indexOf('^^^^'));
  });
});

test('SARIF has an absolute address of a file outside the working directory', () => {
  const sarif: unknown = JSON.parse(
    reportSarif([{ code: 'a-early', severity: 'note', message: 'Odd.', place: { file: '../a b.md', line: 1, column: 1 } }]),
  );
  const artifactLocation = { uri: pathToFileURL(resolve('..', 'a b.md')).href };
  expect(sarif).toMatchObject({ runs: [{ results: [{ locations: [{ physicalLocation: { artifactLocation } }] }] }] });
});

const aSarifLog = aRecordWith({
  version: aText,
  runs: aListOf(aRecordWith({ tool: aRecordWith({ driver: anObject }), results: aListOf(anObject) })),
});

describe('the reports for programs', () => {
  it('are sorted JSON', () => {
    expect(JSON.parse(reportJson(diagnostics))).toEqual({ errors: 1, warnings: 1, diagnostics: [diagnostics[1], diagnostics[0]] });
  });

  it('are SARIF 2.1.0', () => {
    const sarif = parsedAs(reportSarif(diagnostics), aSarifLog);
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.runs[0]?.tool.driver).toEqual({ name: 'Sightline', rules: [{ id: 'a-early' }, { id: 'z-late' }] });
    expect(sarif.runs[0]?.results).toEqual([
      {
        ruleId: 'a-early',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'Wrong.\nFound: two\nExpected: one\nCount again.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'rules/a%20b.md' },
              region: { startLine: 2, startColumn: 5, endLine: 2, endColumn: 8 },
            },
            logicalLocations: [{ fullyQualifiedName: '/x' }],
          },
        ],
        relatedLocations: [
          {
            id: 0,
            message: { text: 'The first one is here.' },
            physicalLocation: {
              artifactLocation: { uri: 'rules/a%20b.md' },
              region: { startLine: 1, startColumn: 3, endLine: 1, endColumn: 6 },
            },
          },
        ],
      },
      {
        ruleId: 'z-late',
        ruleIndex: 1,
        level: 'warning',
        message: { text: 'Odd.' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'rules/b.md' }, region: { startLine: 9, startColumn: 1 } } }],
      },
    ]);
  });
});

test('the text report prints at most twenty related places of a diagnostic', () => {
  const related = Array.from({ length: 132 }, (_, line) => ({
    message: 'It is used here too.',
    place: { file: 'a.md', line: line + 1, column: 1 },
  }));
  const text = reportText([{ code: 'document-unknown', severity: 'error', message: 'There is no document.', place: firstPlace, related }]);
  expect(text.match(/It is used here too/g)).toHaveLength(20);
  expect(text).toContain('\n  112 more places, not printed; --json lists all.\n');
});

test('the text report prints at most twenty diagnostics of one code and the first places of the others; JSON has all', () => {
  const many = Array.from({ length: 500 }, (_, line) => ({
    code: 'example-verdict-changed',
    severity: 'error' as const,
    message: 'The verdict differs.',
    place: { file: 'a.md', line: line + 1, column: 1 },
  }));
  const rare = {
    ...many[0],
    code: 'link-dead',
    severity: 'error' as const,
    message: 'There is no clause.',
    place: { file: 'z.md', line: 1, column: 1 },
  };
  const text = reportText([...many, rare]);
  expect(text.match(/example-verdict-changed The verdict/g)).toHaveLength(20);
  expect(text).toContain('z.md:1:1 error link-dead');
  expect(text).toMatch(/480 more example-verdict-changed, not printed: a\.md:21:1, a\.md:22:1, .*, a\.md:40:1, …; --json lists all\./);
  expect(text).toMatch(/501 errors\n/);
  expect(parsedAs(reportJson(many), aRecordWith({ diagnostics: aListOf(anObject) })).diagnostics).toHaveLength(500);
});
