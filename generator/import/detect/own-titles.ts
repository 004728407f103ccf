/**
 * Sections whose text names another section, or misspells their own title, where several others name themselves: "the Kettle set" below the
 * heading TEAPOT.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import { nearest } from '../../nearest.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';
import { titleKey } from '../sentences.ts';
import { matchesIn } from './pattern.ts';

export const findOwnTitles = ({ documents }: Corpus): Diagnostic[] => documents.flatMap(findInDocument);

/** The fewest sections with the same word after their own name that show a custom. */
const FEWEST_SECTIONS = 4;
/** A name with capital letters, and the word after it. */
const NAMED = /(?<=\b[Tt]he )((?:\p{Lu}[\p{L}\p{N}'’.-]*|\d+)(?: (?:(?:of|the|and) )?(?:\p{Lu}[\p{L}\p{N}'’.-]*|\d+))*) (\p{Ll}+)/gu;

interface Naming {
  readonly section: PrintedSection;
  readonly name: string;
  /** The offset of the name in the text of the section. */
  readonly start: number;
  /** The word after the name. */
  readonly kind: string;
  /** Whether the name is the title of its own section. */
  readonly isOwn: boolean;
}

function findInDocument({ sections, byTitle }: IndexedDocument): Diagnostic[] {
  const namings = sections.flatMap((section) =>
    matchesIn(section.text, NAMED).map(({ 1: name = '', 2: kind = '', index }): Naming => {
      return { section, name, start: index, kind, isOwn: titleKey(name) === titleKey(section.title) };
    }),
  );
  const ownNamingsByKind = Map.groupBy(
    namings.filter(({ isOwn }) => isOwn),
    ({ kind }) => kind,
  );
  const namingsBySection = Map.groupBy(namings, ({ section }) => section);
  return [...namingsBySection].flatMap(([section, all]) => {
    const [first] = all.filter(({ kind }) => new Set(ownNamingsByKind.get(kind)?.map((one) => one.section)).size >= FEWEST_SECTIONS);
    if (first === undefined || all.some(({ isOwn }) => isOwn)) return [];
    const { name, start } = first;
    // "The Kettle and Teapot rules" are of two sections.
    const isOtherTitle = byTitle.has(titleKey(name)) && !name.includes(' and ');
    const isMisspeltTitle = nearest(titleKey(name), [titleKey(section.title)]) !== undefined;
    if (!isOtherTitle && !isMisspeltTitle) return [];
    return [
      finding(section, {
        code: 'print-title-other',
        severity: 'warning',
        message: `This section is called ${shortLine(section.title)}, but its text names ${shortLine(name)}.`,
        at: [start, start + name.length],
        found: name,
        expected: section.title,
      }),
    ];
  });
}
