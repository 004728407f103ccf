import type { Judge } from './judge.ts';
import judgeModule from './judge.ts?lazy';
import titlesModule from './titles.ts?lazy';
import type { Titles } from './verdict-markup.ts';

export const loadJudge = (): Promise<typeof import('./judge.ts')> => import(/* @vite-ignore */ judgeModule);
const loadTitles = (): Promise<typeof import('./titles.ts')> => import(/* @vite-ignore */ titlesModule);

export interface BoardRules {
  /** An edition, or a variant of a reading. */
  readonly edition: string;
  readonly judge: Judge;
  readonly titles: Titles;
}

/** Fails when the rules cannot be fetched, or when there is no such edition. */
export async function loadRules(
  edition: string,
  { titles: titlesAddress = '', default: defaultEdition = '' }: DOMStringMap,
): Promise<BoardRules> {
  const [{ isEdition, judgeOf }, { titlesOf }] = await Promise.all([loadJudge(), loadTitles()]);
  // A variant has no pages of its own: its clauses link to those of the default edition.
  const prefix = edition === defaultEdition || !isEdition(edition) ? '' : `/${edition}`;
  const [judge, titles] = await Promise.all([judgeOf(edition), titlesOf(titlesAddress, prefix)]);
  return { edition, judge, titles };
}
