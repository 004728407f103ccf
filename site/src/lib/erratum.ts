import { escapeText } from '../base/text.ts';
import { readGame } from '../boards/game.ts';
import type { ClauseId, DefinitionId, EditionId } from '../generated/book.ts';
import { book, type Clause, clauseOf, type Erratum, type Example } from './book.ts';
import { currentEdition, editionBefore } from './editions.ts';
import { type ErratumDiff, erratumDiffs } from './erratum-diffs.ts';
import { positionHref } from './position-link.ts';
import { type VerdictChange, verdictChangesOf } from './verdict-changes.ts';
import { diffWords } from './word-diff.ts';

export const clausesChangedBy = (erratum: Erratum): readonly { readonly clause: Clause; readonly diff: ErratumDiff | undefined }[] =>
  erratum.clauses
    .flatMap((id) => clauseOf(id) ?? [])
    .map((clause) => ({ clause, diff: erratumDiffs(clause, currentEdition).find(({ change }) => change.erratum === erratum.id) }));

function definitionIn(
  edition: EditionId | undefined,
  id: DefinitionId,
): { readonly sentence?: string; readonly clauses: readonly ClauseId[] } {
  if (edition === undefined) return { clauses: [] };
  const cited = Object.values(book.clauses).filter((clause) => clause.definitions[edition]?.some((one) => one.id === id));
  const sentence = cited[0]?.definitions[edition]?.find((one) => one.id === id)?.sentence;
  return { ...(sentence === undefined ? {} : { sentence }), clauses: cited.map((clause) => clause.id) };
}

interface ChangedDefinition {
  readonly id: DefinitionId;
  /** Both sentences as markup, differences marked; empty where the definition was added or removed. */
  readonly before: string;
  readonly after: string;
  /** The clauses that it cites before or after. */
  readonly clauses: readonly ClauseId[];
}

export const definitionsChangedBy = (erratum: Erratum): readonly ChangedDefinition[] =>
  [...new Set(erratum.definitions)].map((id) => {
    const before = definitionIn(editionBefore(erratum.edition)?.id, id);
    const after = definitionIn(erratum.edition, id);
    return {
      id,
      ...diffWords(escapeText(before.sentence ?? ''), escapeText(after.sentence ?? '')),
      clauses: [...new Set([...before.clauses, ...after.clauses])],
    };
  });

interface ChangedVerdict extends VerdictChange {
  /** Other examples that ask the same question. */
  readonly alike: readonly { readonly clause: Clause; readonly example: Example }[];
  /** The position on a board, in the earlier and in the later edition; absent for a question that no board can show. */
  readonly boards?: readonly { readonly edition: EditionId; readonly href: string }[];
}

/** The examples whose verdict an erratum changes, each question once. */
export function verdictsChangedBy(erratum: Erratum): readonly ChangedVerdict[] {
  const byQuestion = Map.groupBy(verdictChangesOf(erratum), ({ question, earlierEdition }) => JSON.stringify([question, earlierEdition]));
  return [...byQuestion.values()].flatMap(([change, ...alike]) => {
    if (change === undefined) return [];
    const mode = readGame(change.question)?.mode;
    if (mode === undefined) return { ...change, alike };
    const boards = [change.earlierEdition, change.laterEdition].map((edition) => ({
      edition,
      href: positionHref(mode, change.question, edition),
    }));
    return { ...change, alike, boards };
  });
}
