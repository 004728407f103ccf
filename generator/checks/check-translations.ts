/** Checks that translations are in a known language and name only pages, clauses and terms that exist. */
import type { TranslationAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { clauseId, clauseIdOf, pageId } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';
import { checkIconsAndTerms, glossarySlugs } from './check-glossary.ts';

/** The languages of a book; the first is the one its pages are written in. */
export const languagesOf = (rulebook: Rulebook): { readonly [code: string]: string } => rulebook.contents.languages ?? { en: 'English' };

export const languagesOfTranslations = (rulebook: Rulebook): readonly string[] => Object.keys(languagesOf(rulebook)).slice(1);

export function checkTranslations(rulebook: Rulebook): Diagnostic[] {
  return rulebook.translations.flatMap((translation) => checkTranslation(rulebook, translation));
}

function checkTranslation(rulebook: Rulebook, translation: TranslationAst): Diagnostic[] {
  const { page, language, place } = translation;
  const others = languagesOfTranslations(rulebook);
  if (!others.includes(language))
    return [
      {
        ...unknownName('language-unknown', `The book has no language "${language}".`, language, others, place),
        expected: others.length === 0 ? 'a language that rules/book.json names' : others.join(', '),
        dependsOn: ['rules/book.json'],
        hint: 'Name the file <page>.<language>.md, with a language listed in "languages" of rules/book.json after the first.',
      },
    ];
  if (!rulebook.pages.has(page)) {
    const message = `There is no page "${page}" to translate.`;
    return [unknownName('page-unknown', message, page, rulebook.pages.keys(), place)];
  }
  const diagnostics: Diagnostic[] = [];
  const termSlugs = glossarySlugs(rulebook.clauses);
  const slugs = (rulebook.pages.get(page)?.clauses ?? []).map((id) => id.slice(page.length + 1));
  for (const clause of translation.clauses) {
    const id = clauseIdOf(page, clause.slug);
    if (rulebook.clauses.has(id)) continue;
    const message = `There is no clause "${id}" to translate.`;
    diagnostics.push(unknownName('clause-unknown', message, clause.slug, slugs, clause.place, [id]));
  }
  for (const prose of [translation.opening, ...translation.clauses.map((clause) => clause.prose)]) {
    diagnostics.push(...checkIconsAndTerms(rulebook, termSlugs, prose));
    for (const link of prose.ruleLinks) {
      const isKnown =
        rulebook.clauses.has(clauseId(link.id)) || rulebook.pages.has(pageId(link.id)) || rulebook.contents.forthcoming?.includes(link.id);
      if (isKnown !== true)
        diagnostics.push(unknownName('link-dead', `There is no clause "${link.id}".`, link.id, rulebook.clauses.keys(), link.place));
    }
  }
  return diagnostics;
}
