/**
 * The comparison of two versions of a printed document, as `sightline import --against` writes it and the site reads it. The site may not
 * import the compiler, so the shape is here.
 */

/** In the folder of the private layer. */
export const COMPARISON_FILE = 'changes.json';

/** The version of the file's format; files of other versions are refused. */
export const COMPARISON_VERSION = 2;

/** Consecutive words: of both versions, only of the earlier one (`gone`) or only of the later one (`new`). */
export interface TextRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/**
 * `numbers`: a number (with its + or −, in digits or as a word) or an icon occurs more often in one wording than in the other, or is
 * exchanged for another where it is. `words`: other words, or the same words and numbers in another order. `marks`: only punctuation, case
 * or blanks.
 */
export type Weight = 'numbers' | 'words' | 'marks';

/** A clause that a changed section may concern, with what depends on it, all by id. */
export interface AffectedClause {
  readonly clause: string;
  readonly title: string;
  /** How like the changed words and the clause are, 0 to 1. */
  readonly likeness: number;
  /** Numbers that the later version no longer has and the clause still gives. */
  readonly numbers: readonly string[];
  readonly definitions: readonly string[];
  readonly examples: readonly string[];
  readonly readings: readonly string[];
  readonly errata: readonly string[];
}

export interface StoredSection {
  readonly headings: readonly string[];
  readonly text: string;
  /** Absent for a section of the private layer. */
  readonly line?: number;
  readonly column?: number;
}

export interface StoredChange {
  readonly kind: 'new' | 'gone' | 'moved' | 'changed';
  readonly before?: StoredSection;
  readonly after?: StoredSection;
  /** For the kind `changed`, as are the next four fields: whether its heading or the headings above it differ too. */
  readonly moved?: boolean;
  /** Both texts merged. */
  readonly runs?: readonly TextRun[];
  readonly weight?: Weight;
  readonly numbersGone?: readonly string[];
  readonly numbersNew?: readonly string[];
  /** The clauses that cite the section, the most likely concerned first. */
  readonly clauses: readonly AffectedClause[];
  /** Where no clause cites a section whose text changed, the clauses most like it. */
  readonly proposed: readonly AffectedClause[];
}

/** A key that the records of only one version have. */
export interface RecordKey {
  readonly key: string;
  readonly sectionCount: number;
  readonly values: readonly string[];
}

export interface StoredComparison {
  /** The file of the later version. */
  readonly file: string;
  /** The file or layer of the earlier version. */
  readonly against: string;
  readonly document: string;
  /** The id of the earlier version's document, where the two are taken for different ones. */
  readonly otherDocument?: string;
  /** The number of sections that are the same in both versions. */
  readonly unchanged: number;
  readonly keysNew: readonly RecordKey[];
  readonly keysGone: readonly RecordKey[];
  readonly changes: readonly StoredChange[];
}

/** A clause below this likeness only cites the section: its text is hardly like what changed. */
const LEAST_LIKENESS = 0.25;

/**
 * Of the clauses that cite a changed section, sorted as in `StoredChange`, those that may now be wrong. The first one always counts, and so
 * does a clause that still gives a number that is gone.
 */
export const concernedClauses = <Clause extends Pick<AffectedClause, 'numbers' | 'likeness'>>(clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ numbers, likeness }, index) => index === 0 || numbers.length > 0 || likeness >= LEAST_LIKENESS);
