/** The documents of one run with what comparisons between them need, worked out once. */
import { DOCUMENTS, type PrintedDocument, type PrintedSection } from './document.ts';
import { type Sentence, sentencesOf, titleKey, wordsOf } from './sentences.ts';

export interface IndexedDocument {
  readonly document: PrintedDocument;
  /** Sections with text of their own, translations left out. */
  readonly sections: readonly PrintedSection[];
  readonly sentences: ReadonlyMap<PrintedSection, readonly Sentence[]>;
  /** All sentences by their words. */
  readonly byKey: ReadonlyMap<string, readonly Sentence[]>;
  /** All sentences by each pair of neighbouring words in them. */
  readonly byPair: ReadonlyMap<string, readonly Sentence[]>;
  readonly byTitle: ReadonlyMap<string, readonly PrintedSection[]>;
}

export interface Corpus {
  readonly documents: readonly IndexedDocument[];
  /** How often each word occurs in all documents, titles included. */
  readonly frequency: ReadonlyMap<string, number>;
  /** Icon names that we know, ours and the app's. */
  readonly icons: ReadonlySet<string>;
  /** Words that our own rules use. */
  readonly vocabulary: ReadonlySet<string>;
}

export function indexDocuments(documents: readonly PrintedDocument[], icons: Iterable<string>, vocabulary: ReadonlySet<string>): Corpus {
  const frequency = new Map<string, number>();
  for (const document of documents) {
    for (const { title, text, language } of document.sections) {
      if (language !== undefined) continue;
      for (const { word } of wordsOf(`${title}\n${text}`)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  }
  // In one order whatever the command line says, so that a difference is always told at the same one of two documents.
  const rank = ({ id }: PrintedDocument): number => [...DOCUMENTS.map(String), id].indexOf(id);
  const ordered = [...documents].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
  return { documents: ordered.map(indexDocument), frequency, icons: new Set(icons), vocabulary };
}

/** The documents that one is compared with: all but itself and other versions of it. */
export function othersOf(indexed: IndexedDocument, { documents }: Corpus): readonly IndexedDocument[] {
  const { id, versionOf = id } = indexed.document;
  return documents.filter(({ document }) => (document.versionOf ?? document.id) !== versionOf);
}

function indexDocument(document: PrintedDocument): IndexedDocument {
  const own = document.sections.filter(({ language }) => language === undefined);
  const sections = own.filter(({ text }) => text.trim() !== '');
  const sentences = new Map(sections.map((section) => [section, sentencesOf(section)]));
  const all = [...sentences.values()].flat();
  const byPair = new Map<string, Sentence[]>();
  for (const sentence of all) for (const pair of new Set(pairsOf(sentence))) collect(byPair, pair, sentence);
  const byKey = new Map<string, Sentence[]>();
  for (const sentence of all) collect(byKey, sentence.key, sentence);
  const byTitle = new Map<string, PrintedSection[]>();
  for (const section of own) {
    const general = section.title.toLowerCase() === 'general' && section.path.length > 1;
    collect(byTitle, titleKey(general ? (section.path.at(-2) ?? '') : section.title), section);
  }
  return { document, sections, sentences, byKey, byPair, byTitle };
}

/** Each two neighbouring words of a sentence. */
export function pairsOf({ words }: Sentence): string[] {
  return words.slice(1).map(({ word }, index) => `${words[index]?.word} ${word}`);
}

function collect<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
