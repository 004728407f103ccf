/** What detectors of grammar share: they read the English sections as words with their parts of speech. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DiagnosticId } from '../../diagnostics/catalogue.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import type { Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { excerpt } from './pattern.ts';

/** A mistake of grammar: the place of the words that do not fit, and what fits. */
export interface GrammarError {
  readonly code: DiagnosticId;
  readonly message: string;
  /** Offsets in the text of the section. */
  readonly at: readonly [start: number, end: number];
  readonly expected: string;
}

export const inEnglishDocuments = (
  { documents, knowledge }: Corpus,
  find: (document: IndexedDocument, knowledge: WordKnowledge) => Diagnostic[],
): Diagnostic[] => documents.filter(({ isEnglish }) => isEnglish).flatMap((document) => find(document, knowledge));

/** A noun without the "s" of its plural. */
export const baseOf = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

/** The findings of a detector that looks at every word of every English section: `at` is the index of the word in `tokens`. */
export function findAtWords(
  { documents, knowledge }: Corpus,
  find: (section: PrintedSection, tokens: readonly Token[], at: number) => Diagnostic | undefined,
): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) =>
      sections.flatMap((section) => {
        const tokens = knowledge.tokensOf(section);
        return tokens.flatMap((_, at) => find(section, tokens, at) ?? []);
      }),
    );
}

export const atEachWord = (
  corpus: Corpus,
  find: (tokens: readonly Token[], at: number, knowledge: WordKnowledge, section: PrintedSection) => GrammarError | undefined,
): Diagnostic[] =>
  findAtWords(corpus, (section, tokens, at) => {
    const error = find(tokens, at, corpus.knowledge, section);
    return error === undefined ? undefined : grammarFinding(section, error);
  });

export const grammarFinding = (section: PrintedSection, error: GrammarError): Diagnostic =>
  finding(section, { ...error, severity: 'note', found: excerpt(section.text, ...error.at) });

export const NEEDS_POSSESSIVE = 'This word must be a possessive, because a noun follows it.';

export const range = (first: Token, last: Token): readonly [number, number] => [first.start, last.end];

/** Whether a word, as a noun, is only plural, or only singular. It may be a verb as well. */
export const isPlural = ({ is }: Token): boolean => is.plural && !is.singular;
export const isSingular = ({ is }: Token): boolean => is.singular && !is.plural;

export const wrongNumber = (first: Token, last: Token, expected: string): GrammarError => ({
  code: 'print-number-wrong',
  message: 'Singular and plural do not fit.',
  at: range(first, last),
  expected,
});

/** Whether a number before a noun shows that several are meant, whatever the form of the noun: "the two black KETTLE". */
export const isCounted = (tokens: readonly Token[], from: number, noun: number): boolean =>
  tokens.slice(from, noun).some(({ word }) => /^(?:two|three|four|five|six|[2-9]|\d\d+)$/.test(word));

/** Whether a noun phrase after "until" names a time, and so is no subject: "until the end of the turn". */
export const isTimeAfterUntil = (tokens: readonly Token[], from: number, noun: Token): boolean =>
  tokens[from - 1]?.word === 'until' && /^(?:end|beginning|start|turn|round|game|phase|action|attack)$/.test(noun.word);
