/** Two sentences that differ only in the form of their first verb: "Increases the heat by 1 for a cup." beside "Increase the heat …". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import type { Sentence } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { grammarFinding, inEnglishDocuments } from './english.ts';

export const findFirstVerbs = (corpus: Corpus): Diagnostic[] => inEnglishDocuments(corpus, findInDocument);

/** In words: shorter sentences may be alike by chance. */
const SHORTEST = 6;

/** Of two such sentences the one without a subject, whose verb has its ending, is reported, unless it is the more frequent one. */
function findInDocument({ byKey }: IndexedDocument, { lexicon }: WordKnowledge): Diagnostic[] {
  return [...byKey].flatMap(([key, same]) => {
    const [sentence] = same;
    const [first] = sentence?.words ?? [];
    if (sentence === undefined || first === undefined || sentence.words.length < SHORTEST || !lexicon.classOf(first.word).verbS) return [];
    const order = lexicon.plainVerb(first.word);
    const orders = byKey.get(`${order}${key.slice(first.word.length)}`) ?? [];
    return orders.length < same.length ? [] : same.map((one) => findingOf(one, order));
  });
}

function findingOf({ section, words }: Sentence, order: string): Diagnostic {
  const [first] = words;
  const at = [first?.start ?? 0, first?.end ?? 0] as const;
  const message = 'Another sentence is the same but for the form of this verb.';
  return grammarFinding(section, { code: 'print-verb-form', message, at, expected: order });
}
