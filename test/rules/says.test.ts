/** An example is read alone, from a search or a link, so its sentence (`says`) may not refer to the example before it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectEnough } from '../support/enough-cases.ts';

const OPENING =
  /^(It|They|Its|Their|This|That|These|Those|The (?:same|others?)|So|But|And|Or|Nor|Then|Also|Again|Still|Now|Not|Here|There|Otherwise|Neither|Another|With(?:out)? (?:it|them|this|that)|…)(?![\p{L}\d’'])/u;
const CLOSING = /(…|\b(?:too|either|also|so|as well)\.)$/u;
/** Two characters may be the same, but “the same character captures” points at another example. */
const WITHIN = /\b((?<!\b(?:is|are) )the same (?:character|attack)|this page|be given the action|(?:may|can) also)\b/u;

function problemOf(sentence: string): string {
  const words = OPENING.exec(sentence)?.[1] ?? CLOSING.exec(sentence)?.[1] ?? WITHIN.exec(sentence)?.[1];
  if (words) return `“${words}” refers to another sentence; name the figures and the terrain of this example`;
  return /^(?:\p{Lu}|p\d|“)/u.test(sentence) && sentence.endsWith('.')
    ? ''
    : 'expected a sentence: a capital letter first, a full stop last';
}

test.each([
  ['So is the text on the name.', 'So'],
  ['The same with a wall on the second edge.', 'The same'],
  ['Without it A may not leave.', 'Without it'],
  ['Not 5.', 'Not'],
  ['A level 4 blocks the line…', '…'],
  ['A wall blocks the line too.', 'too.'],
  ['By a power action the same character captures.', 'the same character'],
  ['A hits C, in the same attack, with a 6.', 'the same attack'],
  ['Each power of this page is on a click of A.', 'this page'],
  ['A holds an object, so it cannot be given the action.', 'be given the action'],
  ['B may also keep the damage.', 'may also'],
])('“%s” refers to another sentence', (sentence, words) => {
  expect(problemOf(sentence)).toBe(`“${words}” refers to another sentence; name the figures and the terrain of this example`);
});

test.each([
  'A may not leave its square.',
  'Without stairs A cannot step up.',
  'p1 ends its turn, then p2 moves.',
  'Sources differ.',
  'U is the same character as A.',
])('“%s” stands alone', (sentence) => {
  expect(problemOf(sentence)).toBe('');
});

test('the sentence of every example stands alone', () => {
  const sentences = globSync('rules/**/*.md').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.startsWith('says: ') ? [{ where: `${path}:${index + 1}`, says: line.slice('says: '.length) }] : [])),
  );
  expectEnough(sentences.length, 1000);
  expect(sentences.flatMap(({ where, says }) => (problemOf(says) ? [`${where} ${says} (${problemOf(says)})`] : []))).toEqual([]);
});
