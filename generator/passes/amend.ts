/** Folds the publications: one book per edition, the originals kept. */
import type { Json, JsonDocument, JsonObject } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { abbreviateDigest, digestOf } from '../digest.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionNode, EditionBook, ErratumNode, Rulebook, WordsChange } from '../rulebook.ts';
import { placeInSet, withSetPlaces } from './set-places.ts';
import { unknown } from './unknown.ts';

/** Proves what a patch made; what is wrong with it is added to `faults`. */
type Proof = (value: Json, node: DefinitionNode, faults?: Diagnostic[]) => value is Definition & JsonObject;

interface Fold {
  definitions: Map<string, DefinitionNode>;
  words: Map<string, string>;
  changes: WordsChange[];
  changed: Map<string, string[]>;
}

/** One book per edition, in order of publication. `isDefinition` proves what a patch made. */
export function amend(rulebook: Rulebook, isDefinition: Proof): { readonly editions: EditionBook[]; readonly diagnostics: Diagnostic[] } {
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
          'publication-unknown',
          `There is no publication "${publication}".`,
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
  const first = new Map<string, { readonly node: ErratumNode; readonly place: number }>();
  for (const node of errata) {
    for (const [place, amendment] of node.erratum.amends.entries()) {
      if (!('clause' in amendment)) continue;
      const key = `${amendment.clause} ${node.erratum.order ?? 1}`;
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, { node, place });
        continue;
      }
      diagnostics.push({
        code: 'erratum-order-missing',
        severity: 'error',
        message: `Two errata of one publication change the text of "${amendment.clause}".`,
        refersTo: [amendment.clause],
        found: `order ${node.erratum.order ?? 1} on both`,
        expected: 'another "order" on each',
        hint: `give "${node.erratum.id}" a later order, and the digest of the words that the other makes`,
        place: node.document.placeOf(`/amends/${place}/clause`),
        related: [{ message: 'the other is here', place: other.node.document.placeOf(`/amends/${other.place}/clause`) }],
      });
    }
  }
}

function apply(rulebook: Rulebook, fold: Fold, node: ErratumNode, edition: string, isDefinition: Proof, diagnostics: Diagnostic[]): void {
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
            'erratum-target-unknown',
            `There is no clause "${amendment.clause}" to amend.`,
            amendment.clause,
            rulebook.clauses.keys(),
            document.placeOf(`${pointer}/clause`),
          ),
        );
        return;
      }
      const before = fold.words.get(clause.id) ?? clause.words.words;
      const digest = digestOf(before);
      if (amendment.expects === undefined) {
        diagnostics.push({
          code: 'erratum-digest-missing',
          severity: 'error',
          message: `The erratum has no digest of the text of "${clause.id}" that it was written for.`,
          refersTo: [clause.id],
          found: 'no digest',
          expected: `{${abbreviateDigest(digest)}} at the end of the heading`,
          hint: 'read the text again, then put in the digest',
          place: document.placeOf(pointer),
          related: [{ message: 'the text', place: clause.words.place }],
        });
      } else if (!digest.startsWith(amendment.expects)) {
        diagnostics.push({
          code: 'erratum-digest-outdated',
          severity: 'error',
          message: `The text of "${clause.id}" is not the one this erratum was written for.`,
          refersTo: [clause.id],
          found: amendment.expects.length < digest.length ? abbreviateDigest(digest) : digest,
          expected: amendment.expects,
          hint: 'read the text again, adapt the erratum, then put in the digest found',
          place: document.placeOf(`${pointer}/expects`),
          related: [{ message: 'the text', place: clause.words.place }],
        });
      }
      fold.words.set(clause.id, amendment.text);
      fold.changes.push({ erratum: erratum.id, edition, before, after: amendment.text });
      return;
    }
    if ('add' in amendment) {
      if (fold.definitions.has(amendment.add.id))
        diagnostics.push({
          code: 'definition-duplicate',
          severity: 'error',
          message: `There already is a definition "${amendment.add.id}".`,
          refersTo: [amendment.add.id],
          found: amendment.add.id,
          expected: 'an id of its own',
          hint: 'to change a definition, name it in "definition" and "set" its fields',
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
          'erratum-target-unknown',
          `There is no definition "${id}" to amend.`,
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
    const base = `${pointer}/set`;
    const faults: Diagnostic[] = [];
    const placeOf: JsonDocument['placeOf'] = (at, part) => placeInSet(document, amendment.set, base, at, part) ?? document.placeOf(base);
    if (isDefinition(changed, { ...target, document: { ...document, placeOf }, pointer: base }, faults)) {
      const places = withSetPlaces(target.document, target.pointer, document, amendment.set, base);
      fold.definitions.set(id, { ...target, document: places, definition: changed });
    }
    for (const found of faults)
      diagnostics.push({
        ...found,
        code: 'erratum-set-invalid',
        message: `With these changes "${id}" is not a valid ${target.definition.kind}. ${found.message}`,
        refersTo: [id],
      });
  });
}

export function toJson(definition: Definition): Json {
  const text = JSON.stringify(definition);
  const value: Json = JSON.parse(text);
  return value;
}

/** A copy with dotted fields set: "corner.of", "steps.2.clamp". The place after the last of a list adds an entry: "unless.2" to a list of two, "unless.0" where there is none. */
export function setFields(value: Json, fields: { readonly [path: string]: unknown }): Json {
  let out = value;
  for (const [path, to] of Object.entries(fields))
    out = setField(out, path.split('.'), to === undefined ? null : JSON.parse(JSON.stringify(to)));
  return out;
}

function setField(value: Json, path: readonly string[], to: Json): Json {
  const [head, ...rest] = path;
  if (head === undefined) return to;
  if (value instanceof Array) {
    if (head === String(value.length)) return [...value, setField({}, rest, to)];
    return value.map((entry: Json, place) => (String(place) === head ? setField(entry, rest, to) : entry));
  }
  const fields: JsonObject = typeof value === 'object' && value !== null && !(value instanceof Array) ? value : {};
  return { ...fields, [head]: setField(fields[head] ?? (rest[0] === '0' ? [] : {}), rest, to) };
}
