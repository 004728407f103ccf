import { block, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an added option without its title, which is a field and not a heading',
    changes: [
      newErratum(
        block(
          'add',
          '{ "id": "rest.again", "kind": "option", "in": "turn", "steps": [{ "stop": "game" }], "clauses": ["turns.escape.rest"] }',
        ),
      ),
    ],
    code: 'field-missing',
    at: 'rules/errata/guide-rest.md: «{ "id": "rest.again", "kind": "option", "in": "turn", "steps": [{ "stop": "game" }], "clauses": ["turns.escape.rest"] }»',
    advice: 'Add "title".',
  },
  {
    mistake: 'a block called sets',
    changes: [newErratum(block('sets cover.defense', '{ "modifier": 2 }'))],
    code: 'amendment-block-unknown',
    at: 'rules/errata/guide-rest.md: «```sets cover.defense»',
    advice: 'Did you mean "set"?',
  },
  {
    mistake: 'a block without a name',
    changes: [newErratum('```\n{ "modifier": 2 }\n```\n')],
    code: 'amendment-block-unknown',
    at: 'rules/errata/guide-rest.md: «```»',
    advice: 'expected set DEFINITION, add, or remove DEFINITION',
  },
  {
    mistake: 'a set without a definition',
    changes: [newErratum(block('set', '{ "modifier": 2 }'))],
    code: 'amendment-block-unnamed',
    at: 'rules/errata/guide-rest.md: «```set»',
    advice: 'expected set DEFINITION',
  },
  {
    mistake: 'a block that is no JSON',
    changes: [newErratum(block('set cover.defense', '{ modifier: 2 }'))],
    code: 'json-syntax',
    at: 'rules/errata/guide-rest.md: { «modifier»: 2 }',
    advice: 'Put the name in double quotes: "modifier".',
  },
  {
    mistake: 'an added fact that is no JSON and that another block reads',
    changes: [
      newErratum(
        block(
          'add',
          '{ "id": "square.boggy" "kind": "record", "of": "square", "type": "bool", "given": "map.boggy", "clauses": ["ground.bushes.cover"] }',
        ) + block('set cover.defense', '{ "if": "square.boggy" }'),
      ),
    ],
    code: 'json-syntax',
    at: 'rules/errata/guide-rest.md: { "id": "square.boggy" «"»kind": "record", "of": "square", "type": "bool", "given": "map.boggy", "clauses": ["ground.bushes.cover"] }',
    advice: 'comma',
  },
  {
    mistake: 'a number among the values of an enumeration, set as an entry of the list',
    changes: [newErratum(block('set character.size', '{ "type.enum.1": 4 }'))],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { "type.enum.1": «4» }',
    advice: 'Put it in double quotes: "4".',
  },
  {
    mistake: 'a number among the values of an enumeration, set as a whole type',
    changes: [newErratum(block('set character.size', '{ "type": { "enum": ["tiny", 4, "great"] } }'))],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { "type": { "enum": ["tiny", «4», "great"] } }',
    advice: 'Put it in double quotes: "4".',
  },
  {
    mistake: 'a number among the clauses of a definition',
    changes: [newErratum(block('set cover.defense', '{ "clauses": ["ground.bushes.cover", 5] }'))],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { "clauses": ["ground.bushes.cover", «5»] }',
    advice: 'expected text in double quotes',
  },
  {
    mistake: 'a block never closed',
    changes: [newErratum('```set cover.defense\n{ "modifier": 2 }\n')],
    code: 'amendment-block-unclosed',
    at: 'rules/errata/guide-rest.md: «```set cover.defense»',
    advice: 'expected a closing ``` on a line of its own',
  },
  {
    mistake: 'a block in an item of a list',
    changes: [newErratum('- Cover is more.\n\n  ```set cover.defense\n  { "modifier": 2 }\n  ```\n')],
    code: 'amendment-block-nested',
    at: 'rules/errata/guide-rest.md: «```set cover.defense»',
    advice: 'Begin its lines at the margin',
  },
  {
    mistake: 'a block in a quotation, below a new text without a mistake',
    changes: [
      newErratum(
        `## ground.bushes.cover {sha256:267a97713cac}\n\nA hindered line gives no more than 1 more defense.\n\n> \`\`\`set cover.defense\n> { "modifier": 2 }\n> \`\`\`\n`,
      ),
    ],
    code: 'amendment-block-nested',
    at: 'rules/errata/guide-rest.md: > «```set cover.defense»',
    advice: 'Begin its lines at the margin',
  },
  {
    mistake: 'an added definition that another block reads, in an item of a list',
    changes: [
      newErratum(
        `- A fact.\n\n  \`\`\`add\n  { "id": "square.boggy", "kind": "record", "of": "square", "type": "bool", "first": false, "given": "map.boggy", "clauses": ["ground.bushes.cover"] }\n  \`\`\`\n\n${block('set cover.defense', '{ "if": "square.boggy" }')}`,
      ),
    ],
    code: 'amendment-block-nested',
    at: 'rules/errata/guide-rest.md: «```add»',
    advice: 'Begin its lines at the margin',
  },
  {
    mistake: 'an unknown definition',
    changes: [newErratum(block('set cover.defence', '{ "modifier": 2 }'))],
    code: 'erratum-target-unknown',
    at: 'rules/errata/guide-rest.md: «```set cover.defence»',
    advice: 'Did you mean "cover.defense"?',
  },
  {
    mistake: 'an added definition without a kind',
    changes: [
      newErratum(block('add', '{ "id": "cover.more", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }')),
    ],
    code: 'field-missing',
    at: 'rules/errata/guide-rest.md: «{ "id": "cover.more", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }»',
    advice: 'Add "kind".',
  },
  {
    mistake: 'an added definition whose id is taken',
    changes: [
      newErratum(
        block(
          'add',
          '{ "id": "cover.defense", "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }',
        ),
      ),
    ],
    code: 'definition-duplicate',
    at: 'rules/errata/guide-rest.md: { "id": «"cover.defense"», "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }',
    advice: 'To change the definition, write `set cover.defense` and its new fields.',
  },
  {
    mistake: 'an added definition whose id is the same in camel case as that of another one',
    changes: [
      newErratum(
        block(
          'add',
          '{ "id": "cover-defense", "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }',
        ),
      ),
    ],
    code: 'definition-id-alike',
    at: 'rules/errata/guide-rest.md: { "id": «"cover-defense"», "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }',
    advice: 'Rename one of them.',
  },
  {
    mistake: 'an added definition with a misspelt field',
    changes: [
      newErratum(
        block(
          'add',
          '{ "id": "cover.more", "kind": "value", "of": "defense", "in": "line", "modifer": 1, "clauses": ["ground.bushes.cover"] }',
        ),
      ),
    ],
    code: 'field-unknown',
    at: 'rules/errata/guide-rest.md: { "id": "cover.more", "kind": "value", "of": "defense", "in": "line", «"modifer"»: 1, "clauses": ["ground.bushes.cover"] }',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a removed definition that others need',
    changes: [newErratum(block('remove square.thick'))],
    code: 'definition-needed',
    at: 'rules/errata/guide-rest.md: «```remove square.thick»',
    advice: 'Remove or change these definitions too.',
  },
  {
    mistake: 'an added definition with the id and the clause of another, and another number',
    changes: [
      newErratum(
        block(
          'add',
          '{ "id": "cover.defense", "kind": "value", "of": "defense", "in": "line", "modifier": 2, "clauses": ["ground.bushes.cover"] }',
        ),
      ),
    ],
    code: 'definition-duplicate',
    at: 'rules/errata/guide-rest.md: { "id": «"cover.defense"», "kind": "value", "of": "defense", "in": "line", "modifier": 2, "clauses": ["ground.bushes.cover"] }',
    advice: 'To change the definition, write `set cover.defense` and its new fields.',
  },
  {
    mistake: 'an added definition with the id of one that another erratum sets',
    changes: [
      newErratum(
        block(
          'add',
          '{ "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": 4, "clauses": ["turns.escape.roll"] }',
        ),
      ),
    ],
    code: 'definition-duplicate',
    at: 'rules/errata/guide-rest.md: { "id": «"escapeOn"», "kind": "parameter", "type": "int", "unit": "pips", "value": 4, "clauses": ["turns.escape.roll"] }',
    advice: 'To change the definition, write `set escapeOn` and its new fields.',
  },
];
