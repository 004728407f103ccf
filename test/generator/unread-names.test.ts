/** A name that an exception or one edition alone reads is no finding. */
import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { type Change, smallBookWith } from '../fixtures/edited-small-book.ts';
import { addedAmendment, addedDefinition } from './mistakes/changes.ts';

const findingsOf = (...changes: readonly Change[]): readonly unknown[] =>
  compile(smallBookWith(changes)).diagnostics.map(({ code, found, place }) => [code, found, place.pointer?.split('/').slice(-2).join('/')]);

const CLAUSES = '"clauses": ["ground.bushes.measure"]';

/** A function of a character and a square. */
const hidden = (is: string): readonly Change[] => [
  addedDefinition(
    `{ "id": "isHidden", "kind": "property", "takes": { "who": "character", "at": "square" }, "type": "bool", "is": "${is}", ${CLAUSES} }`,
  ),
  { path: 'rules/turns/escape.json', replace: "characters.all(c, c.size == 'tiny')", with: 'characters.all(c, isHidden(c, square))' },
];

const IS_TINY = "who.size == 'tiny'";

test('a value that a function takes and no expression reads is a finding', () => {
  expect(findingsOf(...hidden(IS_TINY))).toEqual([['field-without-effect', 'at', 'takes/at']]);
});

test('a value that only an exception of the function reads is no finding', () => {
  const exception = `{ "id": "isSeen", "kind": "exception", "to": ["isHidden"], "if": "at.elevation > 2", ${CLAUSES} }`;
  expect(findingsOf(...hidden(IS_TINY), addedDefinition(exception))).toEqual([]);
});

test('a value that a function reads in one edition alone is no finding', () => {
  const amendment = addedAmendment(`{ "definition": "isHidden", "set": { "is": "${IS_TINY}" } }`);
  expect(findingsOf(...hidden(`${IS_TINY} && at.elevation > 2`), amendment)).toEqual([]);
});

const question = (actions: string): Change =>
  addedDefinition(
    `{ "id": "total", "kind": "question", "ask": "action-total", "takes": { "buildTotal": "int" }, "steps": [{ "let": "buildTotal", "as": "left" }], "gives": { "actions": "${actions}", "epicActions": "0" }, ${CLAUSES} }`,
  );

test('a result of "let" that nothing reads is a finding', () => {
  expect(findingsOf(question('buildTotal'))).toEqual([['field-without-effect', 'left', '0/as']]);
});

test('a result of "let" that is read in one edition alone is no finding', () => {
  const amendment = addedAmendment('{ "definition": "total", "set": { "gives.actions": "buildTotal" } }');
  expect(findingsOf(question('left'), amendment)).toEqual([]);
});
