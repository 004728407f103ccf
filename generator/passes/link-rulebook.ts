import { firstOfEach } from '../by-id.ts';
import { checkAliases } from '../checks/check-aliases.ts';
import { checkAsks } from '../checks/check-asks.ts';
import { checkCardNames } from '../checks/check-card-names.ts';
import { checkContents } from '../checks/check-contents.ts';
import { checkEditionsFile } from '../checks/check-editions-file.ts';
import { checkIds } from '../checks/check-ids.ts';
import { checkPermanentIds } from '../checks/check-permanent-ids.ts';
import { checkErrataWritten, checkExamplesWritten } from '../checks/check-placeholders.ts';
import { checkReferences, type FindOnce } from '../checks/check-references.ts';
import { checkRenamed } from '../checks/check-renamed.ts';
import { checkSynonyms } from '../checks/check-synonyms.ts';
import { checkTranslations } from '../checks/check-translations.ts';
import type { CompileCache } from '../compile-cache.ts';
import { withOwnIds } from '../errata/ids-of-errata.ts';
import { inOrderOfApplication } from '../errata/order-of-application.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { chainsWithoutPage } from '../link/chains-without-page.ts';
import { linkPages } from '../link/link-pages.ts';
import { erratumNode } from '../link/nodes.ts';
import type { Pass } from '../pass.ts';
import { withAmendmentsUnread } from '../recovery/unread-names.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ParsedBook } from '../sources/parsed-book.ts';
import type { ParsedSources } from './parse-sources.ts';

interface LinkInput {
  readonly book: ParsedBook;
  readonly errata: ParsedSources['errata'];
  readonly vocabulary: Vocabulary;
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  readonly cache: CompileCache;
}

interface LinkedRulebook {
  readonly rulebook: Rulebook;
  /** Names in sources that cannot be read, of pages and clauses that cannot be joined, and in errata of unknown publications. */
  readonly unread: ReadonlySet<string>;
}

export const linkRulebook: Pass<LinkInput, LinkedRulebook> = ({ book, errata: errataFiles, vocabulary, unread: unreadSources, cache }) => {
  const { joined, printed, readings, diagnosticsByCheck } = linkPages(book, unreadSources, cache);
  const { pages } = joined;
  const written = cache.memo.each(erratumNode, errataFiles);
  const errata = withOwnIds(written);
  const publications = book.editions.value.publications.map(({ id }) => id);
  // Errata of unknown publications are in no edition: findings about what they amend may follow from that.
  const unread = withAmendmentsUnread(
    joined.unread,
    errata.flatMap(({ erratum }) => (publications.includes(erratum.publication) ? [] : erratum.amends)),
  );
  const firstErrata = firstOfEach(errata, ({ erratum }) => erratum.id);
  const rulebook: Rulebook = { ...printed, vocabulary, errata: inOrderOfApplication(firstErrata, book.editions.value) };
  /** The diagnostics of a check that reads no errata, nor the names unread because of them, cached by the name of the check. */
  const withoutErrata: FindOnce = (check, find) => {
    const found = diagnosticsByCheck.get(check) ?? find();
    diagnosticsByCheck.set(check, found);
    return found;
  };
  const diagnostics = [
    ...joined.diagnostics,
    ...checkIds(errata, written, readings, publications),
    ...withoutErrata('chains', () => chainsWithoutPage(book, joined.unread)),
    ...withoutErrata('permanent ids', () =>
      book.permanentIds === undefined ? [] : checkPermanentIds(book.permanentIds, rulebook, readings, joined.unread),
    ),
    ...withoutErrata('contents', () => checkContents(book.contents, rulebook)),
    ...checkRenamed(book.contents.document, rulebook),
    ...checkReferences(rulebook, cache, withoutErrata),
    ...checkErrataWritten(errata),
    ...withoutErrata('examples written', () => checkExamplesWritten(rulebook)),
    ...withoutErrata('editions', () => checkEditionsFile(book.editions, rulebook)),
    ...withoutErrata('translations', () => checkTranslations(rulebook)),
    ...withoutErrata('questions', () => checkAsks(book.asks, pages, joined.unread, cache.searchQuestions)),
    ...withoutErrata('aliases', () => checkAliases(rulebook, cache.aliases)),
    ...withoutErrata('synonyms', () => checkSynonyms(book.contents.document, rulebook, joined.unread)),
    ...withoutErrata('card names', () => checkCardNames(book.contents.document, rulebook)),
  ];
  return { output: { rulebook, unread }, diagnostics };
};
