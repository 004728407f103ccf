/** Names that nothing has: one finding a name, however many places use it. */
import type { Diagnostic } from '../diagnostic.ts';
import { CATALOGUE } from '../diagnostics/catalogue.ts';
import { lastPartOf } from '../ids.ts';
import { ANY_NAME, isLikeMisformed, mayIntroduce } from '../recovery/unread-names.ts';

const UNLISTED: ReadonlySet<string> = new Set(['edition-unknown', 'publication-unknown', 'document-unknown']);

/** The code of findings that report an unknown name at the definition that was meant. */
const MISSPELT = 'definition-id-misspelt';

/** Drops findings about recorded chains of an unknown edition that an example names: the name in the example is reported. */
export function withoutChainsOfUnknownEditions(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unknown = new Set(diagnostics.filter(isUnknownEdition).map(nameOf));
  return diagnostics.filter(
    ({ code, refersTo = [] }) => code !== 'chain-without-example' || !refersTo.some((edition) => unknown.has(edition)),
  );
}

export const unknownDefinition = (diagnostic: Diagnostic): string | undefined =>
  isNameOfDefinition(diagnostic) ? nameOf(diagnostic) : undefined;

/** The ids of definitions whose expressions use an unknown name: such a finding has that of its definition first in `refersTo`. */
export const usersOfUnknownNames = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.flatMap(({ code, refersTo = [] }) => (code.startsWith('expression-unknown-') ? refersTo.slice(0, 1) : []));

/** Drops findings about names that findings of `others` report, such as a finding of a pack about a name that the rulebook lacks too. */
export function withoutNamesIn(diagnostics: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  const namesOf = (one: Diagnostic): readonly string[] =>
    isUnlisted(one) ? (one.refersTo ?? []).map((name) => `${one.code} ${name}`) : isNameOfDefinition(one) ? [nameOf(one)] : [];
  const names = new Set(others.flatMap((other) => (other.code === MISSPELT ? (other.refersTo ?? []) : namesOf(other))));
  return diagnostics.filter((diagnostic) => !namesOf(diagnostic).some((name) => names.has(name)));
}

/**
 * One diagnostic for each name that no definition and no entry of rules/editions.json has, at its first use, since what should have it is
 * missing or misspelt once.
 * A name in an expression, such as `bush`, counts as the unknown id that ends in it, such as `square.bush`, unless several do.
 */
export function oneDiagnosticPerName(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const names = new Set(diagnostics.filter(isNameOfDefinition).map(nameOf));
  const idsByLastPart = Map.groupBy(
    [...names].filter((name) => name.includes('.')),
    lastPartOf,
  );
  const keyOf = (diagnostic: Diagnostic, index: number): string | number => {
    if (isUnlisted(diagnostic)) return `${diagnostic.code} ${nameOf(diagnostic)}`;
    if (!isNameOfDefinition(diagnostic)) return index;
    const name = nameOf(diagnostic);
    const [id = name, ...others] = idsByLastPart.get(name) ?? [];
    return others.length === 0 ? id : name;
  };
  return [...Map.groupBy(diagnostics, keyOf).values()].flatMap((uses) => firstUse(uses));
}

/** Whether a finding is about an unread name, or about an unknown one that something unread may introduce. */
export function followsFromUnread(diagnostic: Diagnostic, unread: ReadonlySet<string>): boolean {
  if (diagnostic.refersTo?.some((id) => unread.has(id)) === true) return true;
  if (isUnknownName(diagnostic) && unread.has(ANY_NAME)) return true;
  const mayBeOfDefinition = isNameOfDefinition(diagnostic) || diagnostic.code === 'erratum-target-unknown';
  if (mayBeOfDefinition && isLikeMisformed(unread, nameOf(diagnostic))) return true;
  return isNameOfDefinition(diagnostic) && mayIntroduce(unread, nameOf(diagnostic));
}

/** Whether an unknown name is that of a definition, or what a definition introduces, and not of a page, clause or term. */
const isNameOfDefinition = ({ code }: Diagnostic): boolean => CATALOGUE.get(code)?.unknownName === 'of-definition';
/** Whether a finding is about an edition, a publication or a document that rules/editions.json does not list. */
const isUnlisted = ({ code }: Diagnostic): boolean => UNLISTED.has(code);
const isUnknownEdition = ({ code }: Diagnostic): boolean => code === 'edition-unknown';
const isUnknownName = ({ code }: Diagnostic): boolean => CATALOGUE.get(code)?.unknownName !== undefined;
/** The name that a finding is about, without the quotes of a text in an expression. */
const nameOf = ({ found = '' }: Diagnostic): string => found.replaceAll("'", '');

function firstUse([first, ...others]: readonly Diagnostic[]): readonly Diagnostic[] {
  if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
  const advice = `If this name is right, what should have it is missing or misspelt: ${others.length + 1} places use it.`;
  const hint = first.hint === undefined ? advice : `${first.hint} ${advice}`;
  return [{ ...first, hint, related: others.map(({ place }) => ({ message: 'It is used here too.', place })) }];
}
