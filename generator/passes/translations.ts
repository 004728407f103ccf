/** How each translation stands to the words in force: made from them, from words that have changed since, or from it does not say which. */
import type { Root } from 'mdast';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { digestOf } from '../digest.ts';
import { plainText } from '../parse/markdown-nodes.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';

/** A clause, or the title and opening of a page, in another language. */
export interface Translated {
  readonly language: string;
  readonly page: string;
  /** Absent for the title and the opening. */
  readonly clause?: string;
  readonly title: string;
  readonly tree: Root;
  /** Whether it was made from other words than those of the default edition. */
  readonly outdated: boolean;
  /** The edition whose words it was made from, when it is outdated and there is one. */
  readonly of?: string;
  /** The digest of the words in force. */
  readonly now: string;
  readonly place: Place;
}

/** A digest may be cut off after twelve digits. */
const DIGEST = /^sha256:[0-9a-f]{12,64}$/;
/** As many digits as a translator is asked to write. */
export const shortDigest = (words: string): string => digestOf(words).slice(0, 'sha256:'.length + 12);

/** What stands in other languages, and the parts that do not say what they were made from. Parts of what does not exist are told elsewhere. */
export function translationsOf(
  rulebook: Rulebook,
  editions: readonly EditionBook[],
): { readonly translations: Translated[]; readonly diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const translations: Translated[] = [];
  const book = editions.find(({ id }) => id === rulebook.editions.default) ?? editions.at(-1);
  for (const { page, language, title, from, opening, clauses, place } of rulebook.translations) {
    const original = rulebook.pages.get(page);
    if (original === undefined) continue;
    const source = original.words.opening.children.map(plainText).join('\n\n');
    if (title !== '') diagnostics.push(...digestFault(from, source, '', place));
    translations.push({ language, page, title, tree: opening, ...standing(source, from), now: shortDigest(source), place });
    for (const part of clauses) {
      const clause = `${page}.${part.slug}`;
      const written = rulebook.clauses.get(clause)?.words.words;
      if (written === undefined) continue;
      const wordsIn = (edition: EditionBook | undefined): string => edition?.words.get(clause) ?? written;
      const now = wordsIn(book);
      diagnostics.push(...digestFault(part.from, now, `#${part.slug} `, part.place));
      const older = editions.find((edition) => isOf(wordsIn(edition), part.from))?.id;
      translations.push({
        language,
        page,
        clause,
        title: part.title,
        tree: part.tree,
        ...standing(now, part.from, older),
        now: shortDigest(now),
        place: part.place,
      });
    }
  }
  return { translations, diagnostics };
}

const isOf = (words: string, from: string | undefined): boolean => from !== undefined && digestOf(words).startsWith(from);

function standing(now: string, from: string | undefined, older?: string): Pick<Translated, 'outdated' | 'of'> {
  if (isOf(now, from)) return { outdated: false };
  return { outdated: true, ...(older === undefined ? {} : { of: older }) };
}

/** The hint tells the digest of the words in force. */
function digestFault(from: string | undefined, words: string, before: string, place: Place): Diagnostic[] {
  if (from !== undefined && DIGEST.test(from)) return [];
  const expected = `{${before}${shortDigest(words)}}`;
  return [
    {
      code: from === undefined ? 'translation-digest-missing' : 'translation-digest-malformed',
      severity: 'error',
      message: 'This translation does not name the text it was made from.',
      found: from ?? 'no digest',
      expected,
      hint: `translate the current text, then end the heading with ${expected}`,
      place,
    },
  ];
}
