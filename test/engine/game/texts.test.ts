import { expect, test } from 'vitest';
import { lowercase, numberText, replaced, unaccented, withoutStart } from '../../../engine/game/texts.ts';

const run = { game: { texts: ['Dr. Brine'] } };
const textOf = (number: number): string | undefined => run.game.texts[number];
const numberOf = (written: string): number => numberText(run.game, written);

test('equal texts have one number', () => {
  expect(numberText(run.game, 'Dr. Brine')).toBe(0);
  expect(numberOf('Glazier')).toBe(numberOf('Glazier'));
  expect(numberOf('Glazier')).not.toBe(numberOf('glazier'));
});

test('texts are put into lower case, lose their accents, their start, or have parts replaced', () => {
  expect(textOf(lowercase(run, numberOf('GLAZIER')))).toBe('glazier');
  expect(textOf(unaccented(run, numberOf('Grünfeld Éire')))).toBe('Grunfeld Eire');
  // `$&` would be the match in a replacement of JavaScript.
  expect(textOf(replaced(run, numberOf('a-b-c'), numberOf('-'), numberOf('$&')))).toBe('a$&b$&c');
  expect(textOf(withoutStart(run, numberOf('the lamp'), numberOf('the ')))).toBe('lamp');
  expect(textOf(withoutStart(run, numberOf('over the lamp'), numberOf('the ')))).toBe('over the lamp');
});

test('-1, the number of no text, stays -1', () => {
  expect(lowercase(run, -1)).toBe(-1);
});
