import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { createCompileCache } from '../../generator/compile-cache.ts';
import { packOfSmallBook } from '../fixtures/pack-of-small-book.ts';
import { smallBook } from '../fixtures/small-book.ts';

const MANIFEST = 'rules/packs/cards/pack.json';
const sources = [...smallBook(), ...packOfSmallBook()];
const cache = createCompileCache();

const findingsAfter = (file: string, right: string, wrong: string): readonly string[] => {
  const edited = sources.map((source) => (source.path === file ? { ...source, text: source.text.replace(right, wrong) } : source));
  const { diagnostics } = compile(edited, cache);
  return diagnostics.map(({ message, place }) => `${place.file}:${place.line}:${place.column} ${message}`);
};

test.each([
  { mistake: 'a misspelt field', right: '"title"', wrong: '"titel"', at: '3:3', message: 'There is no field "titel" in the file.' },
  { mistake: 'a missing field', right: '"title": "Cards",', wrong: '', at: '1:1', message: 'The field "title" is missing in the file.' },
  { mistake: 'a missing comma', right: '"cards",', wrong: '"cards"', at: '3:3', message: 'This is not JSON: found ", expected , or }.' },
  {
    mistake: 'a field twice',
    right: '"id": "cards",',
    wrong: '"id": "cards", "id": "cards",',
    at: '2:18',
    message: 'The object already has a key "id".',
  },
  {
    mistake: 'a misspelt page',
    right: 'cards.one',
    wrong: 'cards.oen',
    at: '5:13',
    message: 'There is no page "cards.oen" to list in the contents.',
  },
  {
    mistake: 'no pages',
    right: '"cards.one"',
    wrong: '',
    at: '5:12',
    message: 'The value of /pages has the wrong shape: it has fewer than 1 entry.',
  },
])('$mistake in the manifest of a pack gives one diagnostic, at its place', ({ right, wrong, at, message }) => {
  expect(findingsAfter(MANIFEST, right, wrong)).toEqual([`${MANIFEST}:${at} ${message}`]);
});

test.each([
  { mistake: 'a misspelt field', right: '"title"', wrong: '"titel"' },
  { mistake: 'a missing comma', right: '"id": "all",', wrong: '"id": "all"' },
  { mistake: 'a misspelt page', right: '"ground.bushes"', wrong: '"ground.bushse"' },
])('$mistake in the contents of the rulebook is not reported once more for a pack', ({ right, wrong }) => {
  const found = findingsAfter('rules/book.json', right, wrong);
  expect(found.map((line) => line.slice(0, line.indexOf(':')))).toEqual(['rules/book.json']);
});

test('a redirect from an id that only a pack has is reported in the contents of the rulebook', () => {
  const redirect = '"renamed": { "cards.one.luck": "turns.escape.rest" },\n  "languages"';
  const edited = sources.map((source) =>
    source.path === 'rules/book.json' ? { ...source, text: source.text.replace('"languages"', redirect) } : source,
  );
  const found = compile(edited, cache).diagnostics.map(({ code, message, place }) => [code, message, place.file, place.line]);
  expect(found).toEqual([
    ['rename-conflict', 'With the pack "cards": "cards.one.luck" is listed as renamed, but the book has this id.', 'rules/book.json', 5],
  ]);
});

test('a definition of a pack with the id of one of the rulebook is reported in the pack', () => {
  const page = 'rules/packs/cards/cards/one.json';
  const edited = sources.map((source) =>
    source.path === page ? { ...source, text: source.text.replace('"luck.defense"', '"bush.target"') } : source,
  );
  expect(compile(edited, cache).diagnostics.map(({ message, place, related }) => [message, place.file, related?.[0]?.place.file])).toEqual([
    ['There already is a definition "bush.target".', page, 'rules/ground/bushes.json'],
  ]);
});

test.each(['rules/book.json', MANIFEST])('a byte order mark before %s is accepted', (path) => {
  const marked = sources.map((source) => (source.path === path ? { path, text: `\ufeff${source.text}` } : source));
  expect(compile(marked, cache).diagnostics).toEqual(compile(sources, cache).diagnostics);
});
