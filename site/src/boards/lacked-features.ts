/** The kinds of squares and the sizes that boards offer and an edition lacks, because only other editions have them. */

import { type Fields, fieldsOf, listOf } from '../base/json.ts';
import { addedKinds, lackedByEdition, sizes } from '../generated/features.ts';

/** An edition, or a variant of a reading; absent where a board compares with none. */
type EditionName = string | undefined;

const isLacked = (part: 'kinds' | 'sizes', name: string, editions: readonly EditionName[]): boolean =>
  editions.every((edition) => edition === undefined || lackedByEdition[edition]?.[part].includes(name) === true);

export const hasKind = (kind: string, ...editions: readonly EditionName[]): boolean => !isLacked('kinds', kind, editions);

export const hasSize = (size: string, ...editions: readonly EditionName[]): boolean => !isLacked('sizes', size, editions);

/** The text for players if the judge refused something that the edition lacks; undefined for other refusals. */
export function lackText(question: Fields, code: unknown, pointer: string): string | undefined {
  const [part, key = '', field] = pointer.split('/').slice(1);
  if (part === 'map' && code === 'unknown-field') {
    const kind = addedKinds.find(({ name }) => name === key);
    return kind === undefined ? undefined : `This edition has no ${kind.title.toLowerCase()}`;
  }
  if (part !== 'characters' || field !== 'size' || code !== 'not-allowed') return undefined;
  const { size: asked } = fieldsOf(listOf(question.characters)[Number(key)]);
  const size = sizes.find((one) => one === asked);
  return size === undefined ? undefined : `This edition has no ${size} figures`;
}
