/** English words, from the Hunspell dictionary of American English (SCOWL). */
import hunspell from 'dictionary-en';
import nspell from 'nspell';

/** Answers are cached: the texts of a run ask for the same words again and again. */
export class Dictionary {
  #loadedSpeller: ReturnType<typeof nspell> | undefined;
  readonly #answers = new Map<string, boolean>();

  /** Loaded when it is first needed: that takes half a second. */
  get #speller(): ReturnType<typeof nspell> {
    this.#loadedSpeller ??= nspell({ aff: Buffer.from(hunspell.aff), dic: Buffer.from(hunspell.dic) });
    return this.#loadedSpeller;
  }

  /** Whether a word is English in American or British spelling, names with their capital letter; the speller also knows endings. */
  isWord(word: string): boolean {
    const known = this.#answers.get(word);
    if (known !== undefined) return known;
    const answer = [word, ...americanForms(word)].some((form) => this.#speller.correct(form));
    this.#answers.set(word, answer);
    return answer;
  }

  /**
   * The English words at one insertion, deletion, replacement or swap of neighbours, in American spelling: by the rules for British
   * spelling, "taermite" would be a word.
   */
  similarWords(word: string): readonly string[] {
    return [...new Set(oneEditFrom(word))].filter((candidate) => candidate !== word && this.#speller.correct(candidate));
  }
}

/** The American forms of what may be a British spelling. */
export const americanForms = (word: string): string[] =>
  [
    word.replace(/our(?=(?:s?(?:'s)?|ed|ing|able|ful|less|ation|ations|er|ers)$|ite)/, 'or'),
    word.replace(/([iy])s(?=(?:e|es|ed|ing|ation|ations|er|ers)$)/, '$1z'),
    word.replace(/(?<=[bcghtv])re(?=[sd]?$)/, 'er'),
    word.replace(/ce(?=s?$)/, 'se'),
    word.replace(/(?<=[aeiou])([lp])\1(?=(?:ed|ing|[eo]rs?)$)/, '$1'),
    word.replace(/(?<=\p{L})[ao]e(?=\p{L}{3})/u, 'e'),
    word.replace(/oeuvr(?:e(?=s?$)|(?=ed$|ing$))/, 'euver'),
    word.replace(/^sulph/, 'sulf'),
    word.replace(/^draught/, 'draft'),
    word.replace(/ogue(?=s?$)/, 'og'),
    word.replace(/dgement/, 'dgment'),
    word.replace(/^nought/, 'naught'),
    word.replace(/uss(?=(?:es|ed|ing)$)/, 'us'),
    word.replace(/^(fulfi|enro|insti|disti|appa)l(?=s?$|ment)/, '$1ll'),
    word.replace(/^(ski|wi)lful/, '$1llful'),
  ].filter((form) => form !== word);

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

function oneEditFrom(word: string): string[] {
  const edits: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') edits.push(before + after.slice(1));
    if (after.length > 1) edits.push(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of ALPHABET) {
      if (after !== '') edits.push(before + letter + after.slice(1));
      edits.push(before + letter + after);
    }
  }
  return edits;
}
