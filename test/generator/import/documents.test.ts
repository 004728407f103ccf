import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownBook, readAll } from '../../../generator/cli/import-read.ts';
import { compile } from '../../../generator/compile.ts';
import { clauseId, pageId } from '../../../generator/ids.ts';
import { LEAST_CONFIDENCE, weighEvidence } from '../../../generator/import/identify.ts';
import { mapDocument } from '../../../generator/import/mapping.ts';
import { readDocument } from '../../../generator/import/read.ts';
import { LAYER_VERSION, layerFrom } from '../../../site/src/lib/printed-layer.ts';
import { smallBook } from '../../fixtures/small-book.ts';
import { LEXICON } from './invented.ts';

const folder = join(import.meta.dirname, '../../fixtures/printed');
const { rulebook } = compile(smallBook());
if (rulebook === undefined) throw new Error('the small book does not compile');
const book = ownBook(rulebook, LEXICON);

const findingsIn = (name: string): string[] => {
  const path = join(folder, name);
  const lines = readFileSync(path, 'utf8').split('\n');
  return readAll([path], undefined, book).diagnostics.map(({ code, place }) => {
    const end = place.endLine === place.line ? place.endColumn : undefined;
    return `${code} ${place.line} ${lines[place.line - 1]?.slice(place.column - 1, end === undefined ? place.column + 20 : end - 1)}`;
  });
};

describe('every defect of a document is found, and nothing else', () => {
  test.each(['hedge-rules.json', 'hedge-cards.json', 'hedge-notes.txt'])('%s', (name) => {
    expect(findingsIn(name)).toMatchSnapshot();
  });
});

const sectionsOf = (name: string, content: string) =>
  readDocument(name, Buffer.from(content)).document?.sections.map(({ path, text, language }) => [
    path.join('/'),
    text,
    ...(language === undefined ? [] : [language]),
  ]);

describe('text is read from files of any shape', () => {
  test.each([
    [
      'a map of texts',
      { Tea: 'Pour it slowly.', Cake: 'Cut it in eight.' },
      [
        ['Tea', 'Pour it slowly.'],
        ['Cake', 'Cut it in eight.'],
      ],
    ],
    ['a list of texts', ['Pour it.', 'Sit.'], [['', 'Pour it.\n\nSit.']]],
    [
      'a list of records',
      [
        { name: 'Tea', text: 'Pour it.' },
        { name: 'Cake', rule: 'Cut it.', id: 'c1' },
      ],
      [
        ['Tea', 'Pour it.'],
        ['Cake', 'Cut it.'],
      ],
    ],
    [
      'languages',
      { Tea: { de: 'Gieße ihn.', en: 'Pour it.' } },
      [
        ['Tea', 'Pour it.'],
        ['Tea', 'Gieße ihn.', 'de'],
      ],
    ],
    ['lists in lists', { Tea: { text: ['Pour it.', ['Slowly.', ['Sit.']]] } }, [['Tea', 'Pour it.\n\nSlowly.\n\nSit.']]],
    [
      'sections in sections',
      { sections: [{ title: 'Drinks', sections: [{ title: 'Tea', body: 'Pour it.' }] }] },
      [
        ['Drinks', ''],
        ['Drinks/Tea', 'Pour it.'],
      ],
    ],
    [
      'a glossary that explains the words "effect" and "rule"',
      {
        effect: 'What a card does to a cup.',
        rule: 'What all of the guests obey.',
        pot: 'A large cup with a lid.',
        tray: 'A flat thing for many cups.',
      },
      [
        ['effect', 'What a card does to a cup.'],
        ['rule', 'What all of the guests obey.'],
        ['pot', 'A large cup with a lid.'],
        ['tray', 'A flat thing for many cups.'],
      ],
    ],
  ])('%s', (_, value, expected) => {
    expect(sectionsOf('a.json', JSON.stringify(value))).toEqual(expected);
  });

  test('a heading of any length is whole, and without the marks that close it', () => {
    const title = 'A long heading about tea '.repeat(20).trim();
    const { document } = readDocument('tea.md', Buffer.from(`# ${title} ##\n\nPour it.\n`));
    expect(document?.sections.map(({ path, text }) => [path, text])).toEqual([[[title], 'Pour it.']]);
  });

  test('JSON under another name, and Markdown with text before its first heading', () => {
    expect(sectionsOf('a.txt', '{"Tea": {"english": "Pour it."}}')).toEqual([['Tea', 'Pour it.']]);
    expect(sectionsOf('a.md', 'Welcome.\n\n# Tea\n\nPour it.')).toEqual([
      ['', 'Welcome.'],
      ['Tea', 'Pour it.'],
    ]);
  });
});

describe('the identity of a document', () => {
  const texts = new Map<string, string>(
    [...rulebook.clauses.values()].map(({ ast, data }) => [data.sources[0]?.section ?? '', ast.text] as const),
  );
  const evidenceOf = (titles: readonly string[], textOf: (title: string) => string | undefined) => {
    const reading = readDocument(
      'a.json',
      Buffer.from(JSON.stringify(Object.fromEntries(titles.map((one) => [one, { english: textOf(one) }])))),
    );
    if (reading.document === undefined) throw new Error('not read');
    return weighEvidence(reading.document, book.citations, book.likeness)[0];
  };

  test('follows from its headings and its texts', () => {
    const evidence = evidenceOf([...texts.keys()], (title) => texts.get(title));
    expect([evidence?.id, evidence?.found, evidence?.cited]).toEqual(['core-rulebook-2014', texts.size, texts.size]);
    expect(evidence?.confidence).toBeGreaterThan(0.9);
  });

  test('is uncertain if only the headings agree', () => {
    expect(evidenceOf([...texts.keys()], () => 'Pour the tea before the cake is cut.')?.confidence).toBeLessThan(LEAST_CONFIDENCE);
  });

  test('is unknown, and named after the file, if clauses cite no such document', () => {
    const { identities } = readAll([join(folder, 'hedge-cards.json')], undefined, book);
    expect(identities.map(({ id, by }) => [id, by])).toEqual([['hedge-cards', 'unknown']]);
  });

  const [first = '', second = '', third = '', fourth = ''] = [...texts.values()];
  const chapters = {
    MOVEMENT: { General: { english: first }, STAIRS: { english: second } },
    COMBAT: { General: { english: third }, 'LONG SHOTS OVER A HEDGE': { english: fourth } },
  };
  const cited = ['MOVEMENT/General', 'MOVEMENT/STAIRS', 'COMBAT/General', 'COMBAT/LONG SHOTS …'];
  const clauseIds = [...rulebook.clauses.keys()].slice(0, cited.length);
  const citations = clauseIds.map((clause, index) => {
    return { clause, page: pageId(index < 2 ? 'a.one' : 'b.two'), document: 'house-rules', section: cited[index] ?? '' };
  });
  const flat = Object.values(chapters).flatMap((sections) =>
    Object.entries(sections).map(([title, { english }]) => ({ title, text: english })),
  );
  test.each<readonly [name: string, value: unknown, sections: readonly string[]]>([
    ['as published', chapters, ['MOVEMENT/General', 'MOVEMENT/STAIRS', 'COMBAT/General', 'COMBAT/LONG SHOTS OVER A HEDGE']],
    [
      'below a key of the whole document',
      { rulebook: chapters, version: '2.1' },
      ['rulebook/MOVEMENT/General', 'rulebook/MOVEMENT/STAIRS', 'rulebook/COMBAT/General', 'rulebook/COMBAT/LONG SHOTS OVER A HEDGE'],
    ],
    ['as a list without chapters', flat, ['General', 'STAIRS', 'General', 'LONG SHOTS OVER A HEDGE']],
  ])('does not depend on the headings above its sections: %s', (_, value, sections) => {
    const { document } = readDocument('a.json', Buffer.from(JSON.stringify(value)));
    if (document === undefined) throw new Error('not read');
    const [evidence] = weighEvidence(document, citations, book.likeness);
    expect(evidence?.confidence).toBeGreaterThan(0.9);
    const { byClause } = mapDocument({ ...document, id: 'house-rules' }, citations);
    expect(clauseIds.map((clause) => byClause.get(clause)?.map(({ path, text }) => [path.join('/'), text]))).toEqual(
      sections.map((path, index) => [[path, [...texts.values()][index]]]),
    );
  });

  test('is no reason to map a citation to a heading of another chapter', () => {
    const moved = { MOVEMENT: { General: { english: first } }, TEA: { STAIRS: { english: 'Pour the tea before the cake is cut.' } } };
    const { document } = readDocument('a.json', Buffer.from(JSON.stringify(moved)));
    if (document === undefined) throw new Error('not read');
    expect(mapDocument({ ...document, id: 'house-rules' }, citations).missing.map(({ section }) => section)).toEqual(cited.slice(1));
  });

  test('is a version of another file if both are recognised as one document', () => {
    const temporary = mkdtempSync(join(tmpdir(), 'sightline-identity-'));
    onTestFinished(() => rmSync(temporary, { recursive: true }));
    const writeVersion = (name: string, sections: Iterable<readonly [string, string]>): string => {
      writeFileSync(join(temporary, name), JSON.stringify(Object.fromEntries(sections)));
      return join(temporary, name);
    };
    // The earlier version has one section less, so it is the less certain one.
    const earlierFile = writeVersion('earlier.json', [...texts].slice(0, -1));
    const completeFile = writeVersion('complete.json', texts);
    const identitiesOf = (files: readonly string[]) => {
      const { identities, mappings } = readAll(files, undefined, book);
      return identities.map(({ id, by, evidence }, index) => ({
        id,
        by,
        document: evidence?.id,
        versionOf: mappings[index]?.document.versionOf,
      }));
    };
    const document = 'core-rulebook-2014';
    expect(identitiesOf([earlierFile, completeFile])).toEqual([
      { id: 'earlier', by: 'version', document, versionOf: document },
      { id: document, by: 'recognised', document, versionOf: undefined },
    ]);
    expect(identitiesOf([earlierFile])).toEqual([{ id: document, by: 'recognised', document, versionOf: undefined }]);
  });
});

test('the marks of a table are masked in files with any line breaks', () => {
  const table = '# Tea\n\n| cup | pot |\n| --- | --- |\n| 1 | 2 |\n';
  const [[, text = ''] = []] = sectionsOf('book.md', table.replaceAll('\n', '\r\n')) ?? [];
  expect(text).not.toMatch(/[|-]/);
  expect(text.replaceAll(' \n', '\n')).toBe(sectionsOf('book.md', table)?.[0]?.[1]);
});

test('a clause that cites a divided section gets all its parts', () => {
  const long = 'Pour the tea slowly.\n'.repeat(1200);
  for (const below of ['', '\n## Mugs\n\nWash them.\n']) {
    const { document } = readDocument('book.md', Buffer.from(`# Drinks\n\nSit.\n\n# Tea\n\n${long}${below}`));
    if (document === undefined) throw new Error('the text is not read');
    const parts = document.sections.filter(({ title }) => title === 'Tea');
    expect(parts).toHaveLength(2);
    const [page, clause] = [pageId('kitchen.tea'), clauseId('kitchen.tea.pouring')];
    const { byClause, unmapped } = mapDocument({ ...document, id: 'book' }, [{ clause, page, document: 'book', section: 'Tea' }]);
    expect(byClause.get(clause)).toEqual(parts);
    expect(unmapped.filter(({ title }) => title === 'Tea')).toEqual([]);
  }
});

test('a layer with a language that is no text, or a clause of a section that is not there, is not read', () => {
  const layer = (language: unknown) => ({
    version: LAYER_VERSION,
    documents: ['book'],
    sections: [{ document: 'book', headings: ['Tea'], paragraphs: [], language }],
    clauses: {},
    defects: [],
  });
  expect(layerFrom(layer('de'))).toBeDefined();
  expect(layerFrom({ ...layer('de'), clauses: { 'kitchen.tea.pouring': [0] } })).toBeDefined();
  expect(layerFrom({ ...layer('de'), clauses: { 'kitchen.tea.pouring': [1] } })).toBeUndefined();
  expect(layerFrom(layer(5))).toBeUndefined();
});
