import type { Mistake } from '../mistake.ts';

const BUSHES = 'rules/ground/bushes.md';
const VERDICT = '{"lineOfFire":"hindered","defenseModifier":1,"direct":true,"range":2,"crossed":["A1","B1","C1"],"corners":[]}';
const BECAUSE = '["ground.bushes.label","ground.bushes.label B1","ground.bushes.cover","ground.bushes.measure"]';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an unknown edition',
    changes: [{ path: 'rules/turns/escape.md', replace: 'verdict original:', with: 'verdict orignal:' }],
    code: 'edition-unknown',
    at: 'rules/turns/escape.md: «verdict orignal: {"succeeds":true}»',
    advice: 'Did you mean "original"?',
  },
  {
    mistake: 'a verdict of one edition that equals the plain one',
    changes: [{ path: BUSHES, replace: `because: ${BECAUSE}`, with: `verdict original: ${VERDICT}` }],
    code: 'example-line-repeated',
    at: `rules/ground/bushes.md: «verdict original: ${VERDICT}»`,
    advice: 'Delete the line "verdict original".',
  },
  {
    mistake: 'a verdict and reasons of one edition that equal the plain ones',
    changes: [
      {
        path: BUSHES,
        replace: `because: ${BECAUSE}`,
        with: `because: ${BECAUSE}\nverdict original: ${VERDICT}\nbecause original: ${BECAUSE}`,
      },
    ],
    code: 'example-line-repeated',
    at: `rules/ground/bushes.md: «verdict original: ${VERDICT}»`,
    advice: 'Delete the lines "verdict original" and "because original".',
  },
  {
    mistake: 'reasons of one edition that equal the plain ones',
    changes: [{ path: BUSHES, replace: `because: ${BECAUSE}`, with: `because: ${BECAUSE}\nbecause original: ${BECAUSE}` }],
    code: 'example-line-repeated',
    at: `rules/ground/bushes.md: «because original: ${BECAUSE}»`,
    advice: 'Delete the line "because original".',
  },
  {
    mistake: 'a refusal of one edition that equals the plain one',
    changes: [
      {
        path: BUSHES,
        replace: 'refused: {"code":"off-the-map","at":"/to"}',
        with: 'refused: {"code":"off-the-map","at":"/to"}\nrefused original: {"at":"/to", "code":"off-the-map"}',
      },
    ],
    code: 'example-line-repeated',
    at: 'rules/ground/bushes.md: «refused original: {"at":"/to", "code":"off-the-map"}»',
    advice: 'Delete the line "refused original".',
  },
  {
    mistake: 'a wrong verdict',
    changes: [{ path: 'rules/turns/escape.md', replace: 'verdict: {"succeeds":false}', with: 'verdict: {"succeeds":true}' }],
    code: 'example-verdict-changed',
    at: 'rules/turns/escape.md: «verdict: {"succeeds":true}»',
    advice: 'If the verdict found is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a verdict without one of its fields',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'verdict: {"lineOfFire":"hindered","defenseModifier":1,',
        with: 'verdict: {"lineOfFire":"hindered",',
      },
    ],
    code: 'example-verdict-changed',
    at: 'rules/ground/bushes.md: «verdict: {"lineOfFire":"hindered","direct":true,"range":2,"crossed":["A1","B1","C1"],"corners":[]}»',
    advice: 'If the verdict found is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a misspelt field of a verdict',
    changes: [{ path: 'rules/turns/escape.md', replace: 'verdict: {"succeeds":false}', with: 'verdict: {"succeds":false}' }],
    code: 'example-verdict-changed',
    at: 'rules/turns/escape.md: «verdict: {"succeds":false}»',
    advice: 'If the verdict found is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a verdict with a misspelt value',
    changes: [{ path: 'rules/ground/bushes.md', replace: '"lineOfFire":"hindered"', with: '"lineOfFire":"hinderd"' }],
    code: 'example-verdict-changed',
    at: 'rules/ground/bushes.md: «verdict: {"lineOfFire":"hinderd","defenseModifier":1,"direct":true,"range":2,"crossed":["A1","B1","C1"],"corners":[]}»',
    advice: 'If the verdict found is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a verdict where the judge refuses',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'refused: {"code":"off-the-map","at":"/to"}', with: 'verdict: {"lineOfFire":"clear"}' },
    ],
    code: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"A1","to":"C9"}»',
    advice: 'Correct the question.',
  },
  {
    mistake: 'a refusal where the judge gives a verdict',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'verdict: {"succeeds":false}\nbecause: ["turns.escape.roll"]',
        with: 'refused: {"code":"off-the-map","at":"/roll"}',
      },
    ],
    code: 'example-verdict-changed',
    at: 'rules/turns/escape.md: «refused: {"code":"off-the-map","at":"/roll"}»',
    advice: 'If the verdict found is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a misspelt code of a refusal',
    changes: [{ path: 'rules/ground/bushes.md', replace: '"code":"off-the-map"', with: '"code":"of-the-map"' }],
    code: 'example-verdict-changed',
    at: 'rules/ground/bushes.md: «refused: {"code":"of-the-map","at":"/to"}»',
    advice: 'If the verdict found is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'both `verdict` and `refused`',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'refused: {"code":"off-the-map","at":"/to"}',
        with: 'verdict: {}\nrefused: {"code":"off-the-map","at":"/to"}',
      },
    ],
    code: 'example-form-mixed',
    at: 'rules/ground/bushes.md: «verdict: {}»',
    advice: 'Remove one of the two lines.',
  },
  {
    mistake: 'no verdict yet',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace:
          'verdict: {"succeeds":false}\nbecause: ["turns.escape.roll"]\nverdict original: {"succeeds":true}\nbecause original: ["turns.escape.roll"]\n',
        with: '',
      },
    ],
    code: 'example-verdict-missing',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":3}»',
    advice: 'Write the verdict that you expect, or record it with `sightline build --accept` and read it',
  },
  {
    mistake: 'reasons without a verdict',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'verdict: {"lineOfFire":"hindered","defenseModifier":1,"direct":true,"range":2,"crossed":["A1","B1","C1"],"corners":[]}\n',
        with: '',
      },
    ],
    code: 'example-verdict-missing',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"A1","to":"C1"}»',
    advice: 'Write the verdict that you expect',
  },
];
