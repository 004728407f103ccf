import { expect, test } from 'vitest';
import type { Definition } from '../../generator/generated/definition.ts';
import { sentenceOf } from '../../generator/sentence/sentence.ts';
import { rulebook } from '../fixtures/engines.ts';

const book = rulebook();
const definitions: ReadonlySet<Definition> = new Set(
  [book, ...book.packs.map(({ compilation }) => compilation)]
    .flatMap((compilation) => compilation.editions)
    .flatMap((edition) => edition.book.definitions.map(({ definition }) => definition)),
);

const sentence = (id: string): string | undefined => [...definitions].filter((definition) => definition.id === id).map(sentenceOf)[0];

test('the sentence of every definition of the book and of its packs has no gaps', () => {
  const broken = [...definitions].flatMap((definition) => {
    const text = sentenceOf(definition);
    const hasGap = /undefined|NaN|\[object|\bof (?:(?:or|if|at|in|of)\b|[.,;:)])| {2}|\b(?:a|an) (?:the|a|an)\b/.test(text);
    return hasGap ? [`${definition.id}: ${text}`] : [];
  });
  expect(definitions.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test.each([
  ['a capability in a set is named', 'isDuo', 'C (character) counts as “is duo” exactly when C uses duo attack.'],
  [
    'a parameter with the name of a variable of moves, such as `other`, is printed as itself',
    'friendly',
    'One (character) and other (character) count as “friendly” exactly when the player of the one is the player of the other.',
  ],
  [
    'a variable of moves is printed as the square that it stands for',
    'move.level',
    'A move becomes blocked at a step if the elevation of the square left is not the elevation of the square entered, unless the step is stairs.',
  ],
  [
    'what follows a list with a condition does not seem to belong to the condition',
    'dialFirst',
    'The “dial first” of C (character) is (the greatest of those E among the dial ends of C for which E is less than the click of C) plus 1.',
  ],
  [
    'a list of values',
    'isClearEnough',
    '“From” (character) and “to” (character) count as “is clear enough” exactly when the line of fire from “from” to “to” is one of clear and hindered.',
  ],
  [
    'the users of a capability are named',
    'toughness.reduces',
    'Damage dealt gets a reduction of 1 where the character that it is about is a user of “toughness”.',
  ],
  [
    'after a name that ends with "of", no second "of" follows',
    'teamOf',
    'The “team of” P (player) is those C among the characters for which the player of C is P and C does not count as “is bystander”.',
  ],
  [
    'values of enumerations in rows and with a hyphen',
    'rarity',
    expect.stringMatching(/^The “rarity” of C \(character\): common if .*; else super rare if /),
  ],
  [
    'the order of a loop',
    'knock-back.all',
    expect.stringContaining(', the one with the greatest distance from “from” to the struck first,'),
  ],
  [
    'a sign that is replaced in a text',
    'keywordAs',
    'The “keyword as” of keyword (text?) is the keyword in lower case without accents with “-” replaced by “ ”.',
  ],
])('%s', (_, id, expected) => {
  expect(sentence(id)).toEqual(expected);
});

/**
 * Fields that sentences leave out: names, sources, texts for players, types, drawings, the command of an option, and the moment of a
 * trigger that acts whenever it can.
 */
const UNSAID = /^(?:id|clauses|cites|note|name|title|message|says|prompt|shown|\w+Clauses|type|enum|holds|draws|command|whenever)$/;
/** Values with which the sentence is the same as without their field. */
const AS_WITHOUT: ReadonlySet<unknown> = new Set(['sum', 'worst', 'any', 'character']);

test('every field of a definition changes its sentence, except those that sentences leave out', () => {
  const unsaid = new Set<string>();
  for (const definition of definitions) {
    const text = sentenceOf(definition);
    const leaveOut = (at: object, path: string): void => {
      for (const [field, value] of Object.entries(at)) {
        if (UNSAID.test(field) || AS_WITHOUT.has(value) || isOwnSubject(at, field)) continue;
        const isEntry = Array.isArray(at);
        if (!isEntry) Reflect.deleteProperty(at, field);
        const isSaid = isEntry || sentenceWithout(copy) !== text;
        Reflect.set(at, field, value);
        if (!isSaid) unsaid.add(`${definition.kind}${path}/${field} (${definition.id})`);
        else if (typeof value === 'object') leaveOut(value, isEntry ? path : `${path}/${field}`);
      }
    };
    const copy = structuredClone(definition);
    leaveOut(copy, '');
  }
  expect([...unsaid].sort()).toEqual([]);
});

/** Whether the field is an `of` that repeats the subject of the record, as in `"set": "object.squares", "of": "object"`. */
const isOwnSubject = (step: object, field: string): boolean =>
  field === 'of' && 'set' in step && 'of' in step && String(step.set).startsWith(`${String(step.of)}.`);

/** Undefined where `sentenceOf` throws, since a required field is missing. */
function sentenceWithout(definition: Definition): string | undefined {
  try {
    return sentenceOf(definition);
  } catch {
    return undefined;
  }
}
