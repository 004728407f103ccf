import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { explainCardNames } from '../../site/src/search/card-names.ts';
import { plainLines } from '../../site/src/search/markup-text.ts';
import { packIndex, unpackIndex } from '../../site/src/search/packed-index.ts';
import { readQuery } from '../../site/src/search/query.ts';
import { createSearch } from '../../site/src/search/search.ts';
import { stem } from '../../site/src/search/words.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { throughJson } from '../support/through-json.ts';
import { book, clausesFor, index, pagesFor, search } from './measure.ts';

test('a space after the last word marks it as complete: "end " does not find "endless"', () => {
  const wordsOf = (typed: string): readonly string[] => search.find(typed).terms.flatMap((term) => term.map(({ word }) => word));
  expect(wordsOf('end')).toContain('endless');
  expect(wordsOf('end ')).toEqual(['end']);
});

describe('operators', () => {
  test('is: filters by kind of clause', () => {
    const { results } = search.find('is:erratum break away');
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ clause }) => !clause.tags.includes('erratum'))).toEqual([]);
  });

  test('in: filters by area or page', () => {
    expect(new Set(pagesFor('in:terrain line').map((id) => id.split('.')[0]))).toEqual(new Set(['terrain']));
    expect(pagesFor('in:terrain.rim blocks')).toEqual(['terrain.rim']);
  });

  test('in: finds clauses that clauses of other areas outrank by far', () => {
    const [bestElsewhere] = search.find('hindering terrain').results;
    const [best] = search.find('in:turns hindering terrain').results;
    expect(bestElsewhere?.page.id).not.toMatch(/^turns\./);
    expect(best?.page.id).toMatch(/^turns\./);
  });

  test('term: searches the glossary', () => {
    expect(clausesFor('term:rim')[0]).toBe('glossary.terms.rim');
  });

  test('an operator alone lists all that it matches; an unknown operator is reported', () => {
    const executed = index.clauses.filter(({ tags }) => tags.includes('executed'));
    expect(search.find('is:executed').results.length).toBe(executed.length);
    expect(search.find('is:green rim').query.unknown).toEqual(['is:green']);
  });

  test('an operator without a value is reported, except term:, which then lists the glossary', () => {
    const nothing = { text: '', tags: [], within: [], unknown: [] };
    expect(readQuery('in:')).toEqual({ ...nothing, unknown: ['in:'] });
    expect(readQuery('IN: rim is:')).toEqual({ ...nothing, text: 'rim', unknown: ['IN:', 'is:'] });
    expect(readQuery('in:Terrain is:Term')).toEqual({ ...nothing, within: ['terrain'], tags: ['term'] });
    expect(readQuery('term:')).toEqual({ ...nothing, tags: ['term'] });
  });
});

describe('words', () => {
  const first = (query: string): string | undefined => pagesFor(query)[0];

  test('a synonym finds the word that the book uses', () => {
    const withoutSynonyms = createSearch({ ...index, synonyms: {} });
    expect(withoutSynonyms.find('rooftop').results.length).toBeLessThan(search.find('rooftop').results.length);
  });

  test('a phrase of several words is understood as one term', () => {
    expect(search.find('he is next to me').terms.flat()).toContainEqual({ word: 'adjacent', likelihood: 1 });
    expect(search.find('shooting from a roof').terms.flat()).toContainEqual({ word: 'elevat', likelihood: 1 });
  });

  test('typing errors, fractions, abbreviations and hyphens do not change what is found', () => {
    expect(first('pushng damage')).toBe('turns.pushing');
    expect(first('1/2 speed')).toBe(first('half speed'));
    expect(first('re-roll')).toBe(first('reroll'));
    expect(first('vps')).toBe('winning.victory-points');
  });

  test('all forms of a word have one stem', () => {
    for (const forms of [
      'tie ties tied tying',
      'die dies died dying',
      'copy copies copied copying',
      'carry carries carried',
      'occupy occupied',
      'lose loses losing lost',
      'fall falls falling fell fallen',
      'choose chooses chose chosen',
      'rounding roundings',
    ])
      expect(new Set(forms.split(' ').map(stem)), forms).toHaveProperty('size', 1);
  });

  test('words typed without a space between them are separated', () => {
    expect(first('lineoffire')).toBe(first('line of fire'));
    expect(first('freeaction')).toBe(first('free action'));
    expect(search.find('shootwall').terms).toEqual(search.find('shoot wall').terms);
  });

  test('an unfinished word finds words that begin with it', () => {
    expect(search.find('hinder').results.length).toBeGreaterThan(0);
    expect(pagesFor('knock ba')).toContain('combat.knock-back');
  });
});

describe('common questions at the table', () => {
  test.each([
    ['first on a tie', 'setup.reveal.roll'],
    ['do I stop in bushes', 'terrain.hindering.stop-on-entry'],
    ['can I shoot if someone is next to me', 'combat.ranged.requirements'],
    ['how much damage does a heavy object add', 'objects.close-combat.heavy-plus-two'],
    ['can two characters share a square', 'golden.occupancy.one-character-per-square'],
  ])('%s', (query, clause) => {
    expect(clausesFor(query)[0]).toBe(clause);
  });
});

describe('names on cards', () => {
  const namesIn = (query: string) => search.find(query).cardNames.names;
  const lineFor = (query: string): string => {
    const { cardNames, results } = search.find(query);
    return explainCardNames(cardNames, results.length > 0);
  };

  test('a name or its abbreviation is explained in one line, and rules are still found', () => {
    expect(namesIn('does charge ignore bushes')).toEqual([{ name: 'Charge', kind: 'power' }]);
    expect(lineFor('does charge ignore bushes')).toBe('Charge is a power. Its text is on a card, not in this book. Related rules:');
    expect(namesIn('HSS').map(({ name }) => name)).toEqual(['Hypersonic Speed']);
    expect(namesIn('superman ally and x-men').map(({ name }) => name)).toEqual(['Superman Ally', 'X-Men']);
    expect(lineFor('superman ally and x-men')).toMatch(/^Superman Ally, X-Men: their texts are on cards, not in this book\./);
  });

  test('a name alone finds the rules that mention it, all of them and no others', () => {
    for (const query of ['outwit', 'what does running shot do', 'the force blast power']) {
      const { cardNames, results } = search.find(query);
      const [{ name } = { name: '' }] = cardNames.names;
      expect(results.length, query).toBeGreaterThan(0);
      expect(new Set(results.map(({ clause }) => index.clauses.indexOf(clause))), query).toEqual(new Set(index.mentions[name]));
      expect(lineFor(query)).toBe(`${name} is a power. Its text is on a card, not in this book. Rules that mention it:`);
    }
    const naming = Object.entries(book.clauses).filter(([, { html }]) => plainLines(html.current ?? '').includes('Outwit'));
    expectEnough(naming.length, 3);
    expect(clausesFor('outwit')).toEqual(expect.arrayContaining(naming.map(([id]) => id)));
  });

  test('a name that no rule mentions finds the rules for its kind', () => {
    expect(clausesFor('fantastic four')).toEqual(clausesFor('team ability'));
    expect(lineFor('fantastic four')).toBe(
      'Fantastic Four is a team ability. Its text is on a card, not in this book. No rule mentions it. Rules for any team ability:',
    );
  });

  test('part of a word does not count as a name on a card, nor does the title of a page', () => {
    expect(namesIn('recharge the outwitted defender')).toEqual([]);
    const [page] = index.pages;
    const withPageCharge = createSearch({ ...index, pages: [{ id: 'powers.charge', title: 'Charge' }, ...index.pages.slice(1)] });
    expect(page).toBeDefined();
    expect(withPageCharge.find('charge').cardNames.names).toEqual([]);
  });
});

describe('size and work', () => {
  test('the index takes at most 108 KB, compressed', () => {
    expect(gzipSync(JSON.stringify(packIndex(index)), { level: 9 }).length).toBeLessThan(108_000);
  });

  test('packing and unpacking gives the same index', () => {
    expect(unpackIndex(throughJson(packIndex(index)))).toEqual(index);
  });

  test('a keystroke reads a bounded part of the index, however long the text is', () => {
    const work = (query: string): number => createSearch(index).find(query).work;
    expect(work('can i shoot through a friendly character on a roof')).toBeLessThan(20_000);
    expect(work('cna i shot thruogh a freindly charcter on teh rof')).toBeLessThan(25_000);
    expect(work('character '.repeat(2000))).toBeLessThan(20_000);
    expect(work(Array.from({ length: 2000 }, (_, index) => `wrd${index}x`).join(' '))).toBeLessThan(60_000);
    expect(work('a'.repeat(5000))).toBeLessThan(10);
  });

  test('the comparisons of a word are cached', () => {
    const fresh = createSearch(index);
    const before = fresh.find('hindring terrain ').work;
    expect(fresh.find('hindring terrain ').work).toBeLessThan(before);
  });
});

test('nonsense finds nothing, and hostile text harms nothing', () => {
  expect(clausesFor('qqqqqqqq')).toEqual([]);
  for (const text of ['<script>', '__proto__', 'constructor', '\u0000', '(((((', 'a'.repeat(5000), '🙂', '?', 'in:', 'is:'])
    expect(() => search.find(text)).not.toThrow();
});
