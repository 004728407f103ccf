/** The sentence of an event is fixed, and its fields vary: it must be right for one name and for several, for 1 and for other numbers. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectEnough } from '../support/enough-cases.ts';

const files = globSync('engine/generated/{game,packs/*/game}/*.ts').map((path) => readFileSync(path, 'utf8'));

interface EventSentence {
  readonly says: string;
  /** The names of fields that are lists of subjects. */
  readonly lists: readonly string[];
}

const sentences = files.flatMap((text) =>
  [...text.matchAll(/type: "[\w-]+", says: "([^"]*)", fields: \{((?:(?!says: ).)*?)\},\s+because:/gs)].map(
    ([, says = '', fields = '']): EventSentence => ({
      says,
      lists: [...fields.matchAll(/(\w+): [^:]*\.map\(\(number\) => \(\{ subject:/g)].map(([, name = '']) => name),
    }),
  ),
);

/** Whether a list of names is the subject of a verb in the singular, as in `{who} has …`. */
const agreesWithOne = ({ says, lists }: EventSentence): boolean =>
  lists.some((name) => new RegExp(`(?:^|[.:] )\\{${name}\\} (?:alone )?\\w+s\\b`).test(says));

const countsPlural = ({ says }: EventSentence): boolean => /\{\w+\} (?:victory |action )?(?:clicks|points|squares|tokens)\b/.test(says);

test.each([
  [{ says: '{who} has the most victory points.', lists: ['who'] }, true],
  [{ says: 'Most victory points: {who}.', lists: ['who'] }, false],
  [{ says: '{who} has place {place}.', lists: [] }, false],
])('%j has a verb for one name: %j', (sentence, agrees) => expect(agreesWithOne(sentence)).toBe(agrees));

test('no sentence has a verb for one name where a list of names may be', () => {
  expectEnough(sentences.filter(({ lists }) => lists.length > 0).length, 50);
  expect(sentences.filter(agreesWithOne)).toEqual([]);
});

test('no sentence has a noun in the plural after a number that may be 1', () => {
  expectEnough(sentences.length, 400);
  expect(sentences.filter(countsPlural)).toEqual([]);
});
