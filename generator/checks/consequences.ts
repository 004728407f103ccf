/** Which faults of definitions only follow from others: one mistake is one finding, at its cause. */

import { CATALOGUE } from '../diagnostics/catalogue.ts';
import type { CatalogueEntry } from '../diagnostics/entry.ts';
import type { DefinitionId } from '../ids.ts';
import { definitionsIn, isSubjectUnread } from '../recovery/unread-names.ts';
import type { DefinitionFinding } from './definition-finding.ts';
import { followsFromUnread } from './missing-names.ts';

/** What a definition declares to others. */
const DECLARATION = /^\/(takes|holds|type|of|in|gives$)(\/|$)/;
/** Where a definition gives a value of the type that it declares. */
const OWN_VALUE = /^\/(is|first|value|rows\/\d+\/gives)$/;

/** @param mentions whether the texts of a definition mention another, or a name in a source that cannot be read */
export function withoutConsequences(
  found: readonly DefinitionFinding[],
  unread: ReadonlySet<string>,
  mentions: (user: DefinitionId, name: string) => boolean,
): readonly DefinitionFinding[] {
  const isUnread = ({ diagnostic }: DefinitionFinding): boolean => followsFromUnread(diagnostic, unread);
  const isBlocking = (f: DefinitionFinding): boolean => cascadeOf(f) === 'misleads-all' || isUnread(f);
  const blocked = definitionsOf(found.filter(isBlocking));
  const findings = oneAPlace(found).filter((f) => !blocked.has(f.definition) || isBlocking(f));
  const isGuess = (f: DefinitionFinding): boolean => cascadeOf(f) === 'follows' && !DECLARATION.test(f.pointer);
  const isCause = (f: DefinitionFinding): boolean =>
    cascadeOf(f) === 'misleads-types' || DECLARATION.test(f.pointer) || (OWN_VALUE.test(f.pointer) && cascadeOf(f) !== 'follows');
  const misread = [...definitionsOf(findings.filter((f) => isCause(f) || isBlocking(f))), ...definitionsIn(unread)];
  const isMisread = (id: DefinitionId): boolean => isSubjectUnread(unread) || misread.some((name) => name === id || mentions(id, name));
  const remaining = findings.filter((f) => !isUnread(f) && !(isGuess(f) && isMisread(f.definition)));
  return withoutWrongValues(withoutUntyped(remaining), mentions);
}

const cascadeOf = ({ diagnostic: { code } }: DefinitionFinding): CatalogueEntry['cascade'] => CATALOGUE.get(code)?.cascade;
const definitionsOf = (findings: readonly DefinitionFinding[]): Set<DefinitionId> => new Set(findings.map(({ definition }) => definition));

/** The first finding at each place: several checks may find one mistake. */
function oneAPlace(findings: readonly DefinitionFinding[]): readonly DefinitionFinding[] {
  const keyOf = ({ diagnostic: { place } }: DefinitionFinding): string => `${place.file} ${place.line} ${place.column}`;
  const firstByPlace = new Map(findings.toReversed().map((finding) => [keyOf(finding), finding]));
  return findings.filter((finding) => firstByPlace.get(keyOf(finding)) === finding);
}

/** Drops wrong types in definitions that name something unknown, since that has no type. */
function withoutUntyped(findings: readonly DefinitionFinding[]): readonly DefinitionFinding[] {
  const untyped = definitionsOf(findings.filter(({ diagnostic: { code } }) => code.startsWith('expression-unknown-')));
  return findings.filter(({ definition, diagnostic: { code } }) => code !== 'expression-wrong-type' || !untyped.has(definition));
}

/** A definition whose own value is not of its type may declare the wrong type: then those that use it have faults as well. */
function withoutWrongValues(
  findings: readonly DefinitionFinding[],
  mentions: (user: DefinitionId, name: string) => boolean,
): readonly DefinitionFinding[] {
  const isWrongType = ({ diagnostic: { code } }: DefinitionFinding): boolean => code === 'expression-wrong-type';
  const wrong = [...definitionsOf(findings.filter((f) => isWrongType(f) && OWN_VALUE.test(f.pointer)))];
  const roots = wrong.filter((user) => !wrong.some((other) => other !== user && mentions(user, other)));
  const remaining = findings.filter((f) => !isWrongType(f) || !roots.some((root) => root !== f.definition && mentions(f.definition, root)));
  // Rows that all give another type than the declared one are one mistake.
  const keyOf = ({ definition, diagnostic }: DefinitionFinding): string => `${definition} ${diagnostic.found}`;
  const firstByFound = new Map(
    remaining
      .filter((f) => isWrongType(f) && OWN_VALUE.test(f.pointer))
      .toReversed()
      .map((f) => [keyOf(f), f]),
  );
  return remaining.filter((f) => !isWrongType(f) || !OWN_VALUE.test(f.pointer) || firstByFound.get(keyOf(f)) === f);
}
