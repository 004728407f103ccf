/** Drops faults of definitions that only follow from others, so that one mistake is one finding, at its cause. */

import { camel } from '../camel.ts';
import { type Diagnostic, placeKey } from '../diagnostic.ts';
import { CATALOGUE } from '../diagnostics/catalogue.ts';
import type { CatalogueEntry } from '../diagnostics/entry.ts';
import type { DefinitionId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import { ANY_QUANTITY, definitionsIn, isAnySubjectUnread } from '../recovery/unread-names.ts';
import { DECLARATION, type DefinitionFinding, OWN_VALUE } from './definition-finding.ts';
import { followsFromUnread } from './missing-names.ts';

/** Whether the texts of a definition mention another definition, or a name in a source that cannot be read. */
type Mentions = (user: DefinitionId, name: string) => boolean;

/**
 * @param unread names in sources that cannot be read
 * @param unamended the definitions that an erratum should change, but cannot because of a fault that is reported
 */
export function withoutConsequences(
  found: readonly DefinitionFinding[],
  unread: ReadonlySet<string>,
  unamended: readonly string[],
  mentions: Mentions,
): readonly DefinitionFinding[] {
  const isUnread = ({ diagnostic }: DefinitionFinding): boolean => followsFromUnread(diagnostic, unread);
  /** Whether all other faults of the same definition may follow from this one. */
  const isBlocking = (f: DefinitionFinding): boolean => cascadeOf(f) === 'misleads-all' || isUnread(f);
  const blockedIds = idsIn(found.filter(isBlocking));
  const isBlocked = ({ definition, readIn = definition }: DefinitionFinding): boolean =>
    blockedIds.has(definition) || blockedIds.has(readIn);
  const findings = oneFindingPerPlace(found).filter((f) => !isBlocked(f) || isBlocking(f));
  const misreadIds = [...idsIn(findings.filter((f) => isMisleading(f) || isBlocking(f))), ...definitionsIn(unread), ...unamended];
  // The types of all expressions depend on the subjects: if one is unread, every definition may be misread.
  const isMisread = (id: DefinitionId): boolean =>
    isAnySubjectUnread(unread) || misreadIds.some((name) => name === id || mentions(id, name));
  const remaining = findings.filter((f) => !isUnread(f) && !(mayFollow(f) && isMisread(f.definition)));
  const ofKnownStacks = withoutUnknownStacks(withoutUnnamedLists(remaining), unread);
  return oneFindingPerType(withoutWrongValues(withoutUntyped(withoutUnmadeFunctions(ofKnownStacks, unread)), mentions));
}

/** Fields that lead to a procedure: they decide which procedures are under way where. */
const LINK = /\/(?:in|offer|call|at|before|after|instead)$/;

/** Drops faults that depend on the procedures under way if a name that leads to a procedure is unknown, or a definition is unread. */
function withoutUnknownStacks(findings: readonly DefinitionFinding[], unread: ReadonlySet<string>): readonly DefinitionFinding[] {
  const isLinkUnknown = ({ pointer, diagnostic: { code } }: DefinitionFinding): boolean =>
    code === 'expression-unknown-name' && LINK.test(pointer);
  if (!findings.some(({ isOfStack }) => isOfStack) || !(findings.some(isLinkUnknown) || definitionsIn(unread).length > 0)) return findings;
  return findings.filter(({ isOfStack }) => !isOfStack);
}

/** Joins the values of one definition that are not of its declared type: if there are several, the declared type may be the mistake. */
function oneFindingPerType(findings: readonly DefinitionFinding[]): readonly DefinitionFinding[] {
  const isOfOtherType = ({ diagnostic: { code } }: DefinitionFinding): boolean => code === 'value-of-other-type';
  const keyOf = ({ definition, diagnostic }: DefinitionFinding): string => `${definition} ${diagnostic.expected}`;
  const byType = Map.groupBy(findings.filter(isOfOtherType), keyOf);
  return findings.flatMap((finding) => {
    const [first, ...others] = isOfOtherType(finding) ? (byType.get(keyOf(finding)) ?? []) : [];
    if (others.length === 0) return [finding];
    if (finding !== first) return [];
    const hint = `The definition declares another type than that of ${others.length + 1} of its values: the type or the values are wrong.`;
    const related = others.map(({ diagnostic: { place } }) => ({ message: 'This value is not of that type either.', place }));
    return [{ ...finding, diagnostic: { ...finding.diagnostic, hint, related } }];
  });
}

/**
 * Expressions know a list of the question, such as `characters`, only if a subject names it. If a subject names a list that no question
 * has, drops unknown names that are lists of questions: the subject may have been meant to name one of them.
 */
function withoutUnnamedLists(findings: readonly DefinitionFinding[]): readonly DefinitionFinding[] {
  // `expected` has all lists of questions.
  const lists = findings.flatMap(({ diagnostic: { code, expected = '' } }) =>
    code === 'list-unknown' ? expected.split(', ').map(camel) : [],
  );
  return findings.filter(({ diagnostic: { code, found = '' } }) => code !== 'expression-unknown-name' || !lists.includes(found));
}

/**
 * A value makes a function for its quantity, such as `lineDefense`. If the quantity of a value is unknown or cannot be read, drops unknown
 * functions that the value may have been meant to make.
 */
function withoutUnmadeFunctions(findings: readonly DefinitionFinding[], unread: ReadonlySet<string>): readonly DefinitionFinding[] {
  const quantities = findings.flatMap(({ pointer, diagnostic: { code, found } }) =>
    pointer === '/of' && code === 'expression-unknown-name' && found !== undefined ? [camel(found)] : [],
  );
  if (quantities.length === 0 && !unread.has(ANY_QUANTITY)) return findings;
  // With a hint, a function that exists is meant.
  const isUnmade = ({ code, found = '', hint }: Diagnostic): boolean =>
    code === 'expression-unknown-function' && (hint === undefined || nearest(found, quantities) !== undefined);
  return findings.filter(({ diagnostic }) => !isUnmade(diagnostic));
}

const cascadeOf = ({ diagnostic: { code } }: DefinitionFinding): CatalogueEntry['cascade'] => CATALOGUE.get(code)?.cascade;
const idsIn = (findings: readonly DefinitionFinding[]): Set<DefinitionId> => new Set(findings.map(({ definition }) => definition));

/** Whether a fault makes the types of a definition guesses, for itself and for the definitions that mention it. */
const isMisleading = (f: DefinitionFinding): boolean =>
  cascadeOf(f) === 'misleads-types' || DECLARATION.test(f.pointer) || (OWN_VALUE.test(f.pointer) && cascadeOf(f) !== 'follows');

const mayFollow = (f: DefinitionFinding): boolean => cascadeOf(f) === 'follows' && !DECLARATION.test(f.pointer);

/** The first finding at each place: several checks may find one mistake. */
function oneFindingPerPlace(findings: readonly DefinitionFinding[]): readonly DefinitionFinding[] {
  const keyOf = ({ diagnostic: { place } }: DefinitionFinding): string => placeKey(place);
  const firstByPlace = new Map(findings.toReversed().map((finding) => [keyOf(finding), finding]));
  return findings.filter((finding) => firstByPlace.get(keyOf(finding)) === finding);
}

/** Drops wrong types in definitions that use an unknown name: an unknown name has no type. */
function withoutUntyped(findings: readonly DefinitionFinding[]): readonly DefinitionFinding[] {
  const untyped = idsIn(findings.filter(({ diagnostic: { code } }) => code.startsWith('expression-unknown-')));
  return findings.filter(({ definition, diagnostic: { code } }) => code !== 'expression-wrong-type' || !untyped.has(definition));
}

/** Whether a finding reports as unknown a value of the enumeration that `root` found in place of the declared type. */
const isValueOf = ({ diagnostic: { code, found } }: DefinitionFinding, root: DefinitionFinding): boolean =>
  code === 'expression-unknown-value' && found !== undefined && root.diagnostic.found?.includes(found) === true;

/**
 * If the own value of a definition has another type than the definition declares, the declared type may be wrong. If the value calls a
 * function with a wrong number of arguments, its type is unknown. In both cases, wrong types in the definitions that mention this one are
 * dropped, and unknown values there that its own value has.
 */
function withoutWrongValues(findings: readonly DefinitionFinding[], mentions: Mentions): readonly DefinitionFinding[] {
  const isWrongType = ({ diagnostic: { code } }: DefinitionFinding): boolean => code === 'expression-wrong-type';
  const isWrongValue = (f: DefinitionFinding): boolean => isWrongType(f) || f.diagnostic.code === 'expression-argument-count';
  const wrong = findings.filter((f) => isWrongValue(f) && OWN_VALUE.test(f.pointer));
  const ids = [...idsIn(wrong)];
  const roots = wrong.filter(({ definition: user }) => !ids.some((other) => other !== user && mentions(user, other)));
  const isAbout = (f: DefinitionFinding, root: DefinitionFinding): boolean => isWrongType(f) || isValueOf(f, root);
  const follows = (f: DefinitionFinding, root: DefinitionFinding): boolean =>
    root.definition !== f.definition && isAbout(f, root) && mentions(f.definition, root.definition);
  const remaining = findings.filter((f) => !roots.some((root) => follows(f, root)));
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
