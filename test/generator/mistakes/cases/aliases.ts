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
];
