import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt section',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Wy\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'reading-section-unknown',
    at: 'rules/readings/rest.md: «### Wy»',
    advice: 'Did you mean "Why"?',
  },
  {
    mistake: 'no reason',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'field-missing',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'Write the reason in a section "### Why".',
  },
  {
    mistake: 'no list of clauses',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n',
      },
    ],
    code: 'field-missing',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'List the clauses in a section "### Settles", one a line: - area.page.clause.',
  },
  {
    mistake: 'an unknown clause',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rets\n',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/readings/rest.md: «- turns.escape.rets»',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'clauses with commas instead of a list',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\nturns.escape.rest\n',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/readings/rest.md: «### Settles»',
    advice: 'List the clauses in a section "### Settles", one a line: - area.page.clause.',
  },
  {
    mistake: 'no id',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'clause-id-missing',
    at: 'rules/readings/rest.md: «## What a rest is»',
    advice: 'End the heading with its permanent id: small letters, digits and hyphens in {#…}.',
  },
  {
    mistake: 'an id in two files',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#bushes}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'reading-duplicate',
    at: 'rules/readings/rest.md: «## What a rest is {#bushes}»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'an id twice in a file',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'reading-duplicate',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'a variant without an id',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n### Variant\n\nA rest is a move.\n',
      },
    ],
    code: 'clause-id-missing',
    at: 'rules/readings/rest.md: «### Variant»',
    advice: 'End the heading with its permanent id: small letters, digits and hyphens in {#…}.',
  },
  {
    mistake: 'a variant id twice',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n### Variant {#quick}\n\nA rest is a move.\n\n### Variant {#quick}\n\nA rest is a step.\n',
      },
    ],
    code: 'variant-duplicate',
    at: 'rules/readings/rest.md: «### Variant {#quick}»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'a variant that sets a field that is not there',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n### Variant {#quick}\n\nCover is more.\n\n```set cover.defense\n{ "modifer": 2 }\n```\n',
      },
    ],
    code: 'erratum-set-invalid',
    at: 'rules/readings/rest.md: { «"modifer"»: 2 }',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a variant that changes nothing',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n### Variant {#quick}\n\nCover is more.\n\n```set cover.defense\n{ "modifier": 1 }\n```\n',
      },
    ],
    code: 'erratum-without-effect',
    at: 'rules/readings/rest.md: { «"modifier"»: 1 }',
    advice: 'Remove the field, or set it to what the erratum says.',
  },
  {
    mistake: 'a variant of a definition that is not there',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n### Variant {#quick}\n\nCover is more.\n\n```set cover.defence\n{ "modifier": 2 }\n```\n',
      },
    ],
    code: 'erratum-target-unknown',
    at: 'rules/readings/rest.md: «```set cover.defence»',
    advice: 'Did you mean "cover.defense"?',
  },
  {
    mistake: 'a title missing',
    edits: [
      {
        file: 'rules/readings/rest.md',
        text: '## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n',
      },
    ],
    code: 'page-title-missing',
    at: 'rules/readings/rest.md: «## What a rest is {#rest}»',
    advice: 'expected # Title',
  },
];
