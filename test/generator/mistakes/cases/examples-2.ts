import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a reason that is no clause',
    edits: [{ file: 'rules/turns/escape.md', right: 'because: ["turns.escape.roll"]', wrong: 'because: ["turns.escape.rol"]' }],
    code: 'clause-unknown',
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
    code: 'example-because-wrong',
    at: 'rules/ground/bushes.md: «because: ["ground.bushes.cover","ground.bushes.label","ground.bushes.label B1","ground.bushes.measure"]»',
    advice: 'Name the clauses that decide, in the order of the chain, or leave "because" out',
  },
  {
    mistake: 'a reason as one text',
    edits: [{ file: 'rules/turns/escape.md', right: 'because: ["turns.escape.roll"]', wrong: 'because: "turns.escape.roll"' }],
    code: 'example-value-malformed',
    at: 'rules/turns/escape.md: because: «"turns.escape.roll"»',
    advice: 'expected a list: ["clause SQUARE", …]',
  },
  {
    mistake: 'a verdict on two lines',
    edits: [{ file: 'rules/turns/escape.md', right: 'verdict: {"succeeds":false}', wrong: 'verdict:\n  {"succeeds":false}' }],
    code: 'example-line-malformed',
    at: 'rules/turns/escape.md: «{"succeeds":false}»',
    advice: 'Write the value after "verdict:". Only the lines of a board are indented.',
  },
  {
    mistake: 'JSON broken in a question',
    edits: [{ file: 'rules/turns/escape.md', right: '{"ask":"break-away","roll":3}', wrong: '{"ask":"break-away","roll":3' }],
    code: 'example-json-syntax',
    at: 'rules/turns/escape.md: ask: {"ask":"break-away","roll":3«»',
    advice: 'expected , or }',
  },
  {
    mistake: 'single quotes in a question',
    edits: [{ file: 'rules/turns/escape.md', right: '{"ask":"break-away","roll":3}', wrong: "{'ask':'break-away','roll':3}" }],
    code: 'example-json-syntax',
    at: "rules/turns/escape.md: ask: {«'»ask':'break-away','roll':3}",
    advice: 'JSON strings are written in double quotes.',
  },
  {
    mistake: 'a verdict where the judge refuses',
    edits: [
      { file: 'rules/ground/bushes.md', right: 'refused: {"code":"off-the-map","at":"/to"}', wrong: 'verdict: {"lineOfFire":"clear"}' },
    ],
    code: 'example-question-refused',
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
    code: 'example-verdict-changed',
    at: 'rules/turns/escape.md: «refused: {"code":"off-the-map","at":"/roll"}»',
    advice: 'If the new verdict is right, record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a misspelt code of a refusal',
    edits: [{ file: 'rules/ground/bushes.md', right: '"code":"off-the-map"', wrong: '"code":"of-the-map"' }],
    code: 'example-verdict-changed',
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
    code: 'example-form-mixed',
    at: 'rules/ground/bushes.md: «verdict: {}»',
    advice: 'Remove one of the two lines.',
  },
  {
    mistake: 'no says',
    edits: [{ file: 'rules/turns/escape.md', right: 'says: A three is enough as printed, and no longer.\n', wrong: '' }],
    code: 'example-key-missing',
    at: 'rules/turns/escape.md: «»```example three',
    advice: 'expected says: …',
  },
  {
    mistake: 'an empty says',
    edits: [{ file: 'rules/turns/escape.md', right: 'says: A three is enough as printed, and no longer.', wrong: 'says:' }],
    code: 'example-key-missing',
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
    code: 'example-key-duplicate',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":4}»',
    advice: 'Remove one of the two lines.',
  },
  {
    mistake: 'a line without a key',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'ask: {"ask":"break-away","roll":3}\n',
        wrong: 'ask: {"ask":"break-away","roll":3}\nA three fails.\n',
      },
    ],
    code: 'example-line-malformed',
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
    code: 'example-duplicate',
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
    code: 'example-verdict-missing',
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
    code: 'clause-unknown',
    at: 'rules/turns/escape.md: «```example reminder»',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  // A chain that is wrong in all editions is one finding, at the verdict of the first edition.
  {
    mistake: 'a chains file edited by hand',
    edits: [{ file: 'rules/turns/escape.chains.json', right: '["turns.escape.roll"]', wrong: '["turns.escape.rest"]' }],
    code: 'example-chain-changed',
    at: 'rules/turns/escape.md: «verdict original: {"succeeds":true}»',
    advice: 'Record it with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'a chain of an example that is gone',
    edits: [{ file: 'rules/turns/escape.chains.json', right: '"roll#three"', wrong: '"roll#tree"' }],
    code: 'example-chain-changed',
    at: 'rules/turns/escape.md: «verdict original: {"succeeds":true}»',
    advice: 'Record it with `sightline build --accept` and read the difference',
  },
];
