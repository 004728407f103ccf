import { TupleCache } from '../caches.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import { atCauses } from '../checks/at-causes.ts';
import { withCausesInErrata } from '../checks/causes-in-errata.ts';
import { checkEdition, type EditionCheckInput } from '../checks/check-edition.ts';
import { checkTables } from '../checks/check-tables.ts';
import { withoutConsequences } from '../checks/consequences.ts';
import { mentionsIn } from '../checks/definition-mentions.ts';
import { createIsFoundWith } from '../checks/found-with.ts';
import { oneFindingPerRemoval } from '../checks/needed-removals.ts';
import { isAmbiguousName } from '../checks/procedure-names.ts';
import { oneFindingPerFact } from '../checks/shared-facts.ts';
import { withoutWrongArguments } from '../checks/wrong-arguments.ts';
import { definitionsOf } from '../definitions-of.ts';
import { type Diagnostic, diagnosticKey, distinct } from '../diagnostic.ts';
import type { Pass } from '../pass.ts';
import { withEveryNameUnread } from '../recovery/unread-names.ts';
import type { EditionBook } from '../rulebook.ts';

export interface DefinitionsInput extends EditionCheckInput {
  readonly editions: readonly EditionBook[];
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  /** The definitions that an erratum should change, but cannot. */
  readonly unamended?: readonly string[];
}

/** Reports a finding of several editions once, and one finding for each mistake. */
export const checkDefinitions: Pass<DefinitionsInput, readonly CheckedEdition[]> = (input) => {
  const { editions, vocabulary, given, questionSchema, verdictSchema, unread, unamended = [], cache } = input;
  const checked = editions.map((book) =>
    cache.checked
      .get(book, () => new TupleCache(1))
      .get([vocabulary, given, questionSchema, verdictSchema], () => checkEdition(book, input)),
  );
  const findings = distinct(
    checked.flatMap((edition) => edition.findings),
    ({ diagnostic }) => diagnostic,
  );
  const firstBookByKey = new Map(
    checked.toReversed().flatMap((check) => check.findings.map(({ diagnostic }) => [diagnosticKey(diagnostic), check.edition.book])),
  );
  const editionOf = (diagnostic: Diagnostic): EditionBook | undefined => firstBookByKey.get(diagnosticKey(diagnostic));
  const mentions = mentionsIn(editions, cache);
  const lookUps = { editionOf, isFoundWith: createIsFoundWith((book) => checkEdition(book, input).findings), mentions };
  const definitions = editions.flatMap((book) => cache.memo.of(definitionsOf, book));
  // If two procedures have one name, any unknown name or wrong type may follow from that, so every name counts as unread.
  const unreadNames = findings.some(({ diagnostic }) => isAmbiguousName(diagnostic)) ? withEveryNameUnread(unread) : unread;
  const independent =
    findings.length === 0
      ? []
      : withoutConsequences(withoutWrongArguments(findings, definitions, mentions), unreadNames, unamended, mentions);
  // A `cause` is where an erratum sets the field that makes the definition wrong: the finding is reported there. The others are reported at
  // an erratum that removed what they need, or at their own place.
  const withCauses = oneFindingPerFact(withCausesInErrata(independent, { editions, ...lookUps }), definitions, mentions);
  const withoutCause = withCauses.filter(({ cause }) => cause === undefined);
  const found = [
    ...checkTables(editions, cache.parseExpression, mentions, cache.memo),
    ...atCauses(withCauses),
    ...oneFindingPerRemoval(withoutCause, lookUps),
    ...checked.flatMap(({ diagnostics }) => diagnostics),
  ];
  return { output: checked.map(({ edition }) => edition), diagnostics: distinct(found, (diagnostic) => diagnostic) };
};
