/** The documents of one run with what comparisons between them need, calculated once. */

import { appendTo } from '../../engine/base/append-to.ts';
import type { PrintedDocument, PrintedSection } from './document.ts';
import type { Lexicon } from './lexicon.ts';
import { type Quotation, quotationsOf } from './quotations.ts';
import { type Sentence, sentencesOf, titleKey, wordsOf } from './sentences.ts';
import { type WordKnowledge, wordKnowledge } from './word-knowledge.ts';

export interface IndexedDocument {
  readonly document: PrintedDocument;
  /** Whether our clauses cite it. */
  readonly isCited: boolean;
  /** Whether spelling and grammar can be checked. */
  readonly isEnglish: boolean;
  /** Sections with text of their own, translations left out. */
  readonly sections: readonly PrintedSection[];
  readonly sentences: ReadonlyMap<PrintedSection, readonly Sentence[]>;
  /** All sentences by `Sentence.key`. */
  readonly byKey: ReadonlyMap<string, readonly Sentence[]>;
  /** All sentences by each pair of neighbouring words in them. */
  readonly byPair: ReadonlyMap<string, readonly Sentence[]>;
  /** By `titleKeyOf`. */
  readonly byTitle: ReadonlyMap<string, readonly PrintedSection[]>;
  /** The sentences that its errata put in place. */
  readonly quotations: readonly Quotation[];
}

/** What documents are checked against: our own rules, and English. */
export interface ReferenceData {
  /** The ids of the documents that clauses cite. */
  readonly documents: ReadonlySet<string>;
  readonly icons: Iterable<string>;
  /** The texts of clauses. */
  readonly texts: readonly string[];
  /** The English language: one value for a process, as it caches. */
  readonly lexicon: Lexicon;
}

export interface Corpus {
  readonly documents: readonly IndexedDocument[];
  readonly others: ReadonlyMap<IndexedDocument, readonly IndexedDocument[]>;
  /** How often each word occurs in all documents, titles included. */
  readonly frequency: ReadonlyMap<string, number>;
  /** The names of our icons. */
  readonly icons: ReadonlySet<string>;
  /** The words of all English documents and of our own rules. */
  readonly knowledge: WordKnowledge;
}

export function indexDocuments(documents: readonly PrintedDocument[], reference: ReferenceData): Corpus {
  const frequency = new Map<string, number>();
  for (const document of documents) {
    for (const { title, text, language } of document.sections) {
      if (language !== undefined) continue;
      for (const { word } of wordsOf(`${title}\n${text}`)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  }
  // The order does not depend on the command line, so that a difference is always reported at the same one of two documents: at the one in
  // JSON, else at the shorter one.
  const ordered = [...documents].sort(
    (a, b) => Number(b.form === 'json') - Number(a.form === 'json') || a.sections.length - b.sections.length || (a.id < b.id ? -1 : 1),
  );
  const indexed = ordered.map((document) => indexDocument(document, reference.documents.has(document.id)));
  const english = indexed.filter(({ isEnglish }) => isEnglish).flatMap(({ sections }) => sections);
  const others = new Map(indexed.map((one) => [one, comparedWith(one, indexed)]));
  return {
    documents: indexed,
    others,
    frequency,
    icons: new Set(reference.icons),
    knowledge: wordKnowledge(english, reference.texts, reference.lexicon),
  };
}

/** The documents that one is compared with: all related ones but itself and other versions of it. */
export const othersOf = (indexed: IndexedDocument, { others }: Corpus): readonly IndexedDocument[] => others.get(indexed) ?? [];

function comparedWith(indexed: IndexedDocument, documents: readonly IndexedDocument[]): readonly IndexedDocument[] {
  const { id, versionOf = id } = indexed.document;
  return documents.filter((other) => (other.document.versionOf ?? other.document.id) !== versionOf && areRelated(indexed, other));
}

/** In sentences: files on different subjects share fewer. */
const FEWEST_SHARED = 5;
/** In words; shorter sentences do not count as shared. */
const LONG_SENTENCE = 6;

/** Whether two documents state the same rules: two that clauses cite do; any others do if they have enough sentences in common. */
function areRelated(one: IndexedDocument, other: IndexedDocument): boolean {
  if (one.isCited && other.isCited) return true;
  let shared = 0;
  for (const [key, [sentence]] of one.byKey) if ((sentence?.words.length ?? 0) >= LONG_SENTENCE && other.byKey.has(key)) shared++;
  return shared >= FEWEST_SHARED;
}

function indexDocument(document: PrintedDocument, isCited: boolean): IndexedDocument {
  const untranslated = document.sections.filter(({ language }) => language === undefined);
  const sections = untranslated.filter(({ text }) => text.trim() !== '');
  const sentences = new Map(sections.map((section) => [section, sentencesOf(section)]));
  const allSentences = [...sentences.values()].flat();
  const byPair = new Map<string, Sentence[]>();
  for (const sentence of allSentences) for (const pair of new Set(pairsOf(sentence))) appendTo(byPair, pair, sentence);
  const byKey = new Map<string, Sentence[]>();
  for (const sentence of allSentences) appendTo(byKey, sentence.key, sentence);
  const byTitle = new Map<string, PrintedSection[]>();
  for (const section of untranslated) appendTo(byTitle, titleKeyOf(section), section);
  return {
    document,
    isCited,
    isEnglish: isEnglish(sections),
    sections,
    sentences,
    byKey,
    byPair,
    byTitle,
    quotations: quotationsOf(sections, sentences),
  };
}

/** The key of a section's title. A section "General" holds the text of the heading above it, and has the key of that. */
export function titleKeyOf({ title, path }: PrintedSection): string {
  const isGeneral = title.toLowerCase() === 'general' && path.length > 1;
  return titleKey(isGeneral ? (path.at(-2) ?? '') : title);
}

const FUNCTION_WORDS = /\b(?:the|of|to|and|an?|in|is|it|for|that|with|its|or|on|be|this|can|by|if|are|as)\b/gi;
/** In English prose every third word is one of these; in other languages and in data hardly any. */
const LEAST_SHARE = 0.12;

export function isEnglish(sections: readonly Pick<PrintedSection, 'text'>[]): boolean {
  const text = sections.map((section) => section.text).join('\n');
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return (text.match(FUNCTION_WORDS)?.length ?? 0) >= words * LEAST_SHARE;
}

export function pairsOf({ words }: Sentence): string[] {
  return words.slice(1).map(({ word }, index) => `${words[index]?.word} ${word}`);
}
