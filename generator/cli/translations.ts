/** Translations in the report of `sightline coverage`. */

import { languagesOf } from '../checks/check-translations.ts';
import type { Compilation } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';

type TranslationStatus = 'translated' | 'outdated';

/** Per clause, whether each of its translations is current. */
export function translationsByClause(compilation: Compilation): ReadonlyMap<string, { readonly [language: string]: TranslationStatus }> {
  const byClause = new Map<string, { readonly [language: string]: TranslationStatus }>();
  for (const { clause, language, outdated } of compilation.translations)
    if (clause !== undefined) byClause.set(clause, { ...byClause.get(clause), [language]: outdated ? 'outdated' : 'translated' });
  return byClause;
}

/** A line for each language but the first: how many clauses are translated, and how many of these are outdated. */
export function translationTotals(compilation: Compilation): string[] {
  if (compilation.rulebook === undefined) return [];
  const [, ...languages] = Object.entries(languagesOf(compilation.rulebook));
  return languages.map(([code, name]) => {
    const translated = compilation.translations.filter(({ language, clause }) => language === code && clause !== undefined);
    return `${name} (${code}): ${translated.length} translated, ${translated.filter(({ outdated }) => outdated).length} outdated`;
  });
}

/** A warning for each translation of a text that is no longer in force, not an error: an erratum may be published first. */
export function outdatedNotes(compilation: Compilation): Diagnostic[] {
  return compilation.translations
    .filter(({ outdated }) => outdated)
    .map(({ clause, page, translatedEdition, currentDigest, place }) => ({
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
    }));
}
