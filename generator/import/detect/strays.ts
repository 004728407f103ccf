/** What strayed into a sentence: a sign of its own, and a running head with its page number. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding } from '../document.ts';
import { titleKey } from '../sentences.ts';
import { excerpt, matchesIn } from './pattern.ts';

export const findStrays = ({ documents }: Corpus): Diagnostic[] =>
  documents.flatMap((indexed) => [...straySigns(indexed), ...runningHeads(indexed)]);

const SIGN = /(?<=[\p{L}\p{N}][.,;:!?)]? )([|~^¬\\#{}@¦]{1,2})(?= \p{L})/gu;
/** From this many on in a document, a sign has a meaning. */
const MEANT = 3;
/** Words beside a sign that is mentioned: "the # sign". */
const [MENTIONED_BEFORE, MENTIONED_AFTER] = [
  /\b(?:symbols?|signs?|icons?|marks?|keys?|characters?|type|press|with|by) $/i,
  /^ (?:symbols?|signs?|icons?|marks?|keys?|is|means|for|represents|denotes|stands)\b/i,
];

function straySigns({ sections }: IndexedDocument): Diagnostic[] {
  const countBySign = new Map<string, number>();
  for (const { text } of sections)
    for (const sign of text.match(/[|~^¬\\#{}@¦]/g) ?? []) countBySign.set(sign, (countBySign.get(sign) ?? 0) + 1);
  return sections.flatMap((section) =>
    matchesIn(section.text, SIGN).flatMap(({ 0: sign, index }) => {
      const [start, end] = [index, index + sign.length];
      const isMentioned =
        MENTIONED_BEFORE.test(section.text.slice(Math.max(0, start - 14), start)) ||
        MENTIONED_AFTER.test(section.text.slice(end, end + 14));
      if (isMentioned || (countBySign.get(sign[0] ?? '') ?? 0) >= MEANT) return [];
      const message = 'A sign stands alone in this sentence.';
      const at = [start, end] as const;
      return [finding(section, { code: 'print-sign-stray', severity: 'warning', message, at, found: excerpt(section.text, ...at) })];
    }),
  );
}

/** Words in capitals inside a sentence, with the number of a section before them or that of a page after them. */
const CAPITALS =
  /(?<=[\p{Ll}\p{N}][,;]? )(\d{1,2}\. )?(\p{Lu}[\p{Lu}’'-]+(?: (?:\p{Lu}[\p{Lu}’'-]*|&))*)( \(continued\))?( \d{1,4})?(?= \p{Ll})/gu;
/** A single word that is printed on each page of such a part. */
const PART = /^(?:GLOSSARY|INDEX|APPENDIX|CONTENTS|INTRODUCTION|RULES|RULEBOOK|FAQ|ERRATA)$/;

function runningHeads({ sections }: IndexedDocument): Diagnostic[] {
  const titles = new Set(sections.flatMap(({ path }) => path.map(titleKey)));
  /** Words in capitals that sentences use without a number, such as the name of an action. */
  const termsInCapitals = new Set(
    sections.flatMap(({ text }) =>
      matchesIn(text, CAPITALS).flatMap(({ 1: number, 2: words = '', 3: goesOn, 4: page }) =>
        (number ?? goesOn ?? page) === undefined ? [words] : [],
      ),
    ),
  );
  return sections.flatMap((section) =>
    matchesIn(section.text, CAPITALS).flatMap(({ 0: head, 1: number, 2: words = '', 3: goesOn, 4: page, index }) => {
      const isTitle = titles.has(titleKey(words)) || titles.has(titleKey(`${number ?? ''}${words}`));
      const isHead =
        goesOn !== undefined ||
        (number !== undefined && isTitle) ||
        (page !== undefined && (isTitle || words.includes(' ') || PART.test(words)));
      if (!isHead || termsInCapitals.has(words)) return [];
      const message = 'A running head or a page number is printed inside this sentence.';
      const at = [index, index + head.length] as const;
      return [
        finding(section, { code: 'print-head-in-sentence', severity: 'warning', message, at, found: head, expected: 'the sentence alone' }),
      ];
    }),
  );
}
