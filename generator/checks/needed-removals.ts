/** Definitions that an erratum removes although others need them: one finding for each, at the erratum. */
import { type Diagnostic, placeKey } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { DefinitionNode, EditionBook, Removal } from '../rulebook.ts';
import type { DefinitionFinding } from './definition-finding.ts';
import { isUnmatched } from './unmatched-diagnostic.ts';

const NEEDED = 'definition-needed';

interface Removals {
  /** The first edition that has a finding. */
  editionOf(diagnostic: Diagnostic): EditionBook | undefined;
  /** Whether an edition has a finding even with some of its removed definitions in force again. */
  isFoundWith(book: EditionBook, restored: readonly DefinitionNode[], diagnostic: Diagnostic): boolean;
  /** Whether a definition refers to another, in its expressions or in fields that name definitions. */
  mentions(user: DefinitionId, id: DefinitionId): boolean;
}

/** A removal explains the findings that its edition would not have with the removed definition in force. */
export function oneFindingPerRemoval(findings: readonly DefinitionFinding[], removals: Removals): readonly Diagnostic[] {
  const causeOf = ({ diagnostic }: DefinitionFinding): Removal | undefined => {
    const book = removals.editionOf(diagnostic);
    const all = [...(book?.removed.values() ?? [])];
    const nodes = all.map(({ node }) => node);
    if (book === undefined || all.length === 0 || removals.isFoundWith(book, nodes, diagnostic)) return undefined;
    return all.length === 1 ? all[0] : all.find(({ node }) => !removals.isFoundWith(book, [node], diagnostic));
  };
  const byCause = Map.groupBy(findings, causeOf);
  return [...byCause].flatMap(([removal, found]) => {
    if (removal === undefined) return found.map(({ diagnostic }) => diagnostic);
    const users = found.filter(({ definition }) => removals.mentions(definition, removal.node.definition.id));
    return [neededDefinition(removal, users.length > 0 ? users : found)];
  });
}

function neededDefinition({ node, place }: Removal, uses: readonly DefinitionFinding[]): Diagnostic {
  const { id } = node.definition;
  return {
    code: NEEDED,
    severity: 'error',
    message: `The erratum removes "${id}", which other definitions need.`,
    refersTo: [id],
    found: [...new Set(uses.map(({ definition }) => definition))].join(', '),
    expected: 'no definition that needs it',
    hint: `Remove or change these definitions too${adviceToSwitchOff(node.definition)}.`,
    place,
    related: uses.map(({ definition, diagnostic }) => ({ message: `"${definition}" uses it here.`, place: diagnostic.place })),
  };
}

/** Definitions of kinds with `unless` can be switched off instead, which changes nothing for the definitions that need them. */
function adviceToSwitchOff(definition: Definition): string {
  if (definition.kind !== 'restriction' && definition.kind !== 'value' && definition.kind !== 'constraint') return '';
  const { id, unless = [] } = definition;
  return `, or do not remove it but give it an exception that always applies: \`set ${id}\` with "unless.${unless.length}": { "if": "true", … }`;
}

export const neededIn = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.flatMap(({ code, refersTo = [] }) => (code === NEEDED ? refersTo : []));

/**
 * Drops findings about words of texts that a needed definition had: they follow from its removal, also where only a pack needs the
 * definition and the rulebook alone has these findings.
 */
export function withoutTextFindingsOfNeeded(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const needed = new Set(neededIn(diagnostics));
  return diagnostics.filter(({ code, refersTo = [] }) => !(isUnmatched(code) && refersTo.some((id) => needed.has(id))));
}

/** The rulebook and packs may need the same removed definition: joins their findings into one that lists all users. */
export function joinNeeded(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ code, place }: Diagnostic, index: number): string | number => (code === NEEDED ? placeKey(place) : index);
  return [...Map.groupBy(diagnostics, keyOf).values()].flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) return same;
    const users = new Set(same.flatMap(({ found = '' }) => found.split(', ')));
    const related = new Map(same.flatMap(({ related: uses = [] }) => uses.map((use) => [placeKey(use.place), use])));
    return [{ ...first, found: [...users].join(', '), related: [...related.values()] }];
  });
}
