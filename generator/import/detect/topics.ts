/** Sentences of two documents on one topic whose numbers differ although the words are not alike. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearestSentence } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, quoted } from '../document.ts';
import { type Sentence, titleKey } from '../sentences.ts';

/** Both sentences must have so many significant words in common. */
const SHARED = 5;
/** In letters: words so long, and numbers, are significant. */
const LONG = 4;
/** A section of more sentences has more than one topic. */
const MOST_SENTENCES = 3;
const NUMBER = /^-?\d+$/;

/** Short sections against all sentences that name their topic: one of the numbers is the same, another is not. */
export function findTopics(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) =>
    othersOf(indexed, corpus).flatMap((other) =>
      indexed.sections.flatMap((section) => {
        const own = indexed.sentences.get(section) ?? [];
        const topic = titleKey(section.title);
        return own.length > MOST_SENTENCES || !topic.includes(' ')
          ? []
          : own.flatMap((sentence) => against(sentence, topic, indexed, other));
      }),
    ),
  );
}

const numbersOf = ({ words }: Sentence): string[] => [...new Set(words.map(({ word }) => word).filter((word) => NUMBER.test(word)))];
const weightOf = ({ words }: Sentence): Set<string> =>
  new Set(words.map(({ word }) => word).filter((word) => word.length >= LONG || NUMBER.test(word)));

function against(sentence: Sentence, topic: string, indexed: IndexedDocument, other: IndexedDocument): Diagnostic[] {
  const [ours, weight] = [numbersOf(sentence), weightOf(sentence)];
  // Nearly the same sentence in the other document is compared by `conflicts.ts`.
  if (ours.length === 0 || (nearestSentence(sentence, other)?.like ?? 0) > 0.7) return [];
  const rivals = [...other.sentences.values()].flat().filter((rival) => {
    const theirs = numbersOf(rival);
    const same = theirs.filter((number) => ours.includes(number)).length;
    if (same === 0 || (same === ours.length && same === theirs.length)) return false;
    return titleKey(rival.key).includes(topic) && [...weightOf(rival)].filter((word) => weight.has(word)).length >= SHARED;
  });
  const [rival] = rivals;
  if (rival === undefined) return [];
  const message = `${other.document.id} gives other numbers on "${quoted(sentence.section.title)}".`;
  const related = [{ message: `It is here in ${other.document.id}.`, place: rival.section.placeOf(rival.start, rival.end) }];
  const hint = `Decide which of ${indexed.document.id} and ${other.document.id} counts.`;
  return [
    finding(sentence.section, {
      code: 'print-limits-differ',
      severity: 'warning',
      message,
      at: [sentence.start, sentence.end],
      found: ours.join(', '),
      expected: numbersOf(rival).join(', '),
      hint,
      related,
    }),
  ];
}
