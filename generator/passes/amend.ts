/** Folds the publications: one book per edition, the originals kept. */
import type { Json, JsonObject } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { digestOf } from '../digest.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionNode, EditionBook, ErratumNode, Rulebook, WordsChange } from '../rulebook.ts';
import { unknown } from './resolve.ts';

interface Fold {
  definitions: Map<string, DefinitionNode>;
  words: Map<string, string>;
  changes: WordsChange[];
  changed: Map<string, string[]>;
}

/** One book per edition, in order of publication. `isDefinition` proves what a patch made. */
export function amend(
  rulebook: Rulebook,
  isDefinition: (value: Json, node: DefinitionNode) => value is Definition & JsonObject,
): { readonly editions: EditionBook[]; readonly diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const fold: Fold = {
    definitions: new Map(rulebook.definitions.map((n) => [n.definition.id, n])),
    words: new Map(),
    changes: [],
    changed: new Map(),
  };
  const editions: EditionBook[] = [];
  const publications = rulebook.editions.publications;
  for (const node of rulebook.errata) {
    const { publication } = node.erratum;
    if (!publications.some((p) => p.id === publication))
      diagnostics.push(
        unknown(
          'unknown-publication',
          `there is no publication "${publication}"`,
          publication,
          publications.map((p) => p.id),
          node.document.placeOf('/publication'),
        ),
      );
  }
  for (const publication of publications) {
    const own = rulebook.errata.filter((e) => e.erratum.publication === publication.id);
    refuseUnordered(own, diagnostics);
    const ordered = [...own].sort((a, b) => (a.erratum.order ?? 1) - (b.erratum.order ?? 1) || (a.erratum.id < b.erratum.id ? -1 : 1));
    for (const node of ordered) apply(rulebook, fold, node, publication.edition, isDefinition, diagnostics);
    const later = new Set(publications.slice(publications.indexOf(publication) + 1).flatMap((p) => p.areas ?? []));
    editions.push({
      id: publication.edition,
      later,
      definitions: [...fold.definitions.values()],
      words: new Map(fold.words),
      changes: [...fold.changes],
      changed: new Map(fold.changed),
    });
  }
  return { editions, diagnostics };
}

/** Two patches of one publication on one text need an order. */
function refuseUnordered(errata: readonly ErratumNode[], diagnostics: Diagnostic[]): void {
  const first = new Map<string, ErratumNode>();
  for (const node of errata) {
    for (const [place, amendment] of node.erratum.amends.entries()) {
      if (!('clause' in amendment)) continue;
      const other = first.get(amendment.clause);
      if (other !== undefined && (other.erratum.order ?? 1) === (node.erratum.order ?? 1)) {
        diagnostics.push({
          code: 'unordered-errata',
          severity: 'error',
          message: `two errata of one publication change the words of "${amendment.clause}"`,
          expected: 'an "order" on each',
          place: node.document.placeOf(`/amends/${place}`),
          related: [{ message: 'the other is here', place: other.document.placeOf('') }],
        });
      } else first.set(amendment.clause, node);
    }
  }
}

function apply(
  rulebook: Rulebook,
  fold: Fold,
  node: ErratumNode,
  edition: string,
  isDefinition: (value: Json, node: DefinitionNode) => value is Definition & JsonObject,
  diagnostics: Diagnostic[],
): void {
  const { erratum, document } = node;
  const note = (id: string): void => {
    fold.changed.set(id, [...(fold.changed.get(id) ?? []), erratum.id]);
  };
  erratum.amends.forEach((amendment, place) => {
    const pointer = `/amends/${place}`;
    if ('clause' in amendment) {
      const clause = rulebook.clauses.get(amendment.clause);
      if (clause === undefined) {
        diagnostics.push(
          unknown(
            'erratum-target-missing',
            `the erratum amends a clause that does not exist: "${amendment.clause}"`,
            amendment.clause,
            rulebook.clauses.keys(),
            document.placeOf(`${pointer}/clause`),
          ),
        );
        return;
      }
      const before = fold.words.get(clause.id) ?? clause.words.words;
      const digest = digestOf(before);
      if (digest !== amendment.expects) {
        diagnostics.push({
          code: 'erratum-digest',
          severity: 'error',
          message: `the words of "${clause.id}" are not those the erratum was written for`,
          found: digest,
          expected: amendment.expects,
          hint: 'read the words again, adapt the erratum, then put in the digest found',
          place: document.placeOf(`${pointer}/expects`),
          related: [{ message: 'the words', place: clause.words.place }],
        });
      }
      fold.words.set(clause.id, amendment.text);
      fold.changes.push({ erratum: erratum.id, edition, before, after: amendment.text });
      return;
    }
    if ('add' in amendment) {
      if (fold.definitions.has(amendment.add.id))
        diagnostics.push({
          code: 'duplicate-id',
          severity: 'error',
          message: `the erratum adds a definition that exists: "${amendment.add.id}"`,
          place: document.placeOf(`${pointer}/add/id`),
        });
      fold.definitions.set(amendment.add.id, { definition: amendment.add, document, pointer: `${pointer}/add` });
      note(amendment.add.id);
      return;
    }
    const id = 'remove' in amendment ? amendment.remove : amendment.definition;
    const target = fold.definitions.get(id);
    if (target === undefined) {
      diagnostics.push(
        unknown(
          'erratum-target-missing',
          `the erratum amends a definition that does not exist: "${id}"`,
          id,
          fold.definitions.keys(),
          document.placeOf(`${pointer}/${'remove' in amendment ? 'remove' : 'definition'}`),
        ),
      );
      return;
    }
    note(id);
    if ('remove' in amendment) {
      fold.definitions.delete(id);
      return;
    }
    const changed = setFields(toJson(target.definition), amendment.set);
    const next: DefinitionNode = { ...target };
    if (isDefinition(changed, { ...target, document, pointer: `${pointer}/set` }))
      fold.definitions.set(id, { ...next, definition: changed });
    else
      diagnostics.push({
        code: 'erratum-set',
        severity: 'error',
        message: `the fields set in "${id}" do not make a definition`,
        found: JSON.stringify(amendment.set),
        expected: `a ${target.definition.kind}`,
        place: document.placeOf(`${pointer}/set`),
      });
  });
}

export function toJson(definition: Definition): Json {
  const text = JSON.stringify(definition);
  const value: Json = JSON.parse(text);
  return value;
}

/** A copy with dotted fields set: "corner.of", "steps.2.clamp". */
export function setFields(value: Json, fields: { readonly [path: string]: unknown }): Json {
  let out = value;
  for (const [path, to] of Object.entries(fields))
    out = setField(out, path.split('.'), to === undefined ? null : JSON.parse(JSON.stringify(to)));
  return out;
}

function setField(value: Json, path: readonly string[], to: Json): Json {
  const [head, ...rest] = path;
  if (head === undefined) return to;
  if (value instanceof Array) return value.map((entry: Json, place) => (String(place) === head ? setField(entry, rest, to) : entry));
  const fields: JsonObject = typeof value === 'object' && value !== null && !(value instanceof Array) ? value : {};
  return { ...fields, [head]: setField(fields[head] ?? {}, rest, to) };
}
