import type { Change } from '../../../fixtures/edited-small-book.ts';
import { fieldOfClause } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

/** A waiver of a word or phrase in the data of the clause `ground.bushes.label`. */
const waivedInLabel = (phrase: string): Change => ({
  path: 'rules/ground/bushes.json',
  replace: '"sources": { "core-rulebook-2014": "BUSHES" }',
  with: `"sources": { "core-rulebook-2014": "BUSHES" },\n      "waives": [{ "words": ["${phrase}"], "reason": "It is part of a story." }]`,
});

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a waiver of a number that the text does not have',
    changes: [fieldOfClause('"waives": [{ "words": ["9"], "reason": "It is part of a story." }]')],
    code: 'waiver-unneeded',
    at: 'rules/turns/escape.json: "waives": [{ "words": [«"9"»], "reason": "It is part of a story." }],',
    advice: 'Remove "9" from the waiver.',
  },
  {
    mistake: 'a waiver of a limiting word that the text does not have',
    changes: [fieldOfClause('"waives": [{ "words": ["only"], "reason": "It is part of a story." }]')],
    code: 'waiver-unneeded',
    at: 'rules/turns/escape.json: "waives": [{ "words": [«"only"»], "reason": "It is part of a story." }],',
    advice: 'Remove "only" from the waiver.',
  },
  {
    mistake: '`exampleWords` with a number of a clause that is not executed yet',
    changes: [
      { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'Whoever has rested for 3 rounds heals.' },
      {
        path: 'rules/turns/escape.json',
        replace: '"notExecuted": "needs turns of a game"',
        with: '"notExecuted": "needs turns of a game",\n      "exampleWords": ["3"]',
      },
    ],
    code: 'waiver-unneeded',
    at: 'rules/turns/escape.json: "exampleWords": [«"3"»]',
    advice: 'Remove "3" from "exampleWords".',
  },
  {
    mistake: 'a waiver with a misspelt key',
    changes: [fieldOfClause('"waives": [{ "words": ["only"], "reson": "It is so." }]')],
    code: 'field-unknown',
    at: 'rules/turns/escape.json: "waives": [{ "words": ["only"], «"reson"»: "It is so." }],',
    advice: 'Did you mean "reason"?',
  },
  {
    mistake: 'a waiver with a reason of 9 characters',
    changes: [fieldOfClause('"waives": [{ "words": ["instead"], "reason": "It is so." }]')],
    code: 'value-wrong-shape',
    at: 'rules/turns/escape.json: "waives": [{ "words": ["instead"], "reason": «"It is so."» }],',
    advice: 'expected at least 10 characters',
  },
  {
    mistake: 'a number in a table with a waiver for running text only',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'Whoever has rested heals.',
        with: 'Whoever rests 7 rounds heals.\n\n| rest |\n| --- |\n| 7 |',
      },
      {
        path: 'rules/turns/escape.json',
        replace: '"notExecuted": "needs turns of a game"',
        with: '"waives": [{ "words": ["7"], "reason": "Rounds are not executed yet." }]',
      },
    ],
    code: 'text-number-unmatched',
    at: 'rules/turns/escape.md: | «7» |',
    advice: 'add {"words": ["7"], "cells": true, "reason": "…"}',
  },
  {
    mistake: 'a wrong number that the text has at a second place too, where a waiver covers it together with a word beside it',
    changes: [
      waivedInLabel('9 grow'),
      { path: 'rules/ground/bushes.md', replace: 'Indoors it is not.', with: 'Usually 9 grow there. Through 9 it is not.' },
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: A line through bushes, or to a target in bushes, is hindered. Usually 9 grow there. Through «9» it is not.',
    advice: 'Correct the text or the definition. Where no definition can have it, add {"words": ["9"], "reason": "…"}',
  },
  {
    mistake: 'a number at two places of a text, in a waiver that names the number alone',
    changes: [
      waivedInLabel('9'),
      { path: 'rules/ground/bushes.md', replace: 'Indoors it is not.', with: 'Through 9 it is not. Usually 9 grow there.' },
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: A line through bushes, or to a target in bushes, is hindered. Through «9» it is not. Usually 9 grow there.',
    advice: 'write words of the text around it in the waiver of "9", such as "Through 9 it": a waiver covers one place.',
  },
  {
    mistake: '`executable` as a text, on a page with a waiver',
    changes: [
      {
        path: 'rules/turns/escape.json',
        replace: '"kind": "procedure",\n      "executable": true,',
        with: '"kind": "procedure",\n      "waives": [{ "words": ["1"], "reason": "It is part of a story." }],',
      },
      { path: 'rules/turns/escape.json', replace: '"kind": "effect",\n      "executable": true,', with: '"kind": "effect",' },
      { path: 'rules/turns/escape.json', replace: '"aliases": ["run"],', with: '"aliases": ["run"],\n  "executable": "yes",' },
    ],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: "executable": «"yes"»,',
    advice: 'expected true or false',
  },
];
