import type { Diagnostic } from '../diagnostic.ts';
import { sortDiagnostics } from '../diagnostic.ts';
import { type Corpus, indexDocuments, type ReferenceData } from './corpus.ts';
import { findAgreement } from './detect/agreement.ts';
import { findBareNouns } from './detect/bare-nouns.ts';
import { findBlankBeforeColons } from './detect/blank-before-colons.ts';
import { findBoxes } from './detect/boxes.ts';
import { findClauseVerbs } from './detect/clause-verbs.ts';
import { findCommaSplices } from './detect/comma-splices.ts';
import { findCommas } from './detect/commas.ts';
import { findConflicts } from './detect/conflicts.ts';
import { findConfusions } from './detect/confusions.ts';
import { findCountedNouns } from './detect/counted-nouns.ts';
import { findCoverage } from './detect/coverage.ts';
import { findDoubled } from './detect/doubled.ts';
import { findEmpty } from './detect/empty.ts';
import { findErrata } from './detect/errata.ts';
import { findFigures } from './detect/figures.ts';
import { findFiniteVerbs } from './detect/finite-verbs.ts';
import { findFirstVerbs } from './detect/first-verbs.ts';
import { findFixedPhrases } from './detect/fixed-phrases.ts';
import { findGrammar } from './detect/grammar.ts';
import { findHalfCapitals } from './detect/half-capitals.ts';
import { findHeadings } from './detect/headings.ts';
import { findHomophones } from './detect/homophones.ts';
import { findIcons } from './detect/icons.ts';
import { findInnerHeadings } from './detect/inner-headings.ts';
import { findIntroductions } from './detect/introductions.ts';
import { findJoinedClauses } from './detect/joined-clauses.ts';
import { findLabels } from './detect/labels.ts';
import { findLeftovers } from './detect/leftovers.ts';
import { findLists } from './detect/lists.ts';
import { findMarkup } from './detect/markup.ts';
import { findMisprints } from './detect/misprints.ts';
import { findMissingBlanks } from './detect/missing-blanks.ts';
import { findMissingWords } from './detect/missing-words.ts';
import { findNounPhrases } from './detect/noun-phrases.ts';
import { findNumbering } from './detect/numbering.ts';
import { findNumbers } from './detect/numbers.ts';
import { findOwnThings } from './detect/own-things.ts';
import { findOwnTitles } from './detect/own-titles.ts';
import { findOwners } from './detect/owners.ts';
import { findParagraphs } from './detect/paragraphs.ts';
import { findPointers } from './detect/pointers.ts';
import { findPossessives } from './detect/possessives.ts';
import { findPunctuation } from './detect/punctuation.ts';
import { findQuestions } from './detect/questions.ts';
import { findReferences } from './detect/references.ts';
import { findRelatives } from './detect/relatives.ts';
import { findRepeatedCommas } from './detect/repeated-commas.ts';
import { findScannedDigits } from './detect/scanned-digits.ts';
import { findSentenceEnds } from './detect/sentence-ends.ts';
import { findSerialCommas } from './detect/serial-commas.ts';
import { findStrays } from './detect/strays.ts';
import { findSubjectVerb } from './detect/subject-verb.ts';
import { findSuperlatives } from './detect/superlatives.ts';
import { findSymbols } from './detect/symbols.ts';
import { findTables } from './detect/tables.ts';
import { findTaggedAgreement } from './detect/tagged-agreement.ts';
import { findTermCase } from './detect/term-case.ts';
import { findTermForms } from './detect/term-forms.ts';
import { findTerms } from './detect/terms.ts';
import { findTopics } from './detect/topics.ts';
import { findTruncation } from './detect/truncation.ts';
import { findVerbForms } from './detect/verb-forms.ts';
import { findWordCase } from './detect/word-case.ts';
import { findWordOrder } from './detect/word-order.ts';
import type { PrintedDocument } from './document.ts';
import { mergeRepeats, withoutOverlaps } from './merge-repeats.ts';

type Detector = (corpus: Corpus) => Diagnostic[];

const DETECTORS: readonly Detector[] = [
  findEmpty,
  findTruncation,
  findSymbols,
  findIcons,
  findHeadings,
  findInnerHeadings,
  findBoxes,
  findLabels,
  findLists,
  findPunctuation,
  findQuestions,
  findMissingBlanks,
  findBlankBeforeColons,
  findParagraphs,
  findReferences,
  findPointers,
  findFigures,
  findMisprints,
  findGrammar,
  findSubjectVerb,
  findVerbForms,
  findFirstVerbs,
  findWordOrder,
  findCommaSplices,
  findFiniteVerbs,
  findNounPhrases,
  findCountedNouns,
  findBareNouns,
  findFixedPhrases,
  findAgreement,
  findClauseVerbs,
  findTaggedAgreement,
  findMissingWords,
  findHomophones,
  findConfusions,
  findPossessives,
  findOwners,
  findOwnThings,
  findNumbers,
  findNumbering,
  findLeftovers,
  findScannedDigits,
  findDoubled,
  findTerms,
  findTermForms,
  findTermCase,
  findHalfCapitals,
  findOwnTitles,
  findCommas,
  findIntroductions,
  findJoinedClauses,
  findRelatives,
  findSuperlatives,
  findWordCase,
  findSerialCommas,
  findRepeatedCommas,
  findSentenceEnds,
  findMarkup,
  findStrays,
  findTables,
  findErrata,
  findConflicts,
  findTopics,
  findCoverage,
];

export function inspect(documents: readonly PrintedDocument[], reference: ReferenceData): Diagnostic[] {
  const corpus = indexDocuments(documents, reference);
  return withoutOverlaps(sortDiagnostics(mergeRepeats(DETECTORS.flatMap((detect) => detect(corpus)))));
}
