/** Heals the sources that `sightline build` writes where they are missing or Git has left a conflict: chains and permanent ids. */
import type { Source } from '../ast.ts';
import { PERMANENT_IDS } from '../emit/permanent-ids.ts';
import { claimedResults } from '../examples/accept.ts';
import { hasConflict, isChains, sidesOf, unionOfIds } from '../sources/conflicts.ts';
import { acceptedFiles } from './accepted-files.ts';
import type { Project } from './project.ts';

/** The text of a file of chains without any. */
const NO_CHAINS = '{}';

/** A source without its conflict: chains without any record, and permanent ids with those of both sides. */
export function withoutConflict(source: Source): Source {
  const { path, text } = source;
  if (!hasConflict(text)) return source;
  if (isChains(path)) return { path, text: NO_CHAINS };
  return path === PERMANENT_IDS ? { path, text: unionOfIds(sidesOf(text)) ?? text } : source;
}

/** The chains of the files that are missing or were in conflict, path to text: those of the examples whose claims hold. */
export function healedChains(project: Project): Map<string, string> {
  const recorded = new Set(project.sources.filter(({ text }) => text !== NO_CHAINS).map(({ path }) => path));
  return new Map([...acceptedFiles(project, claimedResults)].filter(([path]) => isChains(path) && !recorded.has(path)));
}
