/** All that a program can find wrong with rule documents, read together. */
import type { Diagnostic } from '../diagnostic.ts';
import { sortDiagnostics } from '../diagnostic.ts';
import { type Corpus, indexDocuments } from './corpus.ts';
import { findBoxes } from './detect/boxes.ts';
import { findConflicts } from './detect/conflicts.ts';
import { findCoverage } from './detect/coverage.ts';
import { findEmpty } from './detect/empty.ts';
import { findErrata } from './detect/errata.ts';
import { findFigures } from './detect/figures.ts';
import { findHeadings } from './detect/headings.ts';
import { findIcons } from './detect/icons.ts';
import { findLists } from './detect/lists.ts';
import { findMarkup } from './detect/markup.ts';
import { findParagraphs } from './detect/paragraphs.ts';
import { findPunctuation } from './detect/punctuation.ts';
import { findReferences } from './detect/references.ts';
import { findSpelling } from './detect/spelling.ts';
import { findSymbols } from './detect/symbols.ts';
import { findTopics } from './detect/topics.ts';
import { findTruncation } from './detect/truncation.ts';
import type { PrintedDocument } from './document.ts';
import { mergeRepeats } from './merge-repeats.ts';

/** Finds one family of defects. */
export type Detector = (corpus: Corpus) => Diagnostic[];

export const DETECTORS: Readonly<Record<string, Detector>> = {
  empty: findEmpty,
  truncation: findTruncation,
  symbols: findSymbols,
  icons: findIcons,
  headings: findHeadings,
  boxes: findBoxes,
  lists: findLists,
  punctuation: findPunctuation,
  paragraphs: findParagraphs,
  references: findReferences,
  figures: findFigures,
  spelling: findSpelling,
  markup: findMarkup,
  errata: findErrata,
  conflicts: findConflicts,
  topics: findTopics,
  coverage: findCoverage,
};

/** The names of icons and the words that our own rules know. */
export interface Known {
  readonly icons: Iterable<string>;
  readonly vocabulary: ReadonlySet<string>;
}

/** The findings of every detector, sorted. */
export function inspect(documents: readonly PrintedDocument[], known: Known): Diagnostic[] {
  const corpus = indexDocuments(documents, known.icons, known.vocabulary);
  return sortDiagnostics(mergeRepeats(Object.values(DETECTORS).flatMap((detect) => detect(corpus))));
}
