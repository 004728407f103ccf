/** The quick reference sums up clauses in words of its own. When a clause's words change, its lines must be read again. */
import { expect, test } from 'vitest';
import { currentEdition } from '../../site/src/lib/editions.ts';
import { quickReference, readSections } from '../../site/src/lib/quick-reference.ts';

const plain = (html: string | undefined): string =>
  (html ?? '')
    .replaceAll(/<\/?(?:a|abbr|em|strong|dfn|button|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('every line still sums up the words of its clauses', () => {
  const told = quickReference.sheets
    .flat()
    .flatMap(({ title, lines }) =>
      lines.flatMap(({ cells, clauses }) => [
        `## ${title}: ${cells.join(' | ')}`,
        ...clauses.map(({ id, html }) => `${id}: ${plain(html[currentEdition])}`),
      ]),
    );
  expect(told.join('\n')).toMatchSnapshot(
    'read the changed clause, mend its line in site/src/quick-reference.json, then record with --update',
  );
});

test('it stands on two sheets', () => {
  expect(quickReference.sheets).toHaveLength(2);
});

test('everything wrong in it is told at once', () => {
  const sections = [
    { title: 'One', form: 'list', lines: [{ says: 'A line.', of: ['golden.rule-of-three.uper'] }] },
    { title: 'Two', form: 'table', columns: ['A', 'B'], rows: [{ cells: ['one'], of: ['golden.rule-of-three.upper'] }] },
    { title: 'Three', form: 'points', lines: [{ says: 'Of nothing.', of: [] }] },
  ];
  expect(() => readSections(sections)).toThrow(
    [
      'site/src/quick-reference.json:',
      '- One: there is no form "list"',
      '- One, "A line." names a clause that does not exist: "golden.rule-of-three.uper"',
      '- Two, "one" has 1 cells under 2 headings',
      '- Three, "Of nothing." names no clause',
    ].join('\n'),
  );
});
