import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an alias whose words are all in the title',
    edits: [
      { file: 'rules/turns/escape.json', right: '"kind": "procedure",', wrong: '"kind": "procedure",\n      "aliases": ["roll the"],' },
    ],
    id: 'alias-unneeded',
    at: 'rules/turns/escape.json: "aliases": [«"roll the"»],',
    advice: 'Remove the alias.',
  },
  {
    mistake: 'an alias of a page that one of its clauses has',
    edits: [{ file: 'rules/turns/escape.json', right: '"kind": "procedure",', wrong: '"kind": "procedure",\n      "aliases": ["Run"],' }],
    id: 'alias-unneeded',
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
    id: 'waiver-unneeded',
    at: 'rules/turns/escape.json: "waives": [{ "words": [«"9"»], "reason": "It is part of a story." }],',
    advice: 'Remove the word.',
  },
];
