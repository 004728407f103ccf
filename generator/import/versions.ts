import { appendTo } from '../../engine/base/append-to.ts';
import type { Place } from '../diagnostic.ts';
import { overlap } from '../likeness.ts';
import { headingKey } from './heading-index.ts';
import { haveSameWords, normalised, type WordChanges, wordChanges } from './word-changes.ts';

/** A section of one version: read from a file, or from the layer that an earlier import stored (layer.ts), which has no places. */
export interface SectionVersion {
  readonly path: readonly string[];
  readonly text: string;
  readonly place?: Place;
  /** Set on a translation, whose path ends with it. */
  readonly language?: string;
  /** Whether the last heading is no title, but the number of a record in a list. */
  readonly isNumbered?: boolean;
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
  readonly unchanged: number;
}

/** The least likeness at which texts under different headings count as one that changed. */
const ALIKE = 0.5;
const ALIKE_UNDER_ONE_HEADING = 0.25;
/** A text of fewer words may be in many places. */
const FEWEST_WORDS = 4;
/** At most this many earlier sections with one key are compared with a later one: comparing all would take quadratic time. */
const MOST_UNDER_ONE_KEY = 50;

export function compareVersions(before: readonly SectionVersion[], after: readonly SectionVersion[]): Comparison {
  const earlier = withoutGroups(before);
  const later = withoutGroups(after);
  const matching = new Matching(earlier, later);
  const always = (): boolean => true;
  const areSimilar: Fits = (one, other) => matching.likeness(one, other) >= ALIKE_UNDER_ONE_HEADING;
  // The surest matches first: the same path and words, the same words, the same path or heading with a similar text, a text that is alike,
  // the same path with any text.
  matching.match((section) => `${pathOf(section)}\n\n${normalised(section.text)}`, always);
  matching.match(({ text }) => (text.split(/\s+/).length < FEWEST_WORDS ? undefined : normalised(text)), always);
  matching.match(pathOf, areSimilar);
  matching.match(({ path }) => headingKey(path.at(-1) ?? ''), areSimilar);
  matching.matchByLikeness();
  matching.match(pathOf, always);
  const changes = later.flatMap((section): SectionChange[] => {
    const earlierSection = matching.earlierByLater.get(section);
    if (earlierSection === undefined) return [{ kind: 'new', after: section }];
    const moved = hasMoved(earlierSection, section);
    if (!haveSameWords(earlierSection.text, section.text))
      return [{ kind: 'changed', before: earlierSection, after: section, moved, changes: wordChanges(earlierSection.text, section.text) }];
    return moved ? [{ kind: 'moved', before: earlierSection, after: section }] : [];
  });
  const gone = earlier
    .filter((section) => !matching.matchedEarlier.has(section))
    .map((section): SectionChange => ({ kind: 'gone', before: section }));
  return { changes: [...changes, ...gone], unchanged: later.length - changes.length };
}

/** The sections with a text, and those without one that hold no others. */
function withoutGroups(sections: readonly SectionVersion[]): readonly SectionVersion[] {
  const holding = new Set(sections.flatMap(({ path }) => path.map((_, depth) => path.slice(0, depth).join('\n'))));
  return sections.filter(({ path, text }) => text.trim() !== '' || !holding.has(path.join('\n')));
}

const pathOf = ({ path }: SectionVersion): string => path.map(headingKey).join('\n');

/** Whether the headings differ. The number of a record is no heading, and a numbered record without headings above it can be anywhere. */
function hasMoved(earlier: SectionVersion, later: SectionVersion): boolean {
  if (earlier.isNumbered !== true && later.isNumbered !== true) return pathOf(earlier) !== pathOf(later);
  const [above, aboveLater] = [earlier, later].map(({ path }) => pathOf({ ...earlier, path: path.slice(0, -1) }));
  return above !== '' && aboveLater !== '' && above !== aboveLater;
}

type Fits = (earlierSection: SectionVersion, laterSection: SectionVersion) => boolean;

/** A pair of words in more sections than this does not show which sections belong together. */
const COMMON = 12;
const MOST_CANDIDATES = 4;

class Matching {
  readonly earlierByLater = new Map<SectionVersion, SectionVersion>();
  readonly matchedEarlier = new Set<SectionVersion>();
  private readonly earlier: readonly SectionVersion[];
  private readonly later: readonly SectionVersion[];
  private readonly pairs = new Map<SectionVersion, ReadonlySet<string>>();

  constructor(earlier: readonly SectionVersion[], later: readonly SectionVersion[]) {
    this.earlier = earlier;
    this.later = later;
  }

  private pairsOf(section: SectionVersion): ReadonlySet<string> {
    const known = this.pairs.get(section);
    if (known !== undefined) return known;
    const words = normalised(section.text).toLowerCase().split(' ');
    const pairs = new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
    this.pairs.set(section, pairs);
    return pairs;
  }

  likeness(one: SectionVersion, other: SectionVersion): number {
    return overlap(this.pairsOf(one), this.pairsOf(other));
  }

  private add(earlierSection: SectionVersion, laterSection: SectionVersion): void {
    this.earlierByLater.set(laterSection, earlierSection);
    this.matchedEarlier.add(earlierSection);
  }

  match(keyOf: (section: SectionVersion) => string | undefined, fits: Fits): void {
    const unmatchedByKey = Map.groupBy(
      this.earlier.filter((section) => !this.matchedEarlier.has(section)),
      keyOf,
    );
    for (const section of this.later) {
      const key = keyOf(section);
      if (this.earlierByLater.has(section) || key === undefined) continue;
      const candidates = (unmatchedByKey.get(key) ?? []).filter((one) => !this.matchedEarlier.has(one)).slice(0, MOST_UNDER_ONE_KEY);
      const earlierSection = candidates.find((one) => fits(one, section));
      if (earlierSection !== undefined) this.add(earlierSection, section);
    }
  }

  matchByLikeness(): void {
    const sectionsByPair = new Map<string, SectionVersion[]>();
    for (const section of this.earlier)
      if (!this.matchedEarlier.has(section)) for (const pair of this.pairsOf(section)) appendTo(sectionsByPair, pair, section);
    const candidates = this.later
      .filter((section) => !this.earlierByLater.has(section))
      .flatMap((section) => this.mostAlike(section, sectionsByPair))
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness);
    for (const { section, earlierSection } of candidates)
      if (!this.earlierByLater.has(section) && !this.matchedEarlier.has(earlierSection)) this.add(earlierSection, section);
  }

  private mostAlike(section: SectionVersion, sectionsByPair: ReadonlyMap<string, readonly SectionVersion[]>) {
    const sharedPairCounts = new Map<SectionVersion, number>();
    for (const pair of this.pairsOf(section)) {
      const sectionsOfPair = sectionsByPair.get(pair) ?? [];
      if (sectionsOfPair.length <= COMMON)
        for (const earlierSection of sectionsOfPair) sharedPairCounts.set(earlierSection, (sharedPairCounts.get(earlierSection) ?? 0) + 1);
    }
    const best = [...sharedPairCounts].sort((a, b) => b[1] - a[1]).slice(0, MOST_CANDIDATES);
    return best.map(([earlierSection]) => ({ section, earlierSection, likeness: this.likeness(earlierSection, section) }));
  }
}
