/** Names that nothing has: one finding a name, however many places use it. */
import type { Diagnostic, Place } from '../diagnostic.ts';
import { CATALOGUE } from '../diagnostics/catalogue.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { ANY_NAME, mayIntroduce } from '../recovery/unread-names.ts';
import type { EditionBook } from '../rulebook.ts';
import type { DefinitionFinding } from './definition-finding.ts';

/** Expressions name these by the last part of their id: `square.bush`. That of any other id may be a variable, as in `fire.hindering.target`. */
const NAMED_BY_LAST_PART: ReadonlySet<Definition['kind']> = new Set(['record', 'property', 'subject', 'path']);

const isQuantity = (d: Definition, name: string): boolean => d.kind === 'calculation' && d.of.includes(name);

/** What a removed definition provided under other names than its id: a path its labels and classes, a calculation its quantities. */
const PROVIDES: { readonly [code: string]: (removed: Definition, name: string) => boolean } = {
  'expression-unknown-fact': (d, name) => d.kind === 'path' && Object.keys(d.class ?? {}).includes(name),
  'expression-unknown-value': (d, name) => d.kind === 'path' && (d.labels ?? []).includes(name),
  'path-undefined': (d, name) => d.kind === 'path' && d.path === name,
  'expression-unknown-name': isQuantity,
  'value-not-gathered': isQuantity,
};

/**
 * One diagnostic for each definition that an erratum removes although others need it, at the erratum; the others as they are.
 *
 * @param removedAt what is removed in the first edition that has a finding
 */
export function byRemoval(
  findings: readonly DefinitionFinding[],
  removedAt: (diagnostic: Diagnostic) => EditionBook['removed'] | undefined,
): readonly Diagnostic[] {
  const uses = new Map<DefinitionId, { readonly place: Place; readonly findings: DefinitionFinding[] }>();
  const others: Diagnostic[] = [];
  for (const finding of findings) {
    const removed = removedAt(finding.diagnostic);
    const id = removed === undefined ? undefined : removedNeededFor(removed, finding);
    const place = id === undefined ? undefined : removed?.get(id)?.place;
    if (id === undefined || place === undefined) others.push(finding.diagnostic);
    else uses.set(id, { place, findings: [...(uses.get(id)?.findings ?? []), finding] });
  }
  return [...[...uses].map(([id, use]) => neededDefinition(id, use.place, use.findings)), ...others];
}

/**
 * One diagnostic for each name that no definition has, at its first use: however many use it, its definition is missing or misspelt once.
 * A name in an expression, such as `bush`, is that of a whole id, such as `square.bush`, unless it could be that of several.
 */
export function byName(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const names = new Set(diagnostics.filter(isNameOfDefinition).map(nameOf));
  const idsByLastPart = Map.groupBy(
    [...names].filter((name) => name.includes('.')),
    (id) => id.slice(id.lastIndexOf('.') + 1),
  );
  const keyOf = (diagnostic: Diagnostic, index: number): string | number => {
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
  return isNameOfDefinition(diagnostic) && mayIntroduce(unread, nameOf(diagnostic));
}

/** Whether an unknown name is that of a definition, or what a definition introduces, and not of a page, clause or term. */
const isNameOfDefinition = ({ code }: Diagnostic): boolean => CATALOGUE.get(code)?.unknownName === 'definition';
const isUnknownName = ({ code }: Diagnostic): boolean => CATALOGUE.get(code)?.unknownName !== undefined;
/** The name that a finding is about, without the quotes of a text in an expression. */
const nameOf = ({ found = '' }: Diagnostic): string => found.replaceAll("'", '');

/** The removed definition that a finding names or needs. An unknown label `refersTo` its path, since the labels are gone with the path. */
function removedNeededFor(removed: EditionBook['removed'], { diagnostic }: DefinitionFinding): DefinitionId | undefined {
  const { code, refersTo: [, ...names] = [] } = diagnostic;
  const name = nameOf(diagnostic);
  return [...removed].find(
    ([id, { definition }]) =>
      PROVIDES[code]?.(definition, name) === true ||
      (isUnknownName(diagnostic) &&
        (id === name ||
          (NAMED_BY_LAST_PART.has(definition.kind) && id.endsWith(`.${name}`)) ||
          names.some((path) => definition.kind === 'path' && id.endsWith(`.${path}`)))),
  )?.[0];
}

/** The uses of a missing name as one finding, at the first of them. */
function firstUse([first, ...others]: readonly Diagnostic[]): readonly Diagnostic[] {
  if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
  const advice = `If this name is right, what should have it is missing or misspelt: ${others.length + 1} places use it.`;
  const hint = first.hint === undefined ? advice : `${first.hint} ${advice}`;
  return [{ ...first, hint, related: others.map(({ place }) => ({ message: 'It is used here too.', place })) }];
}

function neededDefinition(id: DefinitionId, place: Place, uses: readonly DefinitionFinding[]): Diagnostic {
  const users = [...new Set(uses.map(({ definition }) => definition))];
  return {
    code: 'definition-needed',
    severity: 'error',
    message: `The erratum removes "${id}", which ${users.length === 1 ? 'another definition needs' : `${users.length} definitions need`}.`,
    refersTo: [id],
    found: users.join(', '),
    expected: 'no definition that needs it',
    hint: 'Remove or change these definitions too.',
    place,
    related: uses.map(({ definition, diagnostic }) => ({ message: `"${definition}" uses it here.`, place: diagnostic.place })),
  };
}
