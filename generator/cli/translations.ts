import { languagesOf } from '../checks/check-translations.ts';
import type { Compilation } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Translated } from '../passes/join-translations.ts';

type TranslationStatus = 'translated' | 'outdated';

export function translationsByClause(compilation: Compilation): ReadonlyMap<string, { readonly [language: string]: TranslationStatus }> {
  const byClause = new Map<string, { readonly [language: string]: TranslationStatus }>();
  for (const { clause, language, outdated } of compilation.translations)
    if (clause !== undefined) byClause.set(clause, { ...byClause.get(clause), [language]: outdated ? 'outdated' : 'translated' });
  return byClause;
}

/**
 * A line for each language but the first: how many clauses are translated, and how many of these are outdated, now and in later editions.
 */
export function translationTotals({ rulebook, translations, editions }: Compilation): string[] {
  if (rulebook === undefined) return [];
  const [, ...languages] = Object.entries(languagesOf(rulebook));
  const ids = editions.map(({ book }) => book.id);
  const laterEditions = ids.slice(ids.indexOf(rulebook.editions.default) + 1);
  return languages.map(([code, name]) => {
    const translated = translations.filter(({ language, clause }) => language === code && clause !== undefined);
    const later = laterEditions.map((id) => {
      const outdated = translated.filter(({ outdatedLater }) => outdatedLater.some(({ edition }) => edition === id));
      return `, ${outdated.length} in edition ${id}`;
    });
    return `${name} (${code}): ${translated.length} translated, ${translated.filter(({ outdated }) => outdated).length} outdated${later.join('')}`;
  });
}

/**
 * Warnings for translations of a text that is no longer in force, or will not be in a later edition. They are no errors: an erratum may be
 * published before its translations.
 */
export function outdatedWarnings({ translations }: Compilation): Diagnostic[] {
  const outdatedLater = translations.filter(({ outdated }) => !outdated).flatMap(outdatedLaterWarning);
  const outdatedNow = translations
    .filter(({ outdated }) => outdated)
    .map(
      ({ clause, page, translatedEdition, currentDigest, place }): Diagnostic => ({
        code: 'translation-outdated',
        severity: 'warning',
        message: `The text of "${clause ?? page}" has changed since this translation was made.`,
        found:
          translatedEdition === undefined
            ? 'a translation of an earlier text'
            : `a translation of the text of edition "${translatedEdition}"`,
        expected: currentDigest,
        hint: 'Adapt the translation to the text in force, then put in its digest.',
        place,
      }),
    );
  return [...outdatedNow, ...outdatedLater];
}

function outdatedLaterWarning({ clause, page, currentDigest, outdatedLater: [first], place }: Translated): Diagnostic[] {
  if (first === undefined) return [];
  const { edition, digest } = first;
  return [
    {
      code: 'translation-outdated',
      severity: 'warning',
      message: `In edition "${edition}" the text of "${clause ?? page}" is not the one that was translated.`,
      found: currentDigest,
      expected: digest,
      hint: `Adapt the translation when "${edition}" becomes the default edition, and put in its digest.`,
      place,
    },
  ];
}
