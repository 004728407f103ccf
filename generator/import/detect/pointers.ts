/** Sections, and lines of sections, that only point elsewhere: "See Kettles". */
import type { Diagnostic } from '../../diagnostic.ts';
import { once } from '../../once.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { titleKey, wordsOf } from '../sentences.ts';
import { matchesIn } from './pattern.ts';

export function findPointers(corpus: Corpus): Diagnostic[] {
  const titles = new Set(corpus.documents.flatMap(({ byTitle }) => [...byTitle.keys()]));
  const textsBySection = comparableTexts(corpus);
  return corpus.documents.flatMap(({ sections }) =>
    sections
      .filter(({ text, field }) => field === undefined && POINTER.test(text))
      .slice(0, MOST_POINTERS)
      .flatMap((section) => pointersIn(section, titles, corpus, textsBySection)),
  );
}

const POINTER = /^[ \t]*(?:[Ss]ee (?:the )?)?((?![Ss]ee\b)\p{Lu}[\p{L} ]{2,40})\.?[ \t]*$/mu;

/**
 * Lines of a section that only point elsewhere. A section that is one such line, about something that no document mentions, is an error;
 * any other line is a note.
 */
function pointersIn(section: PrintedSection, titles: ReadonlySet<string>, corpus: Corpus, textsBySection: ComparableTexts): Diagnostic[] {
  const isMentionedElsewhere = once(() => isMentioned(section, corpus, textsBySection));
  return matchesIn(section.text, new RegExp(POINTER, 'gmu')).flatMap((match) => {
    const target = match[1] ?? '';
    const targetKey = titleKey(target);
    const isWholeText = section.text.trim() === match[0].trim();
    const beginsWithSee = /^\s*see /i.test(match[0]);
    const isTitle = isWholeText && [...titles].some((title) => title === targetKey || title.endsWith(` ${targetKey}`));
    if (!(beginsWithSee || isTitle) || target === target.toUpperCase()) return [];
    const at = [match.index, match.index + match[0].length] as const;
    if (!isWholeText || isMentionedElsewhere()) {
      const message = isWholeText ? 'This section only points to another.' : 'This line only points to another section.';
      return [
        finding(section, {
          code: 'print-section-pointer',
          severity: 'note',
          message,
          at,
          found: match[0].trim(),
          hint: 'A link, no rule.',
        }),
      ];
    }
    const message = `This section only points elsewhere, and no document given mentions "${section.title}".`;
    return [
      finding(section, {
        code: 'print-pointer-dangling',
        severity: 'error',
        message,
        at,
        found: match[0].trim(),
        expected: `a section on ${section.title}`,
      }),
    ];
  });
}

/** Whether two titles have the same words, a final "d" not counted; `titleKey` has taken the plural away. */
const haveSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => `${word}d`.startsWith(b[index] ?? ' ') && `${b[index]}d`.startsWith(word));

/** The most sections that only point elsewhere: further ones are not looked up. */
const MOST_POINTERS = 60;

function isMentioned(section: PrintedSection, corpus: Corpus, textsBySection: ComparableTexts): boolean {
  const key = titleKey(section.title);
  const titles = corpus.documents.flatMap(({ byTitle }) =>
    [...byTitle].filter(([, sections]) => sections.some((one) => one !== section)).map(([title]) => title),
  );
  if (titles.some((title) => haveSameWords(title.split(' '), key.split(' ')))) return true;
  return [...textsBySection()].some(([other, text]) => other !== section && text.includes(` ${key} `));
}

/** By section, its title and words in the form in which titles are compared. Computed at the first section that only points elsewhere. */
type ComparableTexts = () => ReadonlyMap<PrintedSection, string>;

const comparableTexts = ({ documents }: Corpus): ComparableTexts =>
  once(() => new Map(documents.flatMap(({ sections }) => sections.map((section) => [section, comparableText(section)] as const))));

function comparableText({ title, text }: PrintedSection): string {
  const words = wordsOf(text).map(({ word }) => word);
  return ` ${titleKey(`${title} ${words.join(' ')}`)} `;
}
