/** Pages name sources by document; the compiler lists them one by one. */
import type { DifferenceFile, SourcesFile } from '../generated/page.ts';
import type { ClauseSource, Difference } from '../rulebook.ts';

const listOf = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);

export const listSources = (sources: SourcesFile): ClauseSource[] =>
  Object.entries(sources).flatMap(([document, sections]) => listOf(sections).map((section) => ({ document, section })));

export function listReadings({ readings, taken }: DifferenceFile): Difference {
  const listed = Object.entries(readings).flatMap(([document, sections]) =>
    Object.entries(sections).flatMap(([section, statements]) => listOf(statements).map((says) => ({ document, section, says }))),
  );
  return { readings: listed, taken };
}
