/** Examples with `same-as`: whether their publication left a clause as it was. */

import type { ExampleAst } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { Compilation } from '../compile.ts';
import { clausesOf, isCitationField } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import { areaOf, type ClauseId } from '../ids.ts';

interface Comparison {
  readonly passes: boolean;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

interface ClauseDifference {
  readonly found: string;
  readonly errata: readonly string[];
}

/** Compares the text and the definitions of the clause before and after the publication of the example: a reminder must not change them. */
export function compareWithEarlier(example: ExampleAst, compilation: Compilation): Comparison {
  const { sameAs } = example;
  const [before, after] = editionsAround(example, compilation);
  if (sameAs === undefined || before === undefined || after === undefined)
    return { passes: false, found: 'no edition before or after its publication', expected: 'two editions to compare' };
  const differences = [...textDifferences(sameAs, before, after), ...definitionDifferences(sameAs, before, after)];
  const errata = [...new Set(differences.flatMap((difference) => difference.errata))].map((id) => `"${id}"`).join(', ');
  const cause = errata === '' ? 'what makes the clauses differ' : `the change that ${errata} makes there`;
  return {
    passes: differences.length === 0,
    found: differences.map(({ found }) => found).join('; ') || 'the same text and definitions',
    expected: `the same text and definitions for "${sameAs}" in "${before.book.id}" and "${after.book.id}"`,
    hint: `Undo ${cause}. If the clauses are to differ, remove the example: the statement is no reminder any more.`,
  };
}

function textDifferences(clause: ClauseId, before: CheckedEdition, after: CheckedEdition): ClauseDifference[] {
  if (before.book.texts.get(clause) === after.book.texts.get(clause)) return [];
  const changes = after.book.changes.filter((change) => change.clause === clause && change.edition === after.book.id);
  return [{ found: 'another text', errata: changes.map(({ erratum }) => erratum) }];
}

function definitionDifferences(clause: ClauseId, before: CheckedEdition, after: CheckedEdition): ClauseDifference[] {
  const [old, now] = [before, after].map(
    ({ book }) => new Map(book.definitions.flatMap(({ definition: d }) => (clausesOf(d).includes(clause) ? [[d.id, d] as const] : []))),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((id): ClauseDifference[] => {
    const found = differenceOf(clause, old?.get(id), now?.get(id));
    if (found === undefined) return [];
    const earlier = before.book.changed.get(id) ?? [];
    return [{ found, errata: (after.book.changed.get(id) ?? []).filter((erratum) => !earlier.includes(erratum)) }];
  });
}

function differenceOf(clause: ClauseId, before: Definition | undefined, after: Definition | undefined): string | undefined {
  if (before === undefined) return after && `one more definition, "${after.id}"`;
  if (after === undefined) return `no definition "${before.id}"`;
  const [old, now] = [before, after].map((d) => partFor(clause, d, before));
  const fields = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].filter((field) => old?.get(field) !== now?.get(field));
  return fields.length === 0 ? undefined : `other fields of the definition "${after.id}": ${fields.join(', ')}`;
}

/**
 * The fields of a definition that a clause states, each as text without clauses and notes. An exception is stated by its own clauses; one
 * that always applies switches off the whole definition, so it counts for every clause of the definition.
 * @param before the definition in the edition before. A key of `class` that it lacks is left out: the key acts only through definitions
 *   that read it, which have clauses of their own.
 */
function partFor(clause: ClauseId, d: Definition, before: Definition): ReadonlyMap<string, string> {
  const isOwn = d.clauses.includes(clause);
  const exceptions = 'unless' in d ? (d.unless ?? []) : [];
  const unless = exceptions.filter((one) => one.clauses.includes(clause) || (isOwn && one.if.trim() === 'true'));
  const keys = before.kind === 'path' ? Object.keys(before.class ?? {}) : [];
  const classKeys = d.kind === 'path' ? Object.entries(d.class ?? {}).filter(([key]) => keys.includes(key)) : [];
  const part = isOwn ? { ...d, ...typeOf(d, before), unless, class: classKeys } : { unless };
  const entries = Object.entries(part).filter(([field]) => isStated(field));
  return new Map(entries.map(([field, value]) => [field, textOf(value)]));
}

/**
 * The type, without further values of an enumeration: they act only through definitions that read them, which have clauses of their own.
 */
function typeOf(d: Definition, before: Definition): { readonly type?: unknown } {
  const values = 'type' in before && typeof before.type === 'object' && 'enum' in before.type ? before.type.enum : undefined;
  if (values === undefined || !('type' in d) || typeof d.type !== 'object' || !('enum' in d.type)) return {};
  return { type: { enum: d.type.enum.filter((value) => values.includes(value)) } };
}

const isStated = (field: string): boolean => !isCitationField(field) && field !== 'note';

const textOf = (value: unknown): string => JSON.stringify(value, (field, entry: unknown) => (isStated(field) ? entry : undefined));

/**
 * The editions before and after the publication that added the area of the example's clause. If no publication added it, the default
 * edition is the one after. Undefined for an edition that does not exist.
 */
function editionsAround({ clause }: ExampleAst, { rulebook, editions }: Compilation): readonly (CheckedEdition | undefined)[] {
  const area = areaOf(clause);
  const ofArea = rulebook?.editions.publications.find(({ areas }) => areas?.includes(area));
  const edition = ofArea?.edition ?? rulebook?.editions.default;
  const index = editions.findIndex(({ book }) => book.id === edition);
  return [editions[index - 1], editions[index]];
}
