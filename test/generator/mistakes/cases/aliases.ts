import { fieldOfClause } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an alias whose words are all in the title',
    changes: [fieldOfClause('"aliases": ["roll the"]')],
    code: 'alias-unneeded',
    at: 'rules/turns/escape.json: "aliases": [«"roll the"»],',
    advice: 'Remove the alias.',
  },
  // The page has the alias "run", and the diagnostic is at that one.
  {
    mistake: 'an alias that both a page and one of its clauses have',
    changes: [fieldOfClause('"aliases": ["Run"]')],
    code: 'alias-unneeded',
    at: 'rules/turns/escape.json: "aliases": [«"run"»],',
    advice: 'Remove the alias.',
  },
  {
    mistake: 'an alias twice in one list',
    changes: [fieldOfClause('"aliases": ["flee", "dash", "Flee"]')],
    code: 'alias-duplicate',
    at: 'rules/turns/escape.json: "aliases": ["flee", "dash", «"Flee"»],',
    advice: 'Remove one of them.',
  },
];
