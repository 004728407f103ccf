/** Which sections of a document are new, gone, moved or changed against another version of it. */
import type { Place } from '../diagnostic.ts';
import { headingKey } from './mapping.ts';
import { haveSameWords, normalised, type WordChanges, wordChanges } from './word-changes.ts';

/** A section of one version: read from a file, or from the stored layer, which has no places. */
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

/** The share that two texts under other headings must have in common to be one that changed. */
const ALIKE = 0.5;
/** Under one heading less will do. */
const ALIKE_UNDER_ONE_HEADING = 0.25;
/** A text of fewer words may be in many places. */
const FEWEST_WORDS = 4;

export function compareVersions(before: readonly SectionVersion[], after: readonly SectionVersion[]): Comparison {
  const old = withoutGroups(before);
  const young = withoutGroups(after);
  const oldByYoung = new Map<SectionVersion, SectionVersion>();
  const matchedOld = new Set<SectionVersion>();
  const match = (
    keyOf: (section: SectionVersion) => string | undefined,
    fits: (older: SectionVersion, younger: SectionVersion) => boolean,
  ): void => {
    const unmatchedByKey = Map.groupBy(
      old.filter((section) => !matchedOld.has(section)),
      keyOf,
    );
    for (const section of young) {
      const key = keyOf(section);
      if (oldByYoung.has(section) || key === undefined) continue;
      const older = unmatchedByKey.get(key)?.find((one) => !matchedOld.has(one) && fits(one, section));
      if (older === undefined) continue;
      oldByYoung.set(section, older);
      matchedOld.add(older);
    }
  };
  const pathOf = ({ path }: SectionVersion): string => path.map(headingKey).join('\n');
  const always = (): boolean => true;
  match((section) => `${pathOf(section)}\n\n${normalised(section.text)}`, always);
  match(({ text }) => (text.split(/\s+/).length < FEWEST_WORDS ? undefined : normalised(text)), always);
  match(pathOf, always);
  match(
    ({ path }) => headingKey(path.at(-1) ?? ''),
    (older, younger) => likeness(older.text, younger.text) >= ALIKE_UNDER_ONE_HEADING,
  );
  matchByLikeness(old, young, oldByYoung, matchedOld);
  const changes = young.flatMap((section): SectionChange[] => {
    const older = oldByYoung.get(section);
    if (older === undefined) return [{ kind: 'new', after: section }];
    const moved = pathOf(older) !== pathOf(section);
    if (!haveSameWords(older.text, section.text))
      return [{ kind: 'changed', before: older, after: section, moved, changes: wordChanges(older.text, section.text) }];
    return moved ? [{ kind: 'moved', before: older, after: section }] : [];
  });
  const gone = old.filter((section) => !matchedOld.has(section)).map((section): SectionChange => ({ kind: 'gone', before: section }));
  return { changes: [...changes, ...gone], unchanged: young.length - changes.length };
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

/** Shared pairs of words against all pairs, 0 to 1. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}

/** Pairs of words that more sections have than this show nothing. */
const COMMON = 12;
/** How many of the sections that share the most pairs are compared. */
const MOST_CANDIDATES = 4;

/** Matches what is left by shared pairs of words, the most alike first. */
function matchByLikeness(
  old: readonly SectionVersion[],
  young: readonly SectionVersion[],
  oldByYoung: Map<SectionVersion, SectionVersion>,
  matchedOld: Set<SectionVersion>,
): void {
  const sectionsByPair = new Map<string, SectionVersion[]>();
  for (const section of old)
    if (!matchedOld.has(section))
      for (const pair of pairsOf(section.text)) sectionsByPair.set(pair, [...(sectionsByPair.get(pair) ?? []), section]);
  const candidates = young
    .filter((section) => !oldByYoung.has(section))
    .flatMap((section) => {
      const sharedPairCounts = new Map<SectionVersion, number>();
      for (const pair of pairsOf(section.text)) {
        const sectionsOfPair = sectionsByPair.get(pair) ?? [];
        if (sectionsOfPair.length <= COMMON)
          for (const older of sectionsOfPair) sharedPairCounts.set(older, (sharedPairCounts.get(older) ?? 0) + 1);
      }
      const best = [...sharedPairCounts].sort((a, b) => b[1] - a[1]).slice(0, MOST_CANDIDATES);
      return best.map(([older]) => ({ section, older, share: likeness(older.text, section.text) }));
    })
    .filter(({ share }) => share >= ALIKE)
    .sort((a, b) => b.share - a.share);
  for (const { section, older } of candidates) {
    if (oldByYoung.has(section) || matchedOld.has(older)) continue;
    oldByYoung.set(section, older);
    matchedOld.add(older);
  }
}
