import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an executable clause that no definition carries',
    edits: [{ file: 'rules/turns/escape.json', right: ',\n      "notExecuted": "needs turns of a game"', wrong: '' }],
    code: 'clause-not-carried',
    at: 'rules/turns/escape.json: «"rest"»: {',
    advice: 'Add "turns.escape.rest" to the "clauses" of the definition that does it; if that is one of a pack',
  },
  {
    mistake: 'a card for a clause that the rulebook carries by itself',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"executable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
        wrong: '"executable": true,\n      "card": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
      },
    ],
    code: 'clause-card-unneeded',
    at: 'rules/turns/escape.json: «"card"»: true,',
    advice: 'Remove it.',
  },
];
