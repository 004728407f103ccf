/** Files in other formats than the published ones, as apps use them: each is read and its texts are checked. */
import { describe, expect, test } from 'vitest';
import { inspect } from '../../../generator/import/inspect.ts';
import { readDocument } from '../../../generator/import/read.ts';
import { LEXICON } from './invented.ts';

interface Shape {
  readonly shape: string;
  readonly file: string;
  readonly text: string;
  /** Mistakes of the text: each must be part of what a finding quotes. Other findings are allowed. */
  readonly mistakes: readonly string[];
}

const json = (value: unknown): string => JSON.stringify(value, null, 1);

const SHAPES: readonly Shape[] = [
  {
    shape: 'lists of language maps with a name and a text each',
    file: 'powers.json',
    text: json({
      speed: [
        {
          english: { name: 'GLIDE', text: 'Give this character a move action. It may cross the sqaures of a wall.' },
          spanish: { name: 'PLANEAR (GLIDE)', text: 'Dale a este personaje una acción de movimiento.' },
          image: 'red',
        },
      ],
      attack: [{ english: { name: 'CLAW', text: 'Roll a d6. The result replaces the damage value..' }, image: 'red' }],
    }),
    mistakes: ['sqaures', '..'],
  },
  {
    shape: 'records with one text under the key `rule`, icons between number signs',
    file: 'rules_2.json',
    text: json({
      GLIDE: { rule: 'Give this character a move action. It can use #impmov# and and #ignet#.' },
      RUSH: { rule: 'Give this character a power action. A charcter that uses it ignores knock back.' },
    }),
    mistakes: ['and and', 'charcter'],
  },
  {
    shape: 'a list of records with lists of texts in lists',
    file: 'ata.json',
    text: json([
      {
        name: 'First Crew',
        points: 5,
        rules: ['Give this character a free action.', ['It may move two sqaures.', 'If the effect have an end, it ends now.']],
      },
    ]),
    mistakes: ['sqaures', 'effect have'],
  },
  {
    shape: 'a map of languages at the top',
    file: 'lang.json',
    text: json({
      en: { movement: { title: 'Movement', body: ['A character may move up to the value on on its dial.', 'Then it stops.'] } },
      de: { movement: { title: 'Bewegung', body: ['Eine Figur darf ziehen.'] } },
    }),
    mistakes: ['on on'],
  },
  {
    shape: 'chapters with heading and content',
    file: 'renamed.json',
    text: json({ chapters: [{ heading: 'ADJACENT SQUARES', content: 'Adjacent squares tuoch the given square.' }] }),
    mistakes: ['tuoch'],
  },
  {
    shape: 'texts five levels deep',
    file: 'deep.json',
    text: json({ a: { b: { c: { d: ['When the character are moved, roll a d6.'] } } } }),
    mistakes: ['character are'],
  },
  {
    shape: 'data with one text among names and numbers',
    file: 'maps.json',
    text: json({
      maps: { 'Old Town': { set: 'First', year: 2009 }, Docks: { set: 'Second', year: 2010, errata: 'The whole map is outdors.' } },
    }),
    mistakes: ['outdors'],
  },
  {
    shape: 'pairs of a language and a text',
    file: 'pairs.json',
    text: json({
      MOVES: ['de', 'Eine Figur darf ziehen ziehen.', 'en', 'A character may move up to the value on on its dial.'],
      ENDS: [
        ['en', 'The character that wins get a point.'],
        ['de', 'Die Figur gewinnt.'],
      ],
    }),
    mistakes: ['on on'],
  },
  {
    shape: 'languages that hold a record each',
    file: 'teams.json',
    text: json({
      GREENS: {
        english: { keywords: 'Green', cost: '2', text: 'Each charcter gets a token.' },
        spanish: { keywords: 'Verde', cost: '2', text: 'Cada personaje recibe una ficha.' },
      },
    }),
    mistakes: ['charcter'],
  },
  {
    shape: 'Markdown with underlined headings',
    file: 'rules.md',
    text: 'Movement\n========\nA character may move.It must stop there.\n\n1. Choose a character.\n2. Move it.\n4. End the move.\n',
    mistakes: ['move.It', '4'],
  },
  {
    shape: 'text with headings in capitals',
    file: 'plain.txt',
    text: 'MOVEMENT\nA character may move, The move ends there.\n\nATTACKS\nRoll two dice and add teh attack value.\n',
    mistakes: [', The', 'teh'],
  },
];

describe.each(SHAPES)('$shape ($file)', ({ file, text, mistakes }) => {
  const { document, diagnostics } = readDocument(file, new TextEncoder().encode(text));

  test('is not refused', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(document).toBeDefined();
  });

  test('the name of a language is not read as a text', () => {
    expect(document?.sections.filter(({ text: sectionText }) => /^(?:en|de|english|spanish)$/.test(sectionText.trim()))).toEqual([]);
  });

  test('its mistakes are found', () => {
    const findings =
      document === undefined ? [] : inspect([{ ...document, id: 'app' }], { documents: new Set(), icons: [], texts: [], lexicon: LEXICON });
    const foundTexts = findings.map((one) => one.found ?? '');
    expect(mistakes.filter((mistake) => !foundTexts.some((word) => word.includes(mistake)))).toEqual([]);
  });
});

test.each([
  ['a document that clauses cite', { id: 'rules' }, 1],
  ['another version of one', { id: 'rules-old', versionOf: 'rules' }, 1],
  ['a document of another program, which may explain them in another file', { id: 'app' }, 0],
])('icons without a legend and slashes in headings of %s', (_, identity, count) => {
  const text = json({ 'GLIDE/RUSH': { rule: 'Give this character a move action. It can use |wing| and |claw|.' } });
  const { document } = readDocument('rules_2.json', new TextEncoder().encode(text));
  if (document === undefined) throw new Error('the text is not read');
  const findings = inspect([{ ...document, ...identity }], { documents: new Set(['rules']), icons: [], texts: [], lexicon: LEXICON });
  for (const wanted of ['print-icon-unknown', 'print-heading-slash'])
    expect(findings.filter(({ code }) => code === wanted)).toHaveLength(count);
});

test('a heading whose languages hold records has their text', () => {
  const text = json({ GREENS: { english: { cost: '2', text: 'Each character gets a token.' } } });
  const { document } = readDocument('teams.json', new TextEncoder().encode(text));
  expect(document?.sections.map((section) => [section.title, section.text])).toEqual([['GREENS', 'Each character gets a token.']]);
});

test('a list of pairs of a title and its texts is read as sections', () => {
  const text = json([
    ['MOVING', 'A character may move up to its speed.'],
    ['ENDING', ['The game ends when no character is left.', ['The last player wins it.']]],
  ]);
  const { document } = readDocument('pairs.json', new TextEncoder().encode(text));
  expect(document?.sections.map(({ title }) => title)).toEqual(['MOVING', 'ENDING']);
  expect(document?.sections.map((section) => section.text.split('\n\n').length)).toEqual([1, 2]);
});

test.each(['No', 'It'])('an answer that begins with "%s" is not the name of a language', (answer) => {
  const text = json({ 'Can a character move twice?': [answer, 'A character moves once a turn.'] });
  const { document } = readDocument('faq.json', new TextEncoder().encode(text));
  expect(document?.sections.map((section) => section.text)).toEqual([`${answer}\n\nA character moves once a turn.`]);
});

test('in Markdown with CRLF, tables are masked as in Markdown with LF', () => {
  const text = '# Tea\n\n| cup | pot |\n| --- | --- |\n| one | two |\n';
  const [unix, windows] = [text, text.replaceAll('\n', '\r\n')].map((one) => {
    const { document } = readDocument('tables.md', new TextEncoder().encode(one));
    return document?.sections.map((section) => section.text.split(/\r?\n/).map((line) => line.trimEnd()));
  });
  expect(windows).toEqual(unix);
  expect(windows?.join()).not.toContain('|');
});

const sectionsOf = (file: string, text: string) =>
  readDocument(file, new TextEncoder().encode(text)).document?.sections.map(({ path, language, text: sectionText }) => [
    path.join('/'),
    language,
    sectionText,
  ]);

test('underlined headings and headings with blanks before their `#` are read as in Markdown', () => {
  const text = '---\ntitle: Tea\n---\n\nTea\n===\n\nPour it.\n\nMilk or lemon\n---\nStir it.\n\n  ## Sugar ##\n\nTake one or two.\n---\n';
  const expected = [
    ['', undefined, '---\ntitle: Tea\n---'],
    ['Tea', undefined, 'Pour it.'],
    ['Tea/Milk or lemon', undefined, 'Stir it.'],
    ['Tea/Sugar', undefined, 'Take one or two.\n---'],
  ];
  expect(sectionsOf('tea.md', text)).toEqual(expected);
  expect(sectionsOf('tea.md', text.replaceAll('\n', '\r\n'))?.map(([path]) => path)).toEqual(expected.map(([path]) => path));
  expect(sectionsOf('tea.txt', 'TEA\n\nPour it.\n\nThe end\n---\n\nCAKE\n\nCut it.\n')?.map(([path]) => path)).toEqual(['TEA', 'CAKE']);
});

test('blanks at the ends of lines make no difference', () => {
  const text = 'TEA\t1\nCAKE\t2\nMILK\t3\n\nTEA\n\nPour it.\n\nCAKE\n\nCut it.\n';
  expect(sectionsOf('tea.md', text.replaceAll('\n', '  \n'))).toEqual(sectionsOf('tea.md', text));
});

test('codes of languages are read as languages although the record has a fact too', () => {
  const text = json({ TEA: { en: 'Pour the tea slowly.', de: 'Den Tee langsam eingiessen.', image: 'tea.png' } });
  expect(sectionsOf('tea.json', text)).toEqual([
    ['TEA', undefined, 'Pour the tea slowly.'],
    ['TEA', 'de', 'Den Tee langsam eingiessen.'],
  ]);
});

test('keys with a capital letter are read as those without, but headings stay headings', () => {
  const records = [{ Title: 'Tea', Text: 'Pour the tea slowly into the cup.', Cost: 5 }];
  expect(sectionsOf('tea.json', json(records))).toEqual([['Tea', undefined, 'Pour the tea slowly into the cup.']]);
  const headings = { Name: 'A name is what a guest has.', Effect: 'An effect is what tea does.' };
  expect(sectionsOf('tea.json', json(headings))?.map(([path]) => path)).toEqual(['Name', 'Effect']);
});

test('a record whose rules are a list of texts is one section', () => {
  const text = json([{ name: 'MOVING', rules: ['A character may move up to its speed.', 'Then it stops there.'] }]);
  const { document } = readDocument('rules.json', new TextEncoder().encode(text));
  expect(document?.sections.map(({ title, isGroup }) => [title, isGroup])).toEqual([['MOVING', false]]);
});

test('the chapter and section that a record names are headings above its title, unless they repeat the title or are numbers', () => {
  const text = json([
    { section: 'HOT DRINKS', title: 'TEA', chapter: 'WHAT ALL GUESTS MAY DRINK', body: 'Pour it slowly.' },
    { title: 'CAKE', chapter: 'CAKE', body: 'Cut it.' },
    { title: 'MILK', section: '3.2', body: 'Stir it.' },
  ]);
  const { document } = readDocument('tea.json', new TextEncoder().encode(text));
  expect(document?.sections.map(({ path, facts }) => [path.join('/'), facts ?? []])).toEqual([
    ['WHAT ALL GUESTS MAY DRINK/HOT DRINKS/TEA', []],
    ['CAKE', []],
    ['MILK', ['section: 3.2']],
  ]);
  expect(document?.unreadKeys?.map(({ key }) => key)).toEqual(['section']);
});
