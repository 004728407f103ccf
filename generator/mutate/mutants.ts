/** The mutants of a definition: one change each. Some of them are refused later, by the schema or the compiler. */

import { isStructure, type Json } from '../../engine/base/json.ts';
import { belongsToGame } from '../belongs-to-game.ts';
import { isCited } from '../checks/cited-definitions.ts';
import { createExclusion } from '../checks/exclusive-conditions.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import { toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { parseExpression } from '../language/parse-expression.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { namesOf } from '../roles.ts';
import { createAskedSorts } from './asked-sorts.ts';
import { changesOf, type KnownNames } from './changes.ts';
import { type KnownRules, whyEquivalent } from './equivalent.ts';
import { createPrivateFacts } from './private-facts.ts';
import { createReadNames } from './read-names.ts';
import type { Shapes } from './shape.ts';
import type { WhereRun } from './where-run.ts';

export interface Mutant {
  readonly definition: DefinitionId;
  readonly change: string;
  /** The changed definition, or undefined when it is taken out. */
  readonly value: Json | undefined;
  /** Why nothing can notice it, where its structure shows that. */
  readonly equivalent?: string;
}

/** Of all editions that have the mutated definition, those of packs included. */
interface Everywhere {
  readonly definitions: readonly Definition[];
  readonly whereRun: WhereRun;
}

export type Known = KnownNames & KnownRules;

export function knownOf(definitions: readonly Definition[], vocabulary: Vocabulary, given: GivenFields, everywhere: Everywhere): Known {
  const excludes = createExclusion(
    definitions.filter((d) => d.kind === 'property'),
    parseExpression,
  );
  const onChoices = everywhere.definitions.flatMap((d) => (d.kind === 'constraint' && d.on === 'choose' ? [d] : []));
  const constrained = new Set<string>(onChoices.flatMap((d) => d.of ?? []));
  const constrainedWithoutCharacter = new Set<string>(onChoices.flatMap((d) => (excludes(d, { if: 'who == none' }) ? [] : (d.of ?? []))));
  const names = namesOf(definitions, vocabulary, given);
  const groups = enumerationsOf(definitions);
  return {
    names,
    excludes,
    reads: createReadNames(definitions),
    isConstrained: (role, hasCharacter) => (hasCharacter ? constrained : constrainedWithoutCharacter).has(role),
    hasLocked: (quantities, className) =>
      everywhere.definitions.some(
        (d) => d.kind === 'value' && d.locked === true && className in d && [d.of].flat().some((quantity) => quantities.includes(quantity)),
      ),
    whereRun: everywhere.whereRun,
    isAskedSort: createAskedSorts(everywhere.definitions),
    privateFacts: createPrivateFacts(everywhere.definitions),
    others: (name) => [...new Set(groups.filter((group) => group.includes(name)).flat())].filter((other) => other !== name),
  };
}

/** Lists of names of which one may be written for another. */
function enumerationsOf(definitions: readonly Definition[]): readonly (readonly string[])[] {
  const groups: (readonly string[])[] = definitions.flatMap((d) => (d.kind === 'path' && d.causes !== undefined ? [d.causes] : []));
  const collect = (value: Json): void => {
    if (value instanceof Array) for (const entry of value) collect(entry);
    else if (isStructure(value))
      for (const [field, entry] of Object.entries(value)) {
        if (entry instanceof Array && (field === 'enum' || field === 'set')) groups.push(entry.map(String));
        // A restriction over a step may give `must-stop`, which no path lists.
        if (entry instanceof Array && field === 'labels') groups.push([...entry.map(String), 'must-stop']);
        collect(entry);
      }
  };
  for (const d of definitions) collect(toJson(d));
  return groups;
}

/**
 * Whether the definition is one of the board, other than a path or a question, whose clauses the chain of a verdict cites. `belongsToGame`
 * includes all exceptions, and `isCited` those to definitions of the board alone.
 */
const isInChain = (d: Definition, definitions: readonly Definition[]): boolean =>
  (d.kind === 'exception' || !belongsToGame(d)) && d.kind !== 'path' && d.kind !== 'board-question' && isCited(d, definitions);

/** @param definitions those of the edition, which show whether a chain can cite `d` */
export function mutantsOf(d: Definition, shapes: Shapes, known: Known, definitions: readonly Definition[] = []): Mutant[] {
  const shape = shapes.kinds.get(d.kind);
  if (shape === undefined) throw new Error(`the schema has no kind ${d.kind}`);
  const value = toJson(d);
  const changes = changesOf(shape, value, known).filter((change) => change.at !== 'clauses' || isInChain(d, definitions));
  return [
    { definition: d.id, change: 'taken out', value: undefined },
    ...changes.map((change): Mutant => {
      const equivalent = whyEquivalent(d, value, change, known);
      return {
        definition: d.id,
        change: `${change.at}: ${change.change}`,
        value: change.value,
        ...(equivalent === undefined ? {} : { equivalent }),
      };
    }),
  ];
}
