/** The sections that a citation may mean, by their headings. */

import { appendTo } from '../../engine/base/append-to.ts';
import { plainCharacters } from './characters.ts';
import type { PrintedDocument, PrintedSection } from './document.ts';

/** A heading for comparing: case, kinds of quotation marks, blanks and a final colon do not count. */
export function headingKey(heading: string): string {
  return plainCharacters(heading)
    .toLowerCase()
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/:$/, '');
}

/** Keys under which a section may be cited: its path with slashes between, and, where headings are lines, its title alone. */
function keysOf({ path, title }: PrintedSection, form: PrintedDocument['form']): string[] {
  const whole = headingKey(path.join('/'));
  return form === 'json' ? [whole] : [...new Set([whole, headingKey(title)])];
}

function shallowest(sections: readonly PrintedSection[]): readonly PrintedSection[] {
  const fewest = Math.min(...sections.map(({ path }) => path.length));
  return sections.filter(({ path }) => path.length === fewest);
}

export class HeadingIndex {
  private readonly sections: readonly PrintedSection[];
  private readonly sectionsByKey = new Map<string, PrintedSection[]>();
  /** By the key of each ending of a path; under each key the sections in printed order. */
  private readonly sectionsByEnding = new Map<string, PrintedSection[]>();
  /** The sections that are the only one with all the headings of some citation. */
  private readonly named: ReadonlySet<PrintedSection>;

  /** @param citedHeadings all headings of the document that clauses cite */
  constructor(sections: readonly PrintedSection[], form: PrintedDocument['form'], citedHeadings: readonly string[]) {
    this.sections = sections;
    for (const section of sections) {
      for (const key of keysOf(section, form)) appendTo(this.sectionsByKey, key, section);
      section.path.forEach((_, depth) => {
        appendTo(this.sectionsByEnding, headingKey(section.path.slice(depth).join('/')), section);
      });
    }
    const named = citedHeadings.map((cited) => this.namedBy(headingKey(cited)));
    this.named = new Set(named.flatMap((found) => (found.length === 1 ? found : [])));
  }

  /**
   * The sections under a cited heading; with `…` at its end, those whose heading begins so. Only the last headings of a path must match,
   * since the file may have other headings above them.
   * @param citedKey its `headingKey`
   */
  find(citedKey: string): readonly PrintedSection[] {
    const named = this.namedBy(citedKey);
    return named.length > 0 ? named : this.withTitleOf(citedKey);
  }

  /**
   * If all candidates have one path and some of them hold other sections, returns these, since the rest only announce them. Otherwise
   * returns all candidates.
   */
  withoutAnnouncements(candidates: readonly PrintedSection[]): readonly PrintedSection[] {
    const [first] = candidates;
    if (first === undefined || candidates.some(({ path }) => path.join('\n') !== first.path.join('\n'))) return candidates;
    const holding = candidates.filter(
      (section) => (this.sections[this.sections.indexOf(section) + 1]?.path.length ?? 0) > section.path.length,
    );
    return holding.length === 0 ? candidates : holding;
  }

  /** The sections with exactly this path, or else those whose path ends with it and has the fewest further headings above. */
  private namedBy(citedKey: string): readonly PrintedSection[] {
    const whole = sectionsUnder(this.sectionsByKey, citedKey);
    return whole.length > 0 ? whole : shallowest(sectionsUnder(this.sectionsByEnding, citedKey));
  }

  /**
   * The sections with the title of a cited heading, where the file has none of the headings that are cited above it: a flat list has no
   * chapters. A section that another citation names is not meant.
   */
  private withTitleOf(citedKey: string): readonly PrintedSection[] {
    const [title = '', ...above] = citedKey.split('/').reverse();
    if (above.length === 0 || above.some((heading) => this.sectionsByEnding.has(heading))) return [];
    return sectionsUnder(this.sectionsByEnding, title).filter((section) => !this.named.has(section));
  }
}

/** The sections under a key, or under those that begin with it if it ends with `…`. */
function sectionsUnder(sectionsByKey: ReadonlyMap<string, readonly PrintedSection[]>, key: string): readonly PrintedSection[] {
  if (!key.endsWith('…')) return sectionsByKey.get(key) ?? [];
  const begin = key.slice(0, -1).trimEnd();
  return [...sectionsByKey].flatMap(([heading, sections]) => (heading.startsWith(begin) ? sections : []));
}
