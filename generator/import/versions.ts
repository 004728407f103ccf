/** Which sections of a document are new, gone, moved or changed against another version of it. */
import { appendTo } from '../append-to.ts';
import type { Place } from '../diagnostic.ts';
import { overlap } from '../likeness.ts';
import { headingKey } from './mapping.ts';
import { haveSameWords, normalised, type WordChanges, wordChanges } from './word-changes.ts';

/** A section of one version: read from a file, or from the layer that an earlier import stored (layer.ts), which has no places. */
export interface SectionVersion {
  readonly path: readonly string[];
  readonly text: string;
  readonly place?: Place;
  /** Set on a translation, whose path ends with it. */
  readonly language?: string;
}

export type SectionChange =
  | { readonly kind: 'new'; readonly after: SectionVersion }
  | { readonly kind: 'gone'; readonly before: SectionVersion }
  | { readonly kind: 'moved'; readonly before: SectionVersion; readonly after: SectionVersion }
  | {
      readonly kind: 'changed';
      readonly before: SectionVersion;
      readonly after: SectionVersion;
      /** Whether its heading or the headings above it differ too. */
      readonly moved: boolean;
      readonly changes: WordChanges;
    };

interface Comparison {
  /** In the order of the later version; what is gone last. */
  readonly changes: readonly SectionChange[];
  /** The number of sections that did not change. */
  readonly unchanged: number;
}

/** The least likeness at which texts under different headings count as one that changed. */
const ALIKE = 0.5;
/** Two texts with the same heading need less likeness. */
const ALIKE_UNDER_ONE_HEADING = 0.25;
/** A text of fewer words may be in many places. */
const FEWEST_WORDS = 4;

export function compareVersions(before: readonly SectionVersion[], after: readonly SectionVersion[]): Comparison {
  const earlier = withoutGroups(before);
  const later = withoutGroups(after);
  const earlierByLater = new Map<SectionVersion, SectionVersion>();
  const matchedEarlier = new Set<SectionVersion>();
  const match = (
    keyOf: (section: SectionVersion) => string | undefined,
    fits: (earlierSection: SectionVersion, laterSection: SectionVersion) => boolean,
  ): void => {
    const unmatchedByKey = Map.groupBy(
      earlier.filter((section) => !matchedEarlier.has(section)),
      keyOf,
    );
    for (const section of later) {
      const key = keyOf(section);
      if (earlierByLater.has(section) || key === undefined) continue;
      const earlierSection = unmatchedByKey.get(key)?.find((one) => !matchedEarlier.has(one) && fits(one, section));
      if (earlierSection === undefined) continue;
      earlierByLater.set(section, earlierSection);
      matchedEarlier.add(earlierSection);
    }
  };
  const pathOf = ({ path }: SectionVersion): string => path.map(headingKey).join('\n');
  const always = (): boolean => true;
  // The surest matches first: the same path and words, the same words, the same path, the same heading with a similar text.
  match((section) => `${pathOf(section)}\n\n${normalised(section.text)}`, always);
  match(({ text }) => (text.split(/\s+/).length < FEWEST_WORDS ? undefined : normalised(text)), always);
  match(pathOf, always);
  match(
    ({ path }) => headingKey(path.at(-1) ?? ''),
    (earlierSection, laterSection) => likeness(earlierSection.text, laterSection.text) >= ALIKE_UNDER_ONE_HEADING,
  );
  matchByLikeness(earlier, later, earlierByLater, matchedEarlier);
  const changes = later.flatMap((section): SectionChange[] => {
    const earlierSection = earlierByLater.get(section);
    if (earlierSection === undefined) return [{ kind: 'new', after: section }];
    const moved = pathOf(earlierSection) !== pathOf(section);
    if (!haveSameWords(earlierSection.text, section.text))
      return [{ kind: 'changed', before: earlierSection, after: section, moved, changes: wordChanges(earlierSection.text, section.text) }];
    return moved ? [{ kind: 'moved', before: earlierSection, after: section }] : [];
  });
  const gone = earlier
    .filter((section) => !matchedEarlier.has(section))
    .map((section): SectionChange => ({ kind: 'gone', before: section }));
  return { changes: [...changes, ...gone], unchanged: later.length - changes.length };
}

/** The sections with a text, and those without one that hold no others. */
function withoutGroups(sections: readonly SectionVersion[]): readonly SectionVersion[] {
  const holding = new Set(sections.flatMap(({ path }) => path.map((_, depth) => path.slice(0, depth).join('\n'))));
  return sections.filter(({ path, text }) => text.trim() !== '' || !holding.has(path.join('\n')));
}

const pairsOf = (text: string): Set<string> => {
  const words = normalised(text).toLowerCase().split(' ');
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
};

/** How alike two texts are by the pairs of words that they share, 0 to 1. */
const likeness = (a: string, b: string): number => overlap(pairsOf(a), pairsOf(b));

/** Pairs of words that more sections have than this show nothing. */
const COMMON = 12;
/** How many of the sections that share the most pairs are compared. */
const MOST_CANDIDATES = 4;

/** Matches what is left by shared pairs of words, the most alike first. */
function matchByLikeness(
  earlier: readonly SectionVersion[],
  later: readonly SectionVersion[],
  earlierByLater: Map<SectionVersion, SectionVersion>,
  matchedEarlier: Set<SectionVersion>,
): void {
  const sectionsByPair = new Map<string, SectionVersion[]>();
  for (const section of earlier)
    if (!matchedEarlier.has(section)) for (const pair of pairsOf(section.text)) appendTo(sectionsByPair, pair, section);
  const candidates = later
    .filter((section) => !earlierByLater.has(section))
    .flatMap((section) => {
      const sharedPairCounts = new Map<SectionVersion, number>();
      for (const pair of pairsOf(section.text)) {
        const sectionsOfPair = sectionsByPair.get(pair) ?? [];
        if (sectionsOfPair.length <= COMMON)
          for (const earlierSection of sectionsOfPair)
            sharedPairCounts.set(earlierSection, (sharedPairCounts.get(earlierSection) ?? 0) + 1);
      }
      const best = [...sharedPairCounts].sort((a, b) => b[1] - a[1]).slice(0, MOST_CANDIDATES);
      return best.map(([earlierSection]) => ({ section, earlierSection, share: likeness(earlierSection.text, section.text) }));
    })
    .filter(({ share }) => share >= ALIKE)
    .sort((a, b) => b.share - a.share);
  for (const { section, earlierSection } of candidates) {
    if (earlierByLater.has(section) || matchedEarlier.has(earlierSection)) continue;
    earlierByLater.set(section, earlierSection);
    matchedEarlier.add(earlierSection);
  }
}
