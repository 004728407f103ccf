import { expect, test } from 'vitest';
import { lowercase, numberText, replaced, unaccented, withoutStart } from '../../../engine/game/texts.ts';

const hasTexts = { game: { texts: ['Dr. Brine'] } };
const text = (number: number): string | undefined => hasTexts.game.texts[number];
const number = (written: string): number => numberText(hasTexts.game, written);

test('equal texts have one number', () => {
  expect(numberText(hasTexts.game, 'Dr. Brine')).toBe(0);
  expect(number('Glazier')).toBe(number('Glazier'));
  expect(number('Glazier')).not.toBe(number('glazier'));
});

test('a text changes as the function says', () => {
  expect(text(lowercase(hasTexts, number('GLAZIER')))).toBe('glazier');
  expect(text(unaccented(hasTexts, number('Grünfeld Éire')))).toBe('Grunfeld Eire');
  // `$&` would be the match in a replacement of JavaScript.
  expect(text(replaced(hasTexts, number('a-b-c'), number('-'), number('$&')))).toBe('a$&b$&c');
  expect(text(withoutStart(hasTexts, number('the lamp'), number('the ')))).toBe('lamp');
  expect(text(withoutStart(hasTexts, number('over the lamp'), number('the ')))).toBe('over the lamp');
});

test('-1, which is no text, stays -1', () => {
  expect(lowercase(hasTexts, -1)).toBe(-1);
});
