/** Questions in data that end with a full stop, where others below the same key have their question mark. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding } from '../document.ts';

export const findQuestions = ({ documents }: Corpus): Diagnostic[] =>
  documents.filter(({ isEnglish }) => isEnglish).flatMap((indexed) => withStop(indexed));

/** The fewest values of a key with a question mark, and their least share, that show that its values are questions. */
const [FEWEST, LEAST_SHARE] = [2, 0.6];
const INTERROGATIVE =
  /^(?:(?:[^.?!\n]{1,120}, )?(?:what|which|who|whose|when|where|why|how|can|could|do|does|did|is|are|was|were|may|must|will|would|should|has|have)\b)[^.?!\n]{8,200}\.\s*$/i;
/** Questions that `stop-patterns.ts` reports wherever they are. */
const ALWAYS =
  /^(?:Can|Does|Is|Are|Should|Could|Must|(?:Do|May)(?= (?:I|we|my|they))) (?:an?|the|I|my|they|two|we|it|this|that|any|each|these|players?|characters?)\b[^.?!\n]{8,140}\.\s*$/;

function withStop({ document, sections }: IndexedDocument): Diagnostic[] {
  if (document.form !== 'json') return [];
  const values = sections.filter(({ field }) => field !== undefined);
  return [...Map.groupBy(values, ({ field }) => field).values()].flatMap((alike) => {
    const askedCount = alike.filter(({ text }) => /\?\s*$/.test(text)).length;
    if (askedCount < Math.max(FEWEST, alike.length * LEAST_SHARE)) return [];
    return alike
      .filter(({ text }) => INTERROGATIVE.test(text) && !ALWAYS.test(text))
      .map((section) => {
        const end = section.text.trimEnd().length;
        const message = 'This question ends with a full stop.';
        const found = `…${section.text.slice(Math.max(0, end - LONGEST_EXCERPT), end)}`;
        const at = [end - 1, end] as const;
        return finding(section, { code: 'print-question-stop', severity: 'note', message, at, found, expected: 'a question mark' });
      });
  });
}

/** In characters. */
const LONGEST_EXCERPT = 30;
