import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an unknown edition of a reason',
    changes: [{ path: 'rules/turns/escape.md', replace: 'because original:', with: 'because orignal:' }],
    code: 'edition-unknown',
    at: 'rules/turns/escape.md: «because orignal: ["turns.escape.roll"]»',
    advice: 'Did you mean "original"?',
  },
  {
    mistake: 'a reason that is not in the chain',
    changes: [{ path: 'rules/turns/escape.md', replace: 'because: ["turns.escape.roll"]', with: 'because: ["turns.escape.rest"]' }],
    code: 'example-because-wrong',
    at: 'rules/turns/escape.md: «because: ["turns.escape.rest"]»',
    advice: 'Name the clauses that decide, in the order of the chain, or leave "because" out',
  },
  {
    mistake: 'a reason that is no clause',
    changes: [{ path: 'rules/turns/escape.md', replace: 'because: ["turns.escape.roll"]', with: 'because: ["turns.escape.rol"]' }],
    code: 'clause-unknown',
    at: 'rules/turns/escape.md: «because: ["turns.escape.rol"]»',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  {
    mistake: 'reasons in another order',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'because: ["ground.bushes.label","ground.bushes.label B1","ground.bushes.cover"',
        with: 'because: ["ground.bushes.cover","ground.bushes.label","ground.bushes.label B1"',
      },
    ],
    code: 'example-because-wrong',
    at: 'rules/ground/bushes.md: «because: ["ground.bushes.cover","ground.bushes.label","ground.bushes.label B1","ground.bushes.measure"]»',
    advice: 'Name the clauses that decide, in the order of the chain, or leave "because" out',
  },
  {
    mistake: 'a reason as one text',
    changes: [{ path: 'rules/turns/escape.md', replace: 'because: ["turns.escape.roll"]', with: 'because: "turns.escape.roll"' }],
    code: 'example-value-malformed',
    at: 'rules/turns/escape.md: because: «"turns.escape.roll"»',
    advice: 'expected a list: ["clause SQUARE", …]',
  },
  {
    mistake: 'no reasons',
    changes: [{ path: 'rules/turns/escape.md', replace: 'because original: ["turns.escape.roll"]', with: 'because original: []' }],
    code: 'example-value-malformed',
    at: 'rules/turns/escape.md: because original: «[]»',
    advice: 'or no line at all',
  },
  // A chain that is wrong in all editions is one finding, at the verdict of the first edition.
  {
    mistake: 'a chains file edited by hand',
    changes: ['roll#three', 'roll#three original'].map((key) => ({
      path: 'rules/turns/escape.chains.json',
      replace: `"${key}": ["turns.escape.roll"]`,
      with: `"${key}": ["turns.escape.rest"]`,
    })),
    code: 'example-chain-changed',
    at: 'rules/turns/escape.md: «verdict original: {"succeeds":true}»',
    advice: 'Record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a chain of an example that is gone',
    changes: [
      { path: 'rules/turns/escape.chains.json', replace: '"roll#three"', with: '"roll#tree"' },
      { path: 'rules/turns/escape.chains.json', replace: '"roll#three original"', with: '"roll#tree original"' },
    ],
    code: 'example-chain-changed',
    at: 'rules/turns/escape.md: «verdict original: {"succeeds":true}»',
    advice: 'Record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a `same-as` of an unknown clause',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'because original: ["turns.escape.roll"]\n```\n',
        with: 'because original: ["turns.escape.roll"]\n```\n\n```example reminder\nsays: Nothing changes.\nsame-as: turns.escape.rol\n```\n',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/turns/escape.md: «```example reminder»',
    advice: 'Did you mean "turns.escape.roll"?',
  },
];
