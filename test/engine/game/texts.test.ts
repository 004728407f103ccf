import { expect, test } from 'vitest';
import { lowercase, numberText, replaced, unaccented, withoutStart } from '../../../engine/game/texts.ts';

const g = { game: { texts: ['Dr. Brine'] } };
const text = (number: number): string | undefined => g.game.texts[number];
const number = (written: string): number => numberText(g.game, written);

test('equal texts have one number', () => {
  expect(numberText(g.game, 'Dr. Brine')).toBe(0);
  expect(number('Glazier')).toBe(number('Glazier'));
  expect(number('Glazier')).not.toBe(number('glazier'));
});

test('a text changes as the function says', () => {
  expect(text(lowercase(g, number('GLAZIER')))).toBe('glazier');
  expect(text(unaccented(g, number('Grünfeld Éire')))).toBe('Grunfeld Eire');
  expect(text(replaced(g, number('a-b-c'), number('-'), number('$&')))).toBe('a$&b$&c');
  expect(text(withoutStart(g, number('the lamp'), number('the ')))).toBe('lamp');
  expect(text(withoutStart(g, number('over the lamp'), number('the ')))).toBe('over the lamp');
});

test('-1, which is no text, stays -1', () => {
  expect(lowercase(g, -1)).toBe(-1);
});
