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
  const isFrame = (f: DefinitionFinding): boolean => cascadeOf(f) === 'misleads-all' || isUnread(f);
  const framed = definitionsOf(found.filter(isFrame));
  const findings = oneAPlace(found).filter((f) => !framed.has(f.definition) || isFrame(f));
  const isGuess = (f: DefinitionFinding): boolean => cascadeOf(f) === 'follows' && !DECLARATION.test(f.pointer);
  const isCause = (f: DefinitionFinding): boolean =>
    cascadeOf(f) === 'misleads-types' || DECLARATION.test(f.pointer) || (OWN_VALUE.test(f.pointer) && cascadeOf(f) !== 'follows');
  const misread = [...definitionsOf(findings.filter((f) => isCause(f) || isFrame(f))), ...definitionsIn(unread)];
  const isMisread = (id: DefinitionId): boolean => isSubjectUnread(unread) || misread.some((name) => name === id || mentions(id, name));
  const caused = findings.filter((f) => !isUnread(f) && !(isGuess(f) && isMisread(f.definition)));
  return withoutWrongValues(withoutUntyped(caused), mentions);
}

const cascadeOf = ({ diagnostic: { code } }: DefinitionFinding): CatalogueEntry['cascade'] => CATALOGUE.get(code)?.cascade;
const definitionsOf = (findings: readonly DefinitionFinding[]): Set<DefinitionId> => new Set(findings.map(({ definition }) => definition));

/** The first finding at each place: several checks may find one mistake. */
function oneAPlace(findings: readonly DefinitionFinding[]): readonly DefinitionFinding[] {
  const keyOf = ({ diagnostic: { place } }: DefinitionFinding): string => `${place.file} ${place.line} ${place.column}`;
  const first = new Map(findings.toReversed().map((finding) => [keyOf(finding), finding]));
  return findings.filter((finding) => first.get(keyOf(finding)) === finding);
}

/** What an unknown fact or value has no type for is no fault of its own. */
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
  const caused = findings.filter((f) => !isWrongType(f) || !roots.some((root) => root !== f.definition && mentions(f.definition, root)));
  // Rows that all give another type than the declared one are one mistake.
  const keyOf = ({ definition, diagnostic }: DefinitionFinding): string => `${definition} ${diagnostic.found}`;
  const own = new Map(
    caused
      .filter((f) => isWrongType(f) && OWN_VALUE.test(f.pointer))
      .toReversed()
      .map((f) => [keyOf(f), f]),
  );
  return caused.filter((f) => !isWrongType(f) || !OWN_VALUE.test(f.pointer) || own.get(keyOf(f)) === f);
}
