import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an alias whose words are all in the title',
    edits: [
      { file: 'rules/turns/escape.json', right: '"kind": "procedure",', wrong: '"kind": "procedure",\n      "aliases": ["roll the"],' },
    ],
    code: 'alias-unneeded',
    at: 'rules/turns/escape.json: "aliases": [«"roll the"»],',
    advice: 'Remove the alias.',
  },
  {
    // The page has the alias "run".
    mistake: 'an alias of a page that one of its clauses has',
    edits: [{ file: 'rules/turns/escape.json', right: '"kind": "procedure",', wrong: '"kind": "procedure",\n      "aliases": ["Run"],' }],
    code: 'alias-unneeded',
    at: 'rules/turns/escape.json: "aliases": [«"run"»],',
    advice: 'Remove the alias.',
  },
  {
    mistake: 'a waiver of a number that the text does not have',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"kind": "procedure",',
        wrong: '"kind": "procedure",\n      "waives": [{ "words": ["9"], "reason": "It is part of a story." }],',
      },
    ],
    code: 'waiver-unneeded',
    at: 'rules/turns/escape.json: "waives": [{ "words": [«"9"»], "reason": "It is part of a story." }],',
    advice: 'Remove "9" from the waiver.',
  },
  {
    mistake: 'a waiver of a limiting word that the text does not have',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"kind": "procedure",',
        wrong: '"kind": "procedure",\n      "waives": [{ "words": ["only"], "reason": "It is part of a story." }],',
      },
    ],
    code: 'waiver-unneeded',
    at: 'rules/turns/escape.json: "waives": [{ "words": [«"only"»], "reason": "It is part of a story." }],',
    advice: 'Remove "only" from the waiver.',
  },
  {
    mistake: 'a waiver of a number in a clause that is not executed yet',
    edits: [
      { file: 'rules/turns/escape.md', right: 'Whoever has rested heals.', wrong: 'Whoever has rested for 3 rounds heals.' },
      {
        file: 'rules/turns/escape.json',
        right: '"notExecuted": "needs turns of a game"',
        wrong: '"notExecuted": "needs turns of a game",\n      "exampleWords": ["3"]',
      },
    ],
    code: 'waiver-unneeded',
    at: 'rules/turns/escape.json: "exampleWords": [«"3"»]',
    advice: 'Remove "3" from the waiver.',
  },
];
