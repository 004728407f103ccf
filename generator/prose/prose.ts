import type { Root } from 'mdast';
import { type FoundIcon, iconsIn } from './icons.ts';
import { type FoundWord, numbersAndLimitingWordsIn } from './limiting-words.ts';
import { linksIn, type ProseLink } from './links.ts';
import { statedNumbersIn } from './stated-numbers.ts';

export interface Prose {
  /** Positions are those of the file, or of the text where it is part of a JSON document. */
  readonly tree: Root;
  readonly ruleLinks: readonly ProseLink[];
  readonly termLinks: readonly ProseLink[];
  readonly icons: readonly FoundIcon[];
  readonly numbersAndLimitingWords: readonly FoundWord[];
  readonly statedNumbers: ReadonlySet<string>;
}

export function readProse(tree: Root, file: string): Prose {
  const { ruleLinks, termLinks } = linksIn(tree, file);
  return {
    tree,
    ruleLinks,
    termLinks,
    icons: iconsIn(tree, file),
    numbersAndLimitingWords: numbersAndLimitingWordsIn(tree, file),
    statedNumbers: statedNumbersIn(tree),
  };
}
