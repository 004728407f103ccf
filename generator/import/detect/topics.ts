/** Sentences of two documents on one topic, in different words, whose numbers differ. */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearestSentence } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, shortLine } from '../document.ts';
import { type Sentence, titleKey } from '../sentences.ts';

/** The fewest significant words that both sentences must have in common. */
const FEWEST_SHARED = 5;
/** In letters: a shorter word is significant only if it is a number. */
const SHORTEST_SIGNIFICANT = 4;
/** A section of more sentences has more than one topic. */
const MOST_SENTENCES = 3;
/** A sentence of a greater likeness is nearly the same one. */
const SAME_SENTENCE = 0.7;
const NUMBER = /^-?\d+$/;

/**
 * Compares the sentences of short sections with those of other documents that name the topic, and reports where only some of the numbers
 * are the same.
 */
export function findTopics(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) =>
    othersOf(indexed, corpus).flatMap((other) =>
      indexed.sections.flatMap((section) => {
        const sentences = indexed.sentences.get(section) ?? [];
        const topic = titleKey(section.title);
        return sentences.length > MOST_SENTENCES || !topic.includes(' ')
          ? []
          : sentences.flatMap((sentence) => differingNumbers(sentence, topic, indexed, other));
      }),
    ),
  );
}

const numbersOf = ({ words }: Sentence): string[] => [...new Set(words.map(({ word }) => word).filter((word) => NUMBER.test(word)))];
const significantWordsOf = ({ words }: Sentence): Set<string> =>
  new Set(words.map(({ word }) => word).filter((word) => word.length >= SHORTEST_SIGNIFICANT || NUMBER.test(word)));

function differingNumbers(sentence: Sentence, topic: string, indexed: IndexedDocument, other: IndexedDocument): Diagnostic[] {
  const [numbers, significantWords] = [numbersOf(sentence), significantWordsOf(sentence)];
  // Nearly the same sentence in the other document is compared by `conflicts.ts`.
  if (numbers.length === 0 || (nearestSentence(sentence, other)?.likeness ?? 0) > SAME_SENTENCE) return [];
  const rivals = [...other.sentences.values()].flat().filter((rival) => {
    const rivalNumbers = numbersOf(rival);
    const sameCount = rivalNumbers.filter((number) => numbers.includes(number)).length;
    if (sameCount === 0 || (sameCount === numbers.length && sameCount === rivalNumbers.length)) return false;
    return (
      titleKey(rival.key).includes(topic) &&
      [...significantWordsOf(rival)].filter((word) => significantWords.has(word)).length >= FEWEST_SHARED
    );
  });
  const [rival] = rivals;
  if (rival === undefined) return [];
  const message = `${other.document.id} gives other numbers on "${shortLine(sentence.section.title)}".`;
  const related = [{ message: `It is here in ${other.document.id}.`, place: rival.section.placeOf(rival.start, rival.end) }];
  const hint = `Decide which of ${indexed.document.id} and ${other.document.id} counts.`;
  return [
    finding(sentence.section, {
      code: 'print-limits-differ',
      severity: 'warning',
      message,
      at: [sentence.start, sentence.end],
      found: numbers.join(', '),
      expected: numbersOf(rival).join(', '),
      hint,
      related,
    }),
  ];
}
