import { digestOf } from './digest.ts';
import type { Definition } from './generated/definition.ts';
import type { Memo } from './memo.ts';
import type { EditionBook } from './rulebook.ts';

export const definitionsOf = ({ definitions }: EditionBook): readonly Definition[] => definitions.map(({ definition }) => definition);

export const digestOfDefinitions = (definitions: readonly Definition[], memo: Memo): string =>
  digestOf(memo.each(digestOfDefinition, definitions).join());

const digestOfDefinition = (d: Definition): string => digestOf(JSON.stringify(d));
