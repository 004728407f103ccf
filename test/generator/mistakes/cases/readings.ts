import { newReading, READING } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const VARIANT = '### Variant {#quick}\n\nCover is more.\n\n```set cover.defense\n{ "modifier": 2 }\n```\n';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt section',
    changes: [newReading({ why: '### Wy\n\nThe text says so.\n\n' })],
    code: 'reading-section-unknown',
    at: 'rules/readings/rest.md: «### Wy»',
    advice: 'Did you mean "Why"?',
  },
  {
    mistake: 'a section twice',
    changes: [
      newReading({ why: '### Why\n\nThe text says so.\n\n', settles: '### Settles\n\n- turns.escape.rest\n\n### Why\n\nIt is so.\n' }),
    ],
    code: 'reading-section-duplicate',
    at: 'rules/readings/rest.md: «### Why»',
    advice: 'Join the two sections.',
  },
  {
    mistake: 'a dead link in the text above a section',
    changes: [newReading({ heading: '## What a rest is {#rest}\n\nSee [rests](rule:turns.escape.rets).' })],
    code: 'link-dead',
    at: 'rules/readings/rest.md: See «[rests](rule:turns.escape.rets)».',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'no reason',
    changes: [newReading({ why: '' })],
    code: 'field-missing',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'Write the reason in a section "### Why".',
  },
  {
    mistake: 'no list of clauses',
    changes: [newReading({ settles: '' })],
    code: 'field-missing',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'List the clauses in a section "### Settles", one a line: - area.page.clause.',
  },
  {
    mistake: 'a heading of level 4 in a section',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rest\n\n#### Deep\n\nIt rests.\n' })],
    code: 'heading-malformed',
    at: 'rules/readings/rest.md: «#### Deep»',
    advice: 'Begin a section with ###, or write the heading as a sentence.',
  },
  {
    mistake: 'a paragraph below the list of clauses',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rest\n\nIt rests.\n' })],
    code: 'reading-text-misplaced',
    at: 'rules/readings/rest.md: «It rests.»',
    advice: 'Move the text below the heading of the reading or into the section "### Why".',
  },
  {
    mistake: 'an unknown clause',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rets\n' })],
    code: 'clause-unknown',
    at: 'rules/readings/rest.md: «- turns.escape.rets»',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'a clause twice',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rest\n- turns.escape.roll\n- turns.escape.rest\n' })],
    code: 'clause-repeated',
    at: 'rules/readings/rest.md: «- turns.escape.rest»',
    advice: 'Remove it here, or name the clause that was meant.',
  },
  {
    mistake: 'a clause without the bullet of a list',
    changes: [newReading({ settles: '### Settles\n\nturns.escape.rest\n' })],
    code: 'value-wrong-shape',
    at: 'rules/readings/rest.md: «### Settles»',
    advice: 'List the clauses in a section "### Settles", one a line: - area.page.clause.',
  },
  {
    mistake: 'no id',
    changes: [newReading({ heading: '## What a rest is' })],
    code: 'clause-id-missing',
    at: 'rules/readings/rest.md: «## What a rest is»',
    advice: 'End the heading with its permanent id: lower-case letters, digits and hyphens in {#…}.',
  },
  {
    mistake: 'an id in two files',
    changes: [newReading({ heading: '## What a rest is {#bushes}' })],
    code: 'reading-duplicate',
    at: 'rules/readings/rest.md: «## What a rest is {#bushes}»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'an id twice in a file',
    changes: [
      {
        path: READING,
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'reading-duplicate',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'a variant without an id',
    changes: [newReading({ variants: '### Variant\n\nA rest is a move.\n' })],
    code: 'clause-id-missing',
    at: 'rules/readings/rest.md: «### Variant»',
    advice: 'End the heading with its permanent id: lower-case letters, digits and hyphens in {#…}.',
  },
  {
    mistake: 'a variant id twice',
    changes: [newReading({ variants: `${VARIANT}\n${VARIANT.replace('2', '3')}` })],
    code: 'variant-duplicate',
    at: 'rules/readings/rest.md: «### Variant {#quick}»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'a variant that sets a field that is not there',
    changes: [newReading({ variants: '### Variant {#quick}\n\nCover is more.\n\n```set cover.defense\n{ "modifer": 2 }\n```\n' })],
    code: 'erratum-set-invalid',
    at: 'rules/readings/rest.md: { «"modifer"»: 2 }',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a variant that changes nothing',
    changes: [newReading({ variants: '### Variant {#quick}\n\nCover is more.\n\n```set cover.defense\n{ "modifier": 1 }\n```\n' })],
    code: 'erratum-without-effect',
    at: 'rules/readings/rest.md: { «"modifier"»: 1 }',
    advice: 'Remove the field, or set it to the value that was meant.',
  },
  {
    mistake: 'a variant of a definition that is not there',
    changes: [newReading({ variants: '### Variant {#quick}\n\nCover is more.\n\n```set cover.defence\n{ "modifier": 2 }\n```\n' })],
    code: 'erratum-target-unknown',
    at: 'rules/readings/rest.md: «```set cover.defence»',
    advice: 'Did you mean "cover.defense"?',
  },
  {
    mistake: 'a block of a variant in a list',
    changes: [
      newReading({
        variants: '### Variant {#quick}\n\nCover is more.\n\n- It is 2.\n\n  ```set cover.defense\n  { "modifier": 2 }\n  ```\n',
      }),
    ],
    code: 'amendment-block-nested',
    at: 'rules/readings/rest.md: «```set cover.defense»',
    advice: 'Begin its lines at the margin',
  },
  {
    mistake: 'a variant that adds a definition whose id is the same in camel case as that of another one',
    changes: [
      newReading({
        variants:
          '### Variant {#quick}\n\nCover is more.\n\n```add\n{ "id": "cover-defense", "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }\n```\n',
      }),
    ],
    code: 'definition-id-alike',
    at: 'rules/readings/rest.md: { "id": «"cover-defense"», "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }',
    advice: 'Rename one of them.',
  },
  {
    mistake: 'a block above the sections',
    changes: [newReading({ heading: '## What a rest is {#rest}\n\n```set cover.defense\n{ "modifier": 2 }\n```' })],
    code: 'amendment-block-misplaced',
    at: 'rules/readings/rest.md: «```set cover.defense»',
    advice: 'move the block below the heading of one',
  },
  {
    mistake: 'an example in a reading',
    changes: [newReading({ heading: '## What a rest is {#rest}\n\n```example two\nsays: Two rest.\n```' })],
    code: 'amendment-block-misplaced',
    at: 'rules/readings/rest.md: «```example two»',
    advice: 'Examples belong to clauses: move the block',
  },
  {
    mistake: 'an example in a variant',
    changes: [newReading({ variants: '### Variant {#quick}\n\nCover is more.\n\n```example two\nsays: Two rest.\n```\n' })],
    code: 'amendment-block-unknown',
    at: 'rules/readings/rest.md: «```example two»',
    advice: 'Examples belong to clauses: move the block',
  },
  {
    mistake: 'a block in a section that is no variant',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rest\n\n```set cover.defense\n{ "modifier": 2 }\n```\n' })],
    code: 'amendment-block-misplaced',
    at: 'rules/readings/rest.md: «```set cover.defense»',
    advice: 'move the block below the heading of one',
  },
  {
    mistake: 'a section Why of level 4',
    changes: [newReading({ why: '#### Why\n\nThe text says so.\n\n' })],
    code: 'heading-malformed',
    at: 'rules/readings/rest.md: «#### Why»',
    advice: 'Begin the section with ###.',
  },
  {
    mistake: 'a section Why of level 2',
    changes: [newReading({ why: '## Why\n\nThe text says so.\n\n' })],
    code: 'heading-malformed',
    at: 'rules/readings/rest.md: «## Why»',
    advice: 'Begin the section with ###.',
  },
  {
    mistake: 'a section Settles of level 2',
    changes: [newReading({ settles: '## Settles\n\n- turns.escape.rest\n' })],
    code: 'heading-malformed',
    at: 'rules/readings/rest.md: «## Settles»',
    advice: 'Begin the section with ###.',
  },
  {
    mistake: 'a variant of level 2',
    changes: [newReading({ variants: '## Variant {#quick}\n\nCover is more.\n\n```set cover.defense\n{ "modifier": 2 }\n```\n' })],
    code: 'heading-malformed',
    at: 'rules/readings/rest.md: «## Variant {#quick}»',
    advice: 'Begin the section with ###.',
  },
  {
    mistake: 'a title missing',
    changes: [
      {
        path: READING,
        text: '## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'page-title-missing',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'expected # Title',
  },
  {
    mistake: 'a variant without blocks',
    changes: [newReading({ variants: '### Variant {#quick}\n\nA rest is a move.\n' })],
    code: 'variant-without-effect',
    at: 'rules/readings/rest.md: «### Variant {#quick}»',
    advice: 'Write its changes in blocks below its text',
  },
];
