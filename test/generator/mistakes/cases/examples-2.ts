import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a reason that is no clause',
    edits: [{ file: 'rules/turns/escape.md', right: 'because: ["turns.escape.roll"]', wrong: 'because: ["turns.escape.rol"]' }],
    id: 'clause-unknown',
    at: 'rules/turns/escape.md: «because: ["turns.escape.rol"]»',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  {
    mistake: 'reasons in another order',
    edits: [
      {
        file: 'rules/ground/bushes.md',
        right: 'because: ["ground.bushes.label","ground.bushes.label B1","ground.bushes.cover"',
        wrong: 'because: ["ground.bushes.cover","ground.bushes.label","ground.bushes.label B1"',
      },
    ],
    id: 'example-because-wrong',
    at: 'rules/ground/bushes.md: «because: ["ground.bushes.cover","ground.bushes.label","ground.bushes.label B1","ground.bushes.measure"]»',
    advice: 'Name the clauses that decide, in the order of the chain, or leave "because" out',
  },
  {
    mistake: 'a reason as one text',
    edits: [{ file: 'rules/turns/escape.md', right: 'because: ["turns.escape.roll"]', wrong: 'because: "turns.escape.roll"' }],
    id: 'example-value-malformed',
    at: 'rules/turns/escape.md: because: «"turns.escape.roll"»',
    advice: 'expected a list: ["clause SQUARE", …]',
  },
  {
    mistake: 'a verdict on two lines',
    edits: [{ file: 'rules/turns/escape.md', right: 'verdict: {"succeeds":false}', wrong: 'verdict:\n  {"succeeds":false}' }],
    id: 'example-line-malformed',
    at: 'rules/turns/escape.md: «{"succeeds":false}»',
    advice: 'Write the value after "verdict:". Only the lines of a board are indented.',
  },
  {
    mistake: 'JSON broken in a question',
    edits: [{ file: 'rules/turns/escape.md', right: '{"ask":"break-away","roll":3}', wrong: '{"ask":"break-away","roll":3' }],
    id: 'example-json-syntax',
    at: 'rules/turns/escape.md: ask: {"ask":"break-away","roll":3«»',
    advice: 'expected , or }',
  },
  {
    mistake: 'single quotes in a question',
    edits: [{ file: 'rules/turns/escape.md', right: '{"ask":"break-away","roll":3}', wrong: "{'ask':'break-away','roll':3}" }],
    id: 'example-json-syntax',
    at: "rules/turns/escape.md: ask: {«'»ask':'break-away','roll':3}",
    advice: 'JSON strings are written in double quotes.',
  },
  {
    mistake: 'a verdict where the judge refuses',
    edits: [
      { file: 'rules/ground/bushes.md', right: 'refused: {"code":"off-the-map","at":"/to"}', wrong: 'verdict: {"lineOfFire":"clear"}' },
    ],
    id: 'example-question-refused',
    at: 'rules/ground/bushes.md: «ask: {"ask":"line-of-fire","from":"A1","to":"C9"}»',
    advice: 'Correct the question. If it is to be refused, claim it: `refused: {"code":"off-the-map","at":"/to"}`.',
  },
  {
    mistake: 'a refusal where the judge gives a verdict',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'verdict: {"succeeds":false}\nbecause: ["turns.escape.roll"]',
        wrong: 'refused: {"code":"off-the-map","at":"/roll"}',
      },
    ],
    id: 'example-verdict-changed',
    at: 'rules/turns/escape.md: «refused: {"code":"off-the-map","at":"/roll"}»',
    advice: 'If the new verdict is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a misspelt code of a refusal',
    edits: [{ file: 'rules/ground/bushes.md', right: '"code":"off-the-map"', wrong: '"code":"of-the-map"' }],
    id: 'example-verdict-changed',
    at: 'rules/ground/bushes.md: «refused: {"code":"of-the-map","at":"/to"}»',
    advice: 'If the new verdict is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'both verdict and refused',
    edits: [
      {
        file: 'rules/ground/bushes.md',
        right: 'refused: {"code":"off-the-map","at":"/to"}',
        wrong: 'verdict: {}\nrefused: {"code":"off-the-map","at":"/to"}',
      },
    ],
    id: 'example-form-mixed',
    at: 'rules/ground/bushes.md: «verdict: {}»',
    advice: 'Remove one of the two lines.',
  },
  {
    mistake: 'no says',
    edits: [{ file: 'rules/turns/escape.md', right: 'says: A three is enough as printed, and no longer.\n', wrong: '' }],
    id: 'example-key-missing',
    at: 'rules/turns/escape.md: «»```example three',
    advice: 'expected says: …',
  },
  {
    mistake: 'an empty says',
    edits: [{ file: 'rules/turns/escape.md', right: 'says: A three is enough as printed, and no longer.', wrong: 'says:' }],
    id: 'example-key-missing',
    at: 'rules/turns/escape.md: «says:»',
    advice: 'expected says: …',
  },
  {
    mistake: 'the same key twice',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'ask: {"ask":"break-away","roll":3}\n',
        wrong: 'ask: {"ask":"break-away","roll":3}\nask: {"ask":"break-away","roll":4}\n',
      },
    ],
    id: 'example-key-duplicate',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":4}»',
    advice: 'Remove one of the two lines.',
  },
  {
    mistake: 'a bare line of text',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'ask: {"ask":"break-away","roll":3}\n',
        wrong: 'ask: {"ask":"break-away","roll":3}\nA three fails.\n',
      },
    ],
    id: 'example-line-malformed',
    at: 'rules/turns/escape.md: «A three fails.»',
    advice: 'Every line is "key: value", also when the value is long.',
  },
  {
    mistake: 'two examples of one name',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'because original: ["turns.escape.roll"]\n```\n',
        wrong:
          'because original: ["turns.escape.roll"]\n```\n\n```example three\nsays: Again.\nask: {"ask":"break-away","roll":3}\nverdict: {"succeeds":false}\nverdict original: {"succeeds":true}\n```\n',
      },
    ],
    id: 'example-duplicate',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'Give one of the two another name.',
  },
  {
    mistake: 'no verdict yet',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right:
          'verdict: {"succeeds":false}\nbecause: ["turns.escape.roll"]\nverdict original: {"succeeds":true}\nbecause original: ["turns.escape.roll"]\n',
        wrong: '',
      },
    ],
    id: 'example-verdict-missing',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":3}»',
    advice: 'Write the verdict that you expect, or record it with `sightline build --accept` and read it',
  },
  {
    mistake: 'same-as a clause that is not there',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'because original: ["turns.escape.roll"]\n```\n',
        wrong:
          'because original: ["turns.escape.roll"]\n```\n\n```example reminder\nsays: Nothing changes.\nsame-as: turns.escape.rol\n```\n',
      },
    ],
    id: 'clause-unknown',
    at: 'rules/turns/escape.md: «```example reminder»',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  // Chains are recorded by edition, and a wrong one is reported at the verdict of its example in that edition.
  {
    mistake: 'a chains file edited by hand',
    edits: [{ file: 'rules/turns/escape.chains.json', right: '["turns.escape.roll"]', wrong: '["turns.escape.rest"]' }],
    id: 'example-chain-changed',
    at: 'rules/turns/escape.md: «verdict original: {"succeeds":true}»',
    advice: 'Record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a chain of an example that is gone',
    edits: [{ file: 'rules/turns/escape.chains.json', right: '"roll#three"', wrong: '"roll#tree"' }],
    id: 'example-chain-changed',
    at: 'rules/turns/escape.md: «verdict original: {"succeeds":true}»',
    advice: 'Record it with `sightline build --accept` and read the difference',
  },
];
