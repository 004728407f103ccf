import { describe, expect, test } from 'vitest';
import { clauseId, pageId } from '../../../generator/ids.ts';
import { inspect } from '../../../generator/import/inspect.ts';
import { mapDocument } from '../../../generator/import/mapping.ts';
import { readDocument } from '../../../generator/import/read.ts';
import { LEXICON, wordsAt } from './invented.ts';
import { leaf, records, SHAPES, TEXTS, typed } from './rich-shapes.ts';

const citations = TEXTS.map(([section], index) => ({
  clause: clauseId(`kitchen.tea.clause-${index}`),
  page: pageId('kitchen.tea'),
  document: 'book',
  section,
}));

function reading(shape: unknown) {
  const source = JSON.stringify(shape, null, 1);
  const { document } = readDocument('book.json', new TextEncoder().encode(source));
  if (document === undefined) throw new Error('the text is not read');
  const named = { ...document, id: 'book' };
  const findings = inspect([named], { documents: new Set(), icons: [], texts: [], lexicon: LEXICON });
  const { byClause, unmapped } = mapDocument(named, citations);
  return {
    sections: document.sections.flatMap(({ path, text }) => (text === '' ? [] : [[path.join('/'), text]])),
    findings: findings.map((one) => [one.code, one.found, one.marked, wordsAt(one, source).slice(0, one.marked?.length)]),
    clauses: [...byClause].map(([clause, sections]) => [clause, sections.map(({ title }) => title)]),
    unmapped,
  };
}

describe('rich text is read like the plain text', () => {
  const plain = reading(records((paragraphs) => paragraphs.map((runs) => runs.join(''))));

  test('which has two findings and two clauses', () => {
    expect(plain.sections.map(([path]) => path)).toEqual(['Pouring', 'Washing Up']);
    expect(plain.findings.map(([code, , marked, words]) => [code, marked === words])).toEqual([
      ['print-word-doubled', true],
      ['print-word-misprinted', true],
    ]);
    expect(plain.clauses).toHaveLength(2);
  });

  test.each(Object.entries(SHAPES))('%s', (_, shape) => {
    expect(reading(shape)).toEqual(plain);
  });
});

const sectionsOf = (shape: unknown) =>
  readDocument('book.json', new TextEncoder().encode(JSON.stringify(shape))).document?.sections.map(({ path, text }) => [
    path.join('/'),
    text,
  ]);
const paragraph = (...texts: readonly string[]) => ({ type: 'paragraph', content: texts.map((text) => typed(text)) });
const heading = (level: number, title: string) => ({ type: 'heading', attrs: { level }, content: [typed(title)] });

test('headings are below those of a higher level; items have a bullet; a line break is a line end', () => {
  const item = (...content: readonly unknown[]) => ({ type: 'listItem', content });
  const content = [
    paragraph('Welcome to the house.'),
    heading(1, 'Tea'),
    paragraph('You need ', 'these', ':'),
    { type: 'bulletList', content: [item(paragraph('a cup')), item(paragraph('a spoon'), paragraph('of silver'))] },
    heading(2, 'Milk'),
    { type: 'paragraph', content: [typed('Stir it.'), { type: 'hardBreak' }, typed('Then drink.')] },
    heading(1, 'The End'),
    { type: 'paragraph' },
  ];
  expect(sectionsOf({ type: 'doc', content })).toEqual([
    ['', 'Welcome to the house.'],
    ['Tea', 'You need these:\n\n• a cup\n\n• a spoon\n\nof silver'],
    ['Tea/Milk', 'Stir it.\nThen drink.'],
    ['The End', ''],
  ]);
});

const TEA = [
  ['', 'Welcome to the house.'],
  ['Tea', 'You need these:\n\n• a cup\n\n• a spoon\n\nof silver'],
  ['Tea/Milk', 'Stir it.\nThen drink.\n\n• Wash the cup.'],
  ['The End', ''],
];

test('lists that begin with a tag are read like the elements of HTML', () => {
  const items = ['ul', ['li', 'a cup'], ['li', ['p', 'a spoon'], ['p', 'of silver']]];
  const tea = [['h1', { id: 'tea' }, 'Tea'], ['p', 'You need ', ['b', 'these'], ':'], items];
  const milk = [
    ['h2', 'Milk'],
    ['p', 'Stir it.', ['br'], 'Then drink.'],
    ['ol', ['li', 'Wash the cup.']],
  ];
  expect(sectionsOf(['html', ['body', ['p', 'Welcome to the house.'], ...tea, ...milk, ['h1', 'The End']]])).toEqual(TEA);
  expect(sectionsOf({ Tea: ['p', 'li', 'a'] })).toEqual([['Tea', 'p\n\nli\n\na']]);
});

test('blocks of Pandoc, in which each word is a value of its own, are read as paragraphs, items and headings', () => {
  const words = (text: string) =>
    text.split(' ').flatMap((word, index) => [...(index === 0 ? [] : [{ t: 'Space' }]), { t: 'Str', c: word }]);
  const block = (t: string, text: string) => ({ t, c: words(text) });
  const header = (level: number, title: string) => ({ t: 'Header', c: [level, ['', [], []], words(title)] });
  const blocks = [
    block('Para', 'Welcome to the house.'),
    header(1, 'Tea'),
    { t: 'Para', c: [...words('You need '), { t: 'Strong', c: words('these') }, { t: 'Str', c: ':' }] },
    { t: 'BulletList', c: [[block('Plain', 'a cup')], [block('Para', 'a spoon'), block('Para', 'of silver')]] },
    header(2, 'Milk'),
    { t: 'Para', c: [...words('Stir it.'), { t: 'LineBreak' }, ...words('Then drink.')] },
    { t: 'OrderedList', c: [[1, { t: 'Decimal' }, { t: 'Period' }], [[block('Plain', 'Wash the cup.')]]] },
    header(1, 'The End'),
  ];
  expect(sectionsOf({ 'pandoc-api-version': [1, 23], meta: {}, blocks })).toEqual(TEA);
  const others = [
    { t: 'DefinitionList', c: [[words('a cup'), [[block('Plain', 'It holds tea.')]]]] },
    { t: 'LineBlock', c: [words('Stir it.'), words('Then drink.')] },
    { t: 'Para', c: [...words('Say '), { t: 'Quoted', c: [{ t: 'DoubleQuote' }, words('more tea')] }] },
    { t: 'RawBlock', c: ['html', '<hr>'] },
  ];
  expect(sectionsOf({ 'pandoc-api-version': [1, 23], meta: {}, blocks: others })).toEqual([
    ['', 'a cup\n\nIt holds tea.\n\nStir it.\n\nThen drink.\n\nSay “more tea”'],
  ]);
});

test('a line end among insertions names its line an item of a list', () => {
  const end = (attributes: object) => ({ insert: '\n', attributes });
  const ops = [
    { insert: 'Tea' },
    end({ header: 1 }),
    { insert: 'You need ' },
    { insert: 'these', attributes: { bold: true } },
    { insert: ':\na cup' },
    end({ list: 'bullet' }),
    { insert: 'Wash it.' },
    end({ list: 'ordered', indent: 1 }),
    { insert: 'Then drink.\n' },
  ];
  expect(sectionsOf({ ops })).toEqual([['Tea', 'You need these:\n\n• a cup\n\n• Wash it.\n\nThen drink.']]);
});

test('the runs of each language and below each title are joined, also inside a word', () => {
  const runs = (...texts: readonly string[]) => texts.map((text) => leaf(text));
  expect(
    sectionsOf({
      Tea: { en: runs('Pour ', 'it', ' slow', 'ly.'), de: runs('Gieße ', 'ihn', ' langsam.') },
      Cake: runs('Cut ', 'it', ' now.'),
      Milk: runs('Stir it.'),
    }),
  ).toEqual([
    ['Tea', 'Pour it slowly.'],
    ['Tea', 'Gieße ihn langsam.'],
    ['Cake', 'Cut it now.'],
    ['Milk', 'Stir it.'],
  ]);
});

test('whole texts in records are no runs', () => {
  expect(sectionsOf({ rules: [leaf('The host pours the tea.'), leaf('The guests are served '), leaf('Then they drink.')] })).toEqual([
    ['1', 'The host pours the tea.'],
    ['2', 'The guests are served '],
    ['3', 'Then they drink.'],
  ]);
  const parts = [typed('The host pours the tea.'), typed('The guests drink.')];
  expect(sectionsOf({ body: parts })?.map(([, text]) => text)).toEqual(['The host pours the tea.', 'The guests drink.']);
});
