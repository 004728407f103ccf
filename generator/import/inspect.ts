/** All that a program can find wrong with rule documents, read together. */
import type { Diagnostic } from '../diagnostic.ts';
import { sortDiagnostics } from '../diagnostic.ts';
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
import { type Library, libraryOf } from './library.ts';
import { mergeRepeats } from './merge.ts';

/** Finds one family of defects. */
export type Detector = (library: Library) => Diagnostic[];

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

/** The findings of every detector, sorted; `icons` are the names that our own rules know. */
export function inspect(documents: readonly PrintedDocument[], icons: Iterable<string>): Diagnostic[] {
  const library = libraryOf(documents, icons);
  return sortDiagnostics(mergeRepeats(Object.values(DETECTORS).flatMap((detect) => detect(library))));
}
