import { expect, test } from 'vitest';
import { lowercase, numberText, replaced, unaccented, withoutStart } from '../../../engine/game/texts.ts';

const hasTexts = { game: { texts: ['Dr. Brine'] } };
const textOf = (number: number): string | undefined => hasTexts.game.texts[number];
const numberOf = (written: string): number => numberText(hasTexts.game, written);

test('equal texts have one number', () => {
  expect(numberText(hasTexts.game, 'Dr. Brine')).toBe(0);
  expect(numberOf('Glazier')).toBe(numberOf('Glazier'));
  expect(numberOf('Glazier')).not.toBe(numberOf('glazier'));
});

test('a text changes as the function says', () => {
  expect(textOf(lowercase(hasTexts, numberOf('GLAZIER')))).toBe('glazier');
  expect(textOf(unaccented(hasTexts, numberOf('Grünfeld Éire')))).toBe('Grunfeld Eire');
  // `$&` would be the match in a replacement of JavaScript.
  expect(textOf(replaced(hasTexts, numberOf('a-b-c'), numberOf('-'), numberOf('$&')))).toBe('a$&b$&c');
  expect(textOf(withoutStart(hasTexts, numberOf('the lamp'), numberOf('the ')))).toBe('lamp');
  expect(textOf(withoutStart(hasTexts, numberOf('over the lamp'), numberOf('the ')))).toBe('over the lamp');
});

test('-1, which is no text, stays -1', () => {
  expect(lowercase(hasTexts, -1)).toBe(-1);
});
