import type { JsonObject } from '../engine/base/json.ts';
import { isObject, listOf } from '../engine/base/json.ts';
import type { Definition } from './generated/definition.ts';
import { type ClauseId, clauseId } from './ids.ts';
import type { DefinitionNode } from './rulebook.ts';

export const isCitationField = (field: string): boolean => field === 'clauses' || field === 'cites' || field.endsWith('Clauses');

export const jsonWithoutCitations = (value: unknown): string =>
  JSON.stringify(value, (field, part: unknown) => (isCitationField(field) ? undefined : part));

/** The clauses of the definition, then those of its exceptions, without repetition. */
export function clausesOf(d: Definition): readonly ClauseId[] {
  if (!('unless' in d) || d.unless === undefined) return d.clauses;
  return [...new Set([...d.clauses, ...d.unless.flatMap((exception) => exception.clauses)])];
}

/** The same for a definition as JSON. */
export const clausesIn = (json: JsonObject): readonly ClauseId[] => [
  ...new Set([json, ...listOf(json.unless).filter(isObject)].flatMap(({ clauses }) => listOf(clauses).map((id) => clauseId(String(id))))),
];

export function groupByClause(nodes: readonly DefinitionNode[]): ReadonlyMap<ClauseId, readonly DefinitionNode[]> {
  const groups = new Map<ClauseId, DefinitionNode[]>();
  for (const node of nodes) for (const clause of clausesOf(node.definition)) groups.set(clause, [...(groups.get(clause) ?? []), node]);
  return groups;
}
