/** Words that the dictionary need not have: abbreviations, words of other languages, words in quotation marks. */
import type { Word } from '../sentences.ts';

/** In letters. */
const LONGEST_ABBREVIATION = 4;
/** "4 atk. - 1 def": a short word with a full stop after which no sentence begins. Looks at 8 characters after the word. */
export const isAbbreviation = (text: string, { start, end }: Word): boolean =>
  end - start <= LONGEST_ABBREVIATION && /^\.(?!\s*["”')\]]*(?:$|\n|\s\p{Lu}))/u.test(text.slice(end, end + 8));

const ARTICLE = '(?:el|los|las|la|le|les|du|des|der|das|il|gli)';
const ARTICLE_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${ARTICLE}[^\\p{L}\\p{N}]{1,2}$`, 'iu');
const ARTICLE_AFTER = new RegExp(`^[^\\p{L}\\p{N}]{1,2}${ARTICLE}(?![\\p{L}\\p{N}])`, 'iu');
/** In characters: the article, the two between it and the word, and one beyond it, which shows whether it is a whole word. */
const LONGEST_ARTICLE = 6;

/** "la liebre": an article of another language beside a word. */
export const isForeign = (text: string, { start, end }: Word): boolean =>
  ARTICLE_BEFORE.test(text.slice(Math.max(0, start - LONGEST_ARTICLE), start)) ||
  ARTICLE_AFTER.test(text.slice(end, end + LONGEST_ARTICLE));

/** “Oui, chef!”: whether a word begins a quotation of one or two words, which may be of any language. */
export const isQuotedWord = (text: string, { start, end }: Word): boolean =>
  /[“"‘]$/.test(text.charAt(start - 1)) && /^[,!?.]*(?: \p{L}+)?[,!?.]*[”"’]/u.test(text.slice(end, end + LONGEST_QUOTATION));
/** In characters. */
const LONGEST_QUOTATION = 20;
