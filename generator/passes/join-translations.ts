/** Joins translations with the texts that they translate: each is current, or outdated where its text has changed since. */
import { languagesOfTranslations } from '../checks/check-translations.ts';
import { digestFault, hasDigest, statusOf, type TranslationStatus } from '../checks/translation-digests.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { shortDigestOf } from '../digest.ts';
import { type ClauseId, clauseIdOf, type EditionId, type PageId } from '../ids.ts';
import { plainText } from '../parse/markdown-nodes.ts';
import type { Pass } from '../pass.ts';
import type { Prose } from '../prose/prose.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';

/** A clause, or the title and opening of a page, in another language. */
export interface Translated extends TranslationStatus {
  readonly language: string;
  readonly page: PageId;
  /** Absent for the title and the opening. */
  readonly clause?: ClauseId;
  readonly title: string;
  readonly prose: Prose;
  /** The digest of the text in the default edition. */
  readonly currentDigest: string;
  /** The editions after the default one whose text it does not translate, each with the digest of that text. */
  readonly outdatedLater: readonly { readonly edition: EditionId; readonly digest: string }[];
  readonly place: Place;
}

interface TranslationsInput {
  readonly rulebook: Rulebook;
  readonly editions: readonly EditionBook[];
}

/**
 * Reports translations without a digest of their original. `checkTranslations` reports translations of clauses that do not exist, and into
 * languages that the book does not have.
 */
export const joinTranslations: Pass<TranslationsInput, readonly Translated[]> = ({ rulebook, editions }) => {
  const diagnostics: Diagnostic[] = [];
  const translations: Translated[] = [];
  const languages = languagesOfTranslations(rulebook);
  const defaultEdition = editions.find(({ id }) => id === rulebook.editions.default) ?? editions.at(-1);
  const laterEditions = defaultEdition === undefined ? [] : editions.slice(editions.indexOf(defaultEdition) + 1);
  for (const { page, language, title, originalDigest, opening, clauses, place } of rulebook.translations) {
    const original = rulebook.pages.get(page);
    if (original === undefined || !languages.includes(language)) continue;
    const openingText = original.ast.opening.tree.children.map(plainText).join('\n\n');
    // A missing title is reported elsewhere, and its heading has no place for the digest.
    if (title !== '') diagnostics.push(...digestFault(originalDigest, openingText, '', place));
    translations.push({
      language,
      page,
      title,
      prose: opening,
      ...statusOf(openingText, originalDigest),
      currentDigest: shortDigestOf(openingText),
      outdatedLater: [],
      place,
    });
    for (const part of clauses) {
      const clause = clauseIdOf(page, part.slug);
      const written = rulebook.clauses.get(clause)?.ast.text;
      if (written === undefined) continue;
      const textIn = (edition: EditionBook | undefined): string => edition?.texts.get(clause) ?? written;
      const currentText = textIn(defaultEdition);
      diagnostics.push(...digestFault(part.originalDigest, currentText, `#${part.slug} `, part.place));
      const translatedEdition = editions.find((edition) => hasDigest(textIn(edition), part.originalDigest))?.id;
      translations.push({
        language,
        page,
        clause,
        title: part.title,
        prose: part.prose,
        ...statusOf(currentText, part.originalDigest, translatedEdition),
        currentDigest: shortDigestOf(currentText),
        outdatedLater: laterEditions
          .filter((edition) => !hasDigest(textIn(edition), part.originalDigest))
          .map((edition) => ({ edition: edition.id, digest: shortDigestOf(textIn(edition)) })),
        place: part.place,
      });
    }
  }
  return { output: translations, diagnostics };
};
