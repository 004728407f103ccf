import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a text that contradicts its definition',
    edits: [{ file: 'rules/errata/guide-escape.json', right: 'Roll a die: 4 or more', wrong: 'Roll a die: 5 or more' }],
    code: 'text-number-unmatched',
    at: 'rules/errata/guide-escape.json: "text": «"Roll a die: 5 or more escapes, unless the die shows a 1."»',
    advice:
      'Correct the text or the definition. Where no definition can have it, add {"words": ["5"], "reason": "…"} to the clause\'s "waives"',
  },
  {
    mistake: 'a definition that contradicts its text',
    edits: [{ file: 'rules/errata/guide-escape.json', right: '"value": 4', wrong: '"value": 5' }],
    code: 'text-number-unmatched',
    at: 'rules/errata/guide-escape.json: "text": «"Roll a die: 4 or more escapes, unless the die shows a 1."»',
    advice:
      'Correct the text or the definition. Where no definition can have it, add {"words": ["4"], "reason": "…"} to the clause\'s "waives"',
  },
  {
    mistake: 'a block called sets',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```sets cover.defense\n{ "modifier": 2 }\n```\n',
      },
    ],
    code: 'amendment-block-unknown',
    at: 'rules/errata/guide-rest.md: «```sets cover.defense»',
    advice: 'Did you mean "set"?',
  },
  {
    mistake: 'a block without a name',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```\n{ "modifier": 2 }\n```\n',
      },
    ],
    code: 'amendment-block-unknown',
    at: 'rules/errata/guide-rest.md: «```»',
    advice: 'expected set DEFINITION, add, or remove DEFINITION',
  },
  {
    mistake: 'a set without a definition',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set\n{ "modifier": 2 }\n```\n',
      },
    ],
    code: 'amendment-block-unnamed',
    at: 'rules/errata/guide-rest.md: «```set»',
    advice: 'expected set DEFINITION',
  },
  {
    mistake: 'a block that is no JSON',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{ modifier: 2 }\n```\n',
      },
    ],
    code: 'json-syntax',
    at: 'rules/errata/guide-rest.md: { «modifier»: 2 }',
    advice: 'Put the name in double quotes: "modifier".',
  },
  {
    mistake: 'a block never closed',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{ "modifier": 2 }\n',
      },
    ],
    code: 'amendment-block-unclosed',
    at: 'rules/errata/guide-rest.md: «```set cover.defense»',
    advice: 'expected a closing ``` on a line of its own',
  },
  {
    mistake: 'a value that the field cannot have',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set path.fire\n{ "along": "bestest" }\n```\n',
      },
    ],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { "along": «"bestest"» }',
    advice: 'expected worst, first',
  },
  {
    mistake: 'an added definition without a kind',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```add\n{ "id": "cover.more", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }\n```\n',
      },
    ],
    code: 'field-missing',
    at: 'rules/errata/guide-rest.md: «{ "id": "cover.more", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }»',
    advice: 'Add "kind".',
  },
  {
    mistake: 'an added definition whose id is taken',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```add\n{ "id": "cover.defense", "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }\n```\n',
      },
    ],
    code: 'definition-duplicate',
    at: 'rules/errata/guide-rest.md: { "id": «"cover.defense"», "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["ground.bushes.cover"] }',
    advice: 'To change the definition, write `set cover.defense` and its new fields.',
  },
  {
    mistake: 'an added definition with a misspelt field',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```add\n{ "id": "cover.more", "kind": "value", "of": "defense", "in": "line", "modifer": 1, "clauses": ["ground.bushes.cover"] }\n```\n',
      },
    ],
    code: 'field-unknown',
    at: 'rules/errata/guide-rest.md: { "id": "cover.more", "kind": "value", "of": "defense", "in": "line", «"modifer"»: 1, "clauses": ["ground.bushes.cover"] }',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a condition that does not compile',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{ "if": "line.lable == \'hindered\'" }\n```\n',
      },
    ],
    code: 'expression-unknown-fact',
    at: 'rules/errata/guide-rest.md: { "if": "line.«lable» == \'hindered\'" }',
    advice: 'Did you mean "label"?',
  },
  {
    mistake: 'a removed definition that others need',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```remove square.thick\n```\n',
      },
    ],
    code: 'definition-needed',
    at: 'rules/errata/guide-rest.md: «```remove square.thick»',
    advice: 'Remove or change these definitions too.',
  },
  {
    mistake: 'flips of an example that does not exist',
    edits: [
      {
        file: 'rules/errata/guide-escape.json',
        right: '["turns.escape.roll#three"]',
        wrong: '["turns.escape.roll#three", "turns.escape.roll#four"]',
      },
    ],
    code: 'erratum-flips-outdated',
    at: 'rules/errata/guide-escape.json: "flips": «["turns.escape.roll#three", "turns.escape.roll#four"]»',
    advice: 'Record them with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'flips as one text',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\nflips: turns.escape.roll#three\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'front-matter-line-malformed',
    at: 'rules/errata/guide-rest.md: «flips: turns.escape.roll#three»',
    advice: 'expected key: text, or - item on a line of its own below the key of a list',
  },
  {
    mistake: 'an order that is no number',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\norder: second\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'value-wrong-type',
    at: 'rules/errata/guide-rest.md: «order: second»',
    advice: 'expected a whole number',
  },
  {
    mistake: 'HTML in a new text',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has <i>rested</i> heals at once.\n',
      },
    ],
    code: 'html-forbidden',
    at: 'rules/errata/guide-rest.md: Whoever has «<i>»rested</i> heals at once.',
    advice: 'expected plain Markdown',
  },
  {
    mistake: 'an unknown link in a new text',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has [rested](rule:turns.escape.rets) heals at once.\n',
      },
    ],
    code: 'link-dead',
    at: 'rules/errata/guide-rest.md: Whoever has «[rested](rule:turns.escape.rets)» heals at once.',
    advice: 'Did you mean "turns.escape.rest"?',
  },
];
