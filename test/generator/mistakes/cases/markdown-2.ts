import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a link by http',
    edits: [{ file: 'rules/turns/escape.md', right: 'rule:ground.bushes.label', wrong: 'http://example.org' }],
    code: 'link-forbidden',
    at: 'rules/turns/escape.md: Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help «[nobody](http://example.org)».',
    advice: 'Link a clause or page by its id: [words](rule:area.page.clause).',
  },
  {
    mistake: 'an unknown symbol',
    edits: [{ file: 'rules/turns/escape.md', right: 'Whoever has rested heals.', wrong: 'Whoever has rested heals |leave|.' }],
    code: 'icon-unknown',
    at: 'rules/turns/escape.md: Whoever has rested heals «|leave|».',
    advice: 'expected leaf',
  },
  {
    mistake: 'an unknown term',
    edits: [{ file: 'rules/turns/escape.md', right: 'Whoever has rested heals.', wrong: 'Whoever has [rested](term:busch) heals.' }],
    code: 'term-unknown',
    at: 'rules/turns/escape.md: Whoever has «[rested](term:busch)» heals.',
    advice: 'Did you mean "bush"?',
  },
  {
    mistake: 'a footnote',
    edits: [
      { file: 'rules/turns/escape.md', right: 'Whoever has rested heals.', wrong: 'Whoever has rested heals.[^1]\n\n[^1]: So it is.' },
    ],
    code: 'link-forbidden',
    at: 'rules/turns/escape.md: «[^1]: So it is.»',
    advice: 'Write [words](rule:area.page.clause) in place of the link: every clause is also shown alone.',
  },
  {
    mistake: 'a fence of an example never closed',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'because original: ["turns.escape.roll"]\n```\n',
        wrong: 'because original: ["turns.escape.roll"]\n',
      },
    ],
    code: 'example-unclosed',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'expected a closing ``` on a line of its own',
  },
  {
    mistake: 'a fence closed with two backticks',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'because original: ["turns.escape.roll"]\n```\n',
        wrong: 'because original: ["turns.escape.roll"]\n``\n',
      },
    ],
    code: 'example-unclosed',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'expected a closing ``` on a line of its own',
  },
  {
    mistake: 'a fence called exmaple',
    edits: [{ file: 'rules/turns/escape.md', right: '```example three', wrong: '```exmaple three' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```exmaple three»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'a fence called Example',
    edits: [{ file: 'rules/turns/escape.md', right: '```example three', wrong: '```Example three' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```Example three»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'a fence without a name',
    edits: [{ file: 'rules/turns/escape.md', right: '```example three', wrong: '```' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'a fence called json',
    edits: [{ file: 'rules/turns/escape.md', right: '```example three', wrong: '```json' }],
    code: 'example-fence-misspelt',
    at: 'rules/turns/escape.md: «```json»',
    advice: 'An example begins with ```example and a name.',
  },
  {
    mistake: 'an example without a name',
    edits: [{ file: 'rules/turns/escape.md', right: '```example three', wrong: '```example' }],
    code: 'example-id-missing',
    at: 'rules/turns/escape.md: «```example»',
    advice: 'expected ```example slug',
  },
  {
    mistake: 'an example name with blanks',
    edits: [{ file: 'rules/turns/escape.md', right: '```example three', wrong: '```example a three' }],
    code: 'example-id-malformed',
    at: 'rules/turns/escape.md: «```example a three»',
    advice: 'A name is small letters and digits, with single hyphens between them.',
  },
  {
    mistake: 'an example above the first clause',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'How to get away.\n',
        wrong:
          'How to get away.\n\n```example early\nsays: A three.\nask: {"ask":"break-away","roll":3}\nverdict: {"succeeds":false}\n```\n',
      },
    ],
    code: 'example-outside-clause',
    at: 'rules/turns/escape.md: «```example early»',
    advice: 'Move it below the heading of the clause that it shows.',
  },
  {
    mistake: 'an example indented',
    edits: [{ file: 'rules/turns/escape.md', right: '```example three\nsays', wrong: '  ```example three\nsays' }],
    code: 'example-nested',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'Remove the indentation.',
  },
  {
    mistake: 'a number in the text that no definition carries',
    edits: [{ file: 'rules/ground/bushes.md', right: 'gives 1 more defense', wrong: 'gives 2 more defense' }],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: A hindered line gives «2» more defense.',
    advice:
      'Correct the text or the definition. Where no definition can have it, add {"words": ["2"], "reason": "…"} to the clause\'s "waives"',
  },
  {
    mistake: 'a limiting word that no definition carries',
    edits: [
      { file: 'rules/turns/escape.md', right: 'Whoever has rested heals.', wrong: 'Whoever has rested may heal.' },
      { file: 'rules/turns/escape.json', right: ',\n      "notExecuted": "needs turns of a game"', wrong: '' },
    ],
    code: 'text-word-unmatched',
    at: 'rules/turns/escape.md: Whoever has rested «may» heal.',
    advice:
      'Correct the text or the definition. Where no definition can have it, add {"words": ["may"], "reason": "…"} to the clause\'s "waives"',
  },
];
