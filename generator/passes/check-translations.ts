/** Translations stand in a known language and name what exists. */
import type { TranslationAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Rulebook } from '../rulebook.ts';
import { linksOf } from '../words/links.ts';
import { checkNames, entriesOf } from './check-glossary.ts';
import { unknown } from './unknown.ts';

/** The languages of a book; the first is the one its pages are written in. */
export const languagesOf = (rulebook: Rulebook): { readonly [code: string]: string } => rulebook.contents.languages ?? { en: 'English' };

export function checkTranslations(rulebook: Rulebook): Diagnostic[] {
  return rulebook.translations.flatMap((translation) => checkTranslation(rulebook, translation));
}

function checkTranslation(rulebook: Rulebook, translation: TranslationAst): Diagnostic[] {
  const { page, language, place } = translation;
  const [, ...others] = Object.keys(languagesOf(rulebook));
  const diagnostics: Diagnostic[] = [];
  if (!others.includes(language))
    diagnostics.push({
      ...unknown('language-unknown', `The book has no language "${language}".`, language, others, place),
      expected: others.length === 0 ? 'a language that rules/book.json names' : others.join(', '),
      hint: 'name the file <page>.<language>.md, with a language listed in "languages" of rules/book.json after the first',
    });
  if (!rulebook.pages.has(page)) {
    const message = `There is no page "${page}" to translate.`;
    return [...diagnostics, unknown('page-unknown', message, page, rulebook.pages.keys(), place)];
  }
  const entries = entriesOf(rulebook);
  const slugs = (rulebook.pages.get(page)?.clauses ?? []).map((id) => id.slice(page.length + 1));
  for (const clause of translation.clauses) {
    if (rulebook.clauses.has(`${page}.${clause.slug}`)) continue;
    const message = `There is no clause "${page}.${clause.slug}" to translate.`;
    diagnostics.push(unknown('clause-unknown', message, clause.slug, slugs, clause.place, [`${page}.${clause.slug}`]));
  }
  for (const tree of [translation.opening, ...translation.clauses.map((clause) => clause.tree)]) {
    diagnostics.push(...checkNames(rulebook, entries, { tree, file: translation.path }));
    for (const link of linksOf(tree, translation.path)) {
      const known = rulebook.clauses.has(link.id) || rulebook.pages.has(link.id) || rulebook.contents.forthcoming?.includes(link.id);
      if (known !== true)
        diagnostics.push(unknown('link-dead', `There is no clause "${link.id}".`, link.id, rulebook.clauses.keys(), link.place));
    }
  }
  return diagnostics;
}
