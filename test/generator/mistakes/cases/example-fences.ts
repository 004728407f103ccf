import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a fence of an example never closed',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'because original: ["turns.escape.roll"]\n```\n',
        with: 'because original: ["turns.escape.roll"]\n',
      },
    ],
    code: 'example-unclosed',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'expected a closing ``` on a line of its own',
  },
  {
    mistake: 'a fence never closed above other clauses and the next example',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: '"ground.bushes.measure"]\n```\n',
        with: '"ground.bushes.measure"]\n',
      },
    ],
    code: 'example-unclosed',
    at: 'rules/ground/bushes.md: «```example one-bush»',
    advice: 'expected a closing ``` on a line of its own',
  },
  {
    mistake: 'a fence closed with two backticks',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'because original: ["turns.escape.roll"]\n```\n',
        with: 'because original: ["turns.escape.roll"]\n``\n',
      },
    ],
    code: 'example-unclosed',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'expected a closing ``` on a line of its own',
  },
  {
    mistake: 'a fence called exmaple',
    changes: [{ path: 'rules/turns/escape.md', replace: '```example three', with: '```exmaple three' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```exmaple three»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'a fence called Example',
    changes: [{ path: 'rules/turns/escape.md', replace: '```example three', with: '```Example three' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```Example three»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'a fence without a name',
    changes: [{ path: 'rules/turns/escape.md', replace: '```example three', with: '```' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'a fence called json',
    changes: [{ path: 'rules/turns/escape.md', replace: '```example three', with: '```json' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```json»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'an example without a name',
    changes: [{ path: 'rules/turns/escape.md', replace: '```example three', with: '```example' }],
    code: 'example-id-missing',
    at: 'rules/turns/escape.md: «```example»',
    advice: 'expected ```example slug',
  },
  {
    mistake: 'an example name with spaces',
    changes: [{ path: 'rules/turns/escape.md', replace: '```example three', with: '```example a three' }],
    code: 'example-id-malformed',
    at: 'rules/turns/escape.md: «```example a three»',
    advice: 'A name is lower-case letters and digits, with single hyphens between them.',
  },
  {
    mistake: 'an example above the first clause',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'How to get away.\n',
        with: 'How to get away.\n\n```example early\nsays: A three.\nask: {"ask":"break-away","roll":3}\nverdict: {"succeeds":false}\n```\n',
      },
    ],
    code: 'example-outside-clause',
    at: 'rules/turns/escape.md: «```example early»',
    advice: 'Move it below the heading of the clause that it shows.',
  },
  {
    mistake: 'an example indented',
    changes: [{ path: 'rules/turns/escape.md', replace: '```example three\nsays', with: '  ```example three\nsays' }],
    code: 'example-nested',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'Remove the indentation.',
  },
];
