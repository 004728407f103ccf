/** Translations as `sightline coverage` tells of them. */
import type { Compilation } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { languagesOf } from '../passes/check-translations.ts';

type Standing = 'translated' | 'outdated';

/** Per clause, how each of its translations stands. */
export function translationsBy(compilation: Compilation): ReadonlyMap<string, { readonly [language: string]: Standing }> {
  const out = new Map<string, { readonly [language: string]: Standing }>();
  for (const { clause, language, outdated } of compilation.translations)
    if (clause !== undefined) out.set(clause, { ...out.get(clause), [language]: outdated ? 'outdated' : 'translated' });
  return out;
}

/** A line for each language but the first: how many clauses are translated, and how many of these are outdated. */
export function translationTotals(compilation: Compilation): string[] {
  if (compilation.rulebook === undefined) return [];
  const [, ...languages] = Object.entries(languagesOf(compilation.rulebook));
  return languages.map(([code, name]) => {
    const own = compilation.translations.filter(({ language, clause }) => language === code && clause !== undefined);
    return `${name} (${code}): ${own.length} translated, ${own.filter(({ outdated }) => outdated).length} outdated`;
  });
}

/** A warning for each translation that was made from words no longer in force. It stops no build: an erratum must not wait for translators. */
export function outdatedNotes(compilation: Compilation): Diagnostic[] {
  return compilation.translations
    .filter(({ outdated }) => outdated)
    .map(({ clause, page, of, now, place }) => ({
      code: 'translation-outdated',
      severity: 'warning',
      message: `the words of "${clause ?? page}" have changed since this translation was made`,
      found: of === undefined ? 'a translation of earlier words' : `a translation of the words of edition "${of}"`,
      expected: now,
      hint: 'adapt the translation to the words in force, then put in their digest',
      place,
    }));
}
