/** For sections that no clause cites, the clauses that most likely state the same rule. */

import type { LikenessIndex } from '../likeness.ts';
import type { PrintedSection } from './document.ts';

export interface Proposal {
  readonly section: PrintedSection;
  /** Best first; empty where no clause is like the section. */
  readonly clauses: readonly { readonly id: string; readonly likeness: number }[];
}

/** Below this likeness two texts have only common words in common. */
const LEAST_LIKENESS = 0.15;
const MOST_PROPOSED = 3;

export function proposeClauses(sections: readonly PrintedSection[], index: LikenessIndex): readonly Proposal[] {
  return sections.map((section) => ({ section, clauses: likelyClauses(`${section.title}\n${section.text}`, index) }));
}

export const likelyClauses = (text: string, index: LikenessIndex): Proposal['clauses'] =>
  index.nearest(text, MOST_PROPOSED).filter(({ likeness }) => likeness >= LEAST_LIKENESS);
