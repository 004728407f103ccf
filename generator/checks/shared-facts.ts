/** Faults of types in many definitions that all use one fact: the type that the fact declares is wrong, or was changed. */
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { DefinitionFinding } from './definition-finding.ts';

/** Fewer definitions with faults than this may use the same fact by chance. */
const LEAST_USERS = 3;

/**
 * Joins the faults of types in definitions that use one fact: the first fault names the others as related.
 *
 * @param definitions those of all editions, each in the order of the book
 */
export function oneFindingPerFact(
  findings: readonly DefinitionFinding[],
  definitions: readonly Definition[],
  mentions: (user: DefinitionId, name: string) => boolean,
): readonly DefinitionFinding[] {
  const faults = findings.filter(({ diagnostic: { code } }) => code === 'expression-wrong-type');
  const users = [...new Set(faults.map(({ definition }) => definition))];
  if (users.length < LEAST_USERS) return findings;
  const facts = definitions.filter(({ kind }) => kind === 'record' || kind === 'property').map(({ id }) => id);
  const shared = mostUsed(facts, users, definitions, mentions);
  if (shared === undefined) return findings;
  const [first, ...others] = faults.filter(({ definition }) => shared.using.includes(definition));
  if (first === undefined) return findings;
  const joined: DefinitionFinding = {
    ...first,
    diagnostic: {
      ...first.diagnostic,
      hint: `${shared.using.length} definitions that use "${shared.fact}" have such a fault: compare its type.`,
      related: others.map(({ diagnostic: { message, place } }) => ({ message, place })),
    },
  };
  return findings.filter((finding) => !others.includes(finding)).map((finding) => (finding === first ? joined : finding));
}

interface SharedFact {
  readonly fact: DefinitionId;
  /** The definitions with faults that use the fact, and the fact itself if its definition has a fault. */
  readonly using: readonly DefinitionId[];
}

/**
 * The fact used by the largest number of `users`; undefined if no fact has `LEAST_USERS` of them. Of several such facts, the one with the
 * fewest users in all, since a wrong type makes a fault wherever the fact is read.
 */
function mostUsed(
  facts: readonly DefinitionId[],
  users: readonly DefinitionId[],
  definitions: readonly Definition[],
  mentions: (user: DefinitionId, name: string) => boolean,
): SharedFact | undefined {
  const shared = facts.map((fact) => ({ fact, using: users.filter((user) => user === fact || mentions(user, fact)) }));
  const mostUsers = Math.max(0, ...shared.map(({ using }) => using.length));
  if (mostUsers < LEAST_USERS) return undefined;
  const countUsers = ({ fact }: SharedFact): number => definitions.filter(({ id }) => mentions(id, fact)).length;
  const tied = shared.filter(({ using }) => using.length === mostUsers).map((one) => ({ ...one, userCount: countUsers(one) }));
  return tied.toSorted((a, b) => a.userCount - b.userCount)[0];
}
