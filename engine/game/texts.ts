/**
 * Texts of a set-up, such as names: each has a number, and equal texts have one number. `numberText` gives it; the other functions take and
 * return such numbers.
 */
import { numberOfText } from '../kernel/given-values.ts';
import type { Game } from './game.ts';

interface HasTexts {
  readonly game: Pick<Game, 'texts'>;
}

export const numberText = ({ texts }: HasTexts['game'], text: string): number => numberOfText(texts, text);

/** Returns -1, which is no text, unchanged. */
function changedText(g: HasTexts, number: number, change: (text: string) => string): number {
  const text = g.game.texts[number];
  return text === undefined ? -1 : numberOfText(g.game.texts, change(text));
}

export const lowercase = (g: HasTexts, number: number): number => changedText(g, number, (text) => text.toLowerCase());

/** A text whose letters have no diacritical marks. */
export const unaccented = (g: HasTexts, number: number): number =>
  changedText(g, number, (text) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, ''));

export const replaced = (g: HasTexts, number: number, part: number, by: number): number =>
  changedText(g, number, (text) => text.replaceAll(g.game.texts[part] ?? '', () => g.game.texts[by] ?? ''));

export const withoutStart = (g: HasTexts, number: number, start: number): number =>
  changedText(g, number, (text) => {
    const part = g.game.texts[start] ?? '';
    return text.startsWith(part) ? text.slice(part.length) : text;
  });
