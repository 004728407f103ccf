import type { ClauseId, DefinitionId } from '../ids.ts';
import type { DefinitionNode, EditionBook, Removal, Rulebook, TextChange } from '../rulebook.ts';

/** An edition while its errata are applied in order: all its definitions, and the texts that are not as printed. */
export interface EditionDraft {
  readonly definitions: Map<DefinitionId, DefinitionNode>;
  readonly texts: Map<ClauseId, string>;
  readonly changes: TextChange[];
  /** The ids of the errata that changed each definition. */
  readonly changed: Map<DefinitionId, string[]>;
  readonly removed: Map<DefinitionId, Removal>;
  /** By the id of an erratum: the definitions that it changed or removed, as they were before. */
  readonly replaced: Map<string, Map<DefinitionId, DefinitionNode>>;
}

/** The printed book, from which the first errata start. */
export const draftAsPrinted = (definitions: Rulebook['definitions']): EditionDraft => ({
  definitions: new Map(definitions.map((n) => [n.definition.id, n])),
  texts: new Map(),
  changes: [],
  changed: new Map(),
  removed: new Map(),
  replaced: new Map(),
});

export const copyOfDraft = ({ definitions, texts, changes, changed, removed, replaced }: EditionDraft): EditionDraft => ({
  definitions: new Map(definitions),
  texts: new Map(texts),
  changes: [...changes],
  changed: new Map(changed),
  removed: new Map(removed),
  replaced: new Map(replaced),
});

/** An edition with the same parts as in the last compilation stays the same object, so what is derived from it stays valid. */
export function partsOf({ id, laterAreas, definitions, texts, changes, changed, removed, replaced }: EditionBook): readonly unknown[] {
  return [
    id,
    ...laterAreas,
    ...definitions,
    ...[...texts].flat(),
    ...changes.flatMap(({ erratum, edition, clause, before, after }) => [erratum, edition, clause, before, after]),
    ...[...changed].flat(2),
    ...[...replaced].flatMap(([erratum, nodes]) => [erratum, ...[...nodes].flat()]),
    ...[...removed].flatMap(([id, { erratum, node, place }]) => [id, erratum, node, place.file, place.line, place.column]),
  ];
}
