/** The quick reference summarises clauses. When the text of a clause changes, the lines that summarise it must be checked again. */
import { expect, test } from 'vitest';
import { currentEdition } from '../../site/src/lib/editions.ts';
import { quickReference, readSections } from '../../site/src/lib/quick-reference.ts';

const plain = (html: string | undefined): string =>
  (html ?? '')
    .replaceAll(/<\/?(?:a|abbr|em|strong|dfn|button|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('every line still summarises the text of its clauses', () => {
  const summaries = quickReference.sheets
    .flat()
    .flatMap(({ title, lines }) =>
      lines.flatMap(({ cells, clauses }) => [
        `## ${title}: ${cells.join(' | ')}`,
        ...clauses.map(({ id, html }) => `${id}: ${plain(html[currentEdition])}`),
      ]),
    );
  expect(summaries.join('\n')).toMatchSnapshot(
    'read the changed clause, mend its line in site/src/quick-reference.json, then record with --update',
  );
});

test('the quick reference has two sheets', () => {
  expect(quickReference.sheets).toHaveLength(2);
});

test('all mistakes in the quick reference are reported at once', () => {
  const sections = [
    { title: 'One', form: 'list', lines: [{ says: 'A line.', of: ['golden.rule-of-three.uper'] }] },
    { title: 'Two', form: 'table', columns: ['A', 'B'], rows: [{ cells: ['one'], of: ['golden.rule-of-three.upper'] }] },
    { title: 'Three', form: 'points', lines: [{ says: 'Of nothing.', of: [] }] },
  ];
  expect(() => readSections(sections)).toThrow(
    [
      'site/src/quick-reference.json:',
      '- One: there is no form "list". Use steps, points or table.',
      '- One, "A line.": there is no clause "golden.rule-of-three.uper".',
      '- Two, "one" has 1 cells and 2 headings.',
      '- Three, "Of nothing." names no clause. Add its id to "of".',
    ].join('\n'),
  );
});
