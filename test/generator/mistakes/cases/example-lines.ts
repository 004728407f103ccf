import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt key',
    changes: [{ path: 'rules/turns/escape.md', replace: 'ask: {"ask":"break-away","roll":3}', with: 'aks: {"ask":"break-away","roll":3}' }],
    code: 'example-key-unknown',
    at: 'rules/turns/escape.md: «aks»: {"ask":"break-away","roll":3}',
    advice: 'expected ask',
  },
  {
    mistake: 'a key that begins with a capital',
    changes: [{ path: 'rules/turns/escape.md', replace: 'says: A three', with: 'Says: A three' }],
    code: 'example-key-unknown',
    at: 'rules/turns/escape.md: «Says»: A three is enough as printed, and no longer.',
    advice: 'expected says',
  },
  {
    mistake: 'no `says`',
    changes: [{ path: 'rules/turns/escape.md', replace: 'says: A three is enough as printed, and no longer.\n', with: '' }],
    code: 'example-key-missing',
    at: 'rules/turns/escape.md: «»```example three',
    advice: 'expected says: …',
  },
  {
    mistake: 'an empty `says`',
    changes: [{ path: 'rules/turns/escape.md', replace: 'says: A three is enough as printed, and no longer.', with: 'says:' }],
    code: 'example-key-missing',
    at: 'rules/turns/escape.md: «says:»',
    advice: 'expected says: …',
  },
  {
    mistake: 'the same key twice',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'ask: {"ask":"break-away","roll":3}\n',
        with: 'ask: {"ask":"break-away","roll":3}\nask: {"ask":"break-away","roll":4}\n',
      },
    ],
    code: 'example-key-duplicate',
    at: 'rules/turns/escape.md: «ask: {"ask":"break-away","roll":4}»',
    advice: 'Remove one of the two lines.',
  },
  {
    mistake: 'a line without a key',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'ask: {"ask":"break-away","roll":3}\n',
        with: 'ask: {"ask":"break-away","roll":3}\nA three fails.\n',
      },
    ],
    code: 'example-line-malformed',
    at: 'rules/turns/escape.md: «A three fails.»',
    advice: 'Every line is "key: value", also when the value is long.',
  },
  {
    mistake: 'a verdict on two lines',
    changes: [{ path: 'rules/turns/escape.md', replace: 'verdict: {"succeeds":false}', with: 'verdict:\n  {"succeeds":false}' }],
    code: 'example-line-malformed',
    at: 'rules/turns/escape.md: «{"succeeds":false}»',
    advice: 'Write the value after "verdict:". Only the lines of a board are indented.',
  },
  {
    mistake: 'the JSON of a verdict over several lines, indented',
    changes: [
      { path: 'rules/ground/bushes.md', replace: '"hindered","defenseModifier":1,', with: '"hindered",\n  "defenseModifier":1,\n  ' },
    ],
    code: 'example-line-malformed',
    at: 'rules/ground/bushes.md: «"defenseModifier":1,»',
    advice: 'Write the value after "verdict:".',
  },
  {
    mistake: 'the JSON of a verdict over several lines, at the margin',
    changes: [{ path: 'rules/turns/escape.md', replace: 'verdict: {"succeeds":false}', with: 'verdict: {\n"succeeds": false\n}' }],
    code: 'example-line-malformed',
    at: 'rules/turns/escape.md: «"succeeds": false»',
    advice: 'Write the value after "verdict:".',
  },
  {
    mistake: 'the JSON of a question on the lines below it, at the margin',
    changes: [
      { path: 'rules/turns/escape.md', replace: 'ask: {"ask":"break-away","roll":3}', with: 'ask:\n{"ask":"break-away",\n "roll":3}' },
    ],
    code: 'example-line-malformed',
    at: 'rules/turns/escape.md: «{"ask":"break-away",»',
    advice: 'Write the value after "ask:".',
  },
  {
    mistake: 'a list of reasons over several lines',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'because: ["ground.bushes.label","ground.bushes.label B1",',
        with: 'because: [\n  "ground.bushes.label",\n  "ground.bushes.label B1",\n  ',
      },
    ],
    code: 'example-line-malformed',
    at: 'rules/ground/bushes.md: «"ground.bushes.label",»',
    advice: 'Write the value after "because:".',
  },
  {
    mistake: 'two examples of one name',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'because original: ["turns.escape.roll"]\n```\n',
        with: 'because original: ["turns.escape.roll"]\n```\n\n```example three\nsays: Again.\nask: {"ask":"break-away","roll":3}\nverdict: {"succeeds":false}\nverdict original: {"succeeds":true}\n```\n',
      },
    ],
    code: 'example-duplicate',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'Give one of the two another name.',
  },
];
