import type { Definition } from './generated/definition.ts';
import type { EditionBook } from './rulebook.ts';

export const definitionsOf = ({ definitions }: EditionBook): readonly Definition[] => definitions.map(({ definition }) => definition);
