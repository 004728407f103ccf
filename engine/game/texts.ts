/** Texts of a set-up, such as names: each has a number, and equal texts have one number. */
import { numberOfText } from '../kernel/given-values.ts';
import type { Game } from './state.ts';

interface Read {
  readonly game: Pick<Game, 'texts'>;
}

/** The number of a text in a game. */
export const numberText = ({ texts }: Read['game'], text: string): number => numberOfText(texts, text);

/** -1 is no text, and stays so. */
function changed(g: Read, number: number, change: (text: string) => string): number {
  const text = g.game.texts[number];
  return text === undefined ? -1 : numberOfText(g.game.texts, change(text));
}

export const lowercase = (g: Read, number: number): number => changed(g, number, (text) => text.toLowerCase());

/** A text whose letters have no diacritical marks. */
export const unaccented = (g: Read, number: number): number =>
  changed(g, number, (text) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, ''));

/** Every occurrence of a part becomes another. */
export const replaced = (g: Read, number: number, part: number, by: number): number =>
  changed(g, number, (text) => text.replaceAll(g.game.texts[part] ?? '', () => g.game.texts[by] ?? ''));

/** A text without the part that it begins with; any other is unchanged. */
export const withoutStart = (g: Read, number: number, start: number): number =>
  changed(g, number, (text) => {
    const part = g.game.texts[start] ?? '';
    return text.startsWith(part) ? text.slice(part.length) : text;
  });
