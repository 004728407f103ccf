/** A compilation with the cache of earlier ones gives the same as one without: files byte for byte, and findings in the same order. */
import { describe, expect, test } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { compile } from '../../generator/compile.ts';
import { type CompileCache, createCompileCache } from '../../generator/compile-cache.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { bookCache, sources } from '../fixtures/engines.ts';
import { pageData } from '../fixtures/page-data.ts';
import { smallBook } from '../fixtures/small-book.ts';
import { Chance, seeded } from '../oracle/random.ts';
import { casesOf } from '../support/random-cases.ts';
import { block, newErratum } from './mistakes/changes.ts';

const outputOf = (list: readonly Source[], cache?: CompileCache): readonly unknown[] => {
  const { diagnostics, files } = compile(list, cache);
  return [diagnostics, [...files]];
};

function replaceOne(text: string, pattern: RegExp, replacementOf: (match: string) => string, chance: Chance): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const { 0: match, index } = chance.pick(matches);
  return text.slice(0, index) + replacementOf(match) + text.slice(index + match.length);
}

/** Numbers are changed twice as often as anything else. */
const KINDS = ['number', 'number', 'operator', 'word', 'line', 'value', 'field', 'removed', 'added'] as const;

function edited({ path, text }: Source, chance: Chance): Source {
  const kind = chance.pick(KINDS);
  switch (kind) {
    case 'number':
      return { path, text: replaceOne(text, /\d+/g, (found) => String((Number(found) + chance.int(1, 3)) % 10), chance) };
    case 'operator':
      return { path, text: replaceOne(text, /&&|\|\||==|!=|<=|>=/g, () => chance.pick(['&&', '||', '==', '!=', '>=']), chance) };
    case 'word':
      return { path, text: replaceOne(text, /\b[a-z]{4,}\b/g, (found) => `${found}s`, chance) };
    case 'line':
      return { path, text: replaceOne(text, /^.*\n/gm, () => '', chance) };
    case 'value':
      return { path, text: replaceOne(text, /\b(?:true|false)\b/g, (found) => (found === 'true' ? 'false' : 'true'), chance) };
    case 'field':
      return { path, text: replaceOne(text, /"[a-z]+":/g, () => chance.pick(['"if":', '"unless":', '"value":', '"is":']), chance) };
    case 'removed':
    case 'added':
      return { path, text: withDefinitions(text, kind, chance) };
  }
}

function withDefinitions(text: string, kind: 'removed' | 'added', chance: Chance): string {
  if (!text.startsWith('{')) return text;
  try {
    const data = pageData(text);
    const { definitions = [] } = data;
    if (definitions.length === 0) return text;
    const one = chance.pick(definitions);
    const copy = { ...one, id: `${one.id}Copy` };
    return JSON.stringify(
      { ...data, definitions: kind === 'added' ? [...definitions, copy] : definitions.filter((d) => d !== one) },
      null,
      2,
    );
  } catch {
    return text;
  }
}

function withoutDefinition(text: string, id: string): string {
  const data = pageData(text);
  return JSON.stringify({ ...data, ...(data.definitions && { definitions: data.definitions.filter((d) => d.id !== id) }) }, null, 2);
}

/** A sequence of states of a book: one file is edited or removed, or one file or all are put back as they were. */
function* statesOf(book: readonly Source[], isEditable: (source: Source) => boolean, steps: number, chance: Chance): Generator<Source[]> {
  const editable = book.filter(isEditable);
  /** Undefined for a file that is removed. */
  const changedByPath = new Map<string, Source | undefined>();
  for (let step = 0; step < steps; step++) {
    const source = chance.pick(editable);
    if (changedByPath.size > 2 || chance.maybe(0.1)) changedByPath.clear();
    else if (changedByPath.size > 0 && chance.maybe(0.2)) changedByPath.delete(chance.pick([...changedByPath.keys()]));
    else changedByPath.set(source.path, chance.maybe(0.1) ? undefined : edited(changedByPath.get(source.path) ?? source, chance));
    yield book.flatMap((one) => (changedByPath.has(one.path) ? (changedByPath.get(one.path) ?? []) : [one]));
  }
}

const isErratum = ({ path }: Source): boolean => path.startsWith('rules/errata/');
const isRule = ({ path }: Source): boolean => path.startsWith('rules/');

describe('a warm compilation equals a cold one', () => {
  test('after changes of any files of a small book', () => {
    const cache = createCompileCache();
    let [faultyCount, validCount] = [0, 0];
    for (const list of statesOf(smallBook(), isRule, casesOf(120), new Chance(seeded(1)))) {
      const warm = outputOf(list, cache);
      expect(warm).toEqual(outputOf(list));
      if (JSON.stringify(warm[1]) === '[]') faultyCount++;
      else validCount++;
    }
    expect(Math.min(faultyCount, validCount)).toBeGreaterThan(10);
  });

  test('after each definition of a small book is removed, renamed and put back', () => {
    const [cache, book] = [createCompileCache(), smallBook()];
    const outcomes = new Set<string>();
    for (const { path, text } of book) {
      const ids = isRule({ path, text }) && path.endsWith('.json') ? [...text.matchAll(/"id": "([\w.-]+)"/g)].map(([, id = '']) => id) : [];
      for (const id of ids)
        for (const changed of [withoutDefinition(text, id), text.replace(`"id": "${id}"`, `"id": "${id}Renamed"`), text]) {
          const list = book.map((one) => (one.path === path ? { path, text: changed } : one));
          const warm = outputOf(list, cache);
          expect(warm).toEqual(outputOf(list));
          outcomes.add(JSON.stringify(warm[0]));
        }
    }
    expect(outcomes.size).toBeGreaterThan(20);
  });

  test('after an erratum of an unknown publication adds a definition with the id of an unknown page', () => {
    // The chains of a page that does not exist: a finding about `turns.moves`.
    const chains = { path: 'rules/turns/moves.chains.json', text: '{ "roll#three": ["turns.escape.roll"] }' };
    const unknown = newErratum(
      block('add', '{ "id": "turns.moves", "kind": "parameter", "type": "int", "value": 1, "clauses": ["turns.escape.roll"] }'),
      {
        frontMatter: 'id: giude.rest\npublication: giude\nsource: Guide, A rest',
      },
    );
    // The erratum makes `turns.moves` an unread name, and findings about unread names are suppressed. Without the erratum the finding must
    // come back, so its suppression must not have changed the cached finding.
    const cache = createCompileCache();
    for (const list of [smallBookWith([chains]), smallBookWith([chains, unknown]), smallBookWith([chains])])
      expect(outputOf(list, cache)).toEqual(outputOf(list));
  });

  test('after changes of errata of the book and of its definitions', () => {
    const chance = new Chance(seeded(2));
    for (const list of statesOf(sources, isErratum, casesOf(2), chance)) expect(outputOf(list, bookCache)).toEqual(outputOf(list));
    const pages = ['rules/turns/breaking-away.json', 'rules/packs/standard/abilities/carry.json'];
    for (const list of statesOf(sources, ({ path }) => pages.includes(path), 1, chance))
      expect(outputOf(list, bookCache)).toEqual(outputOf(list));
  });
});
