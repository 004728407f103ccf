import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a path beyond the end of a list',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set escape.outcome\n{ "rows.9": { "if": "die == 7", "gives": false } }\n```\n',
      },
    ],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows.9"»: { "if": "die == 7", "gives": false } }',
    advice: 'Entries of a list are counted from 0.',
  },
  {
    mistake: 'a path with a leading zero',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set escape.outcome\n{ "rows.01.gives": false }\n```\n',
      },
    ],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows.01.gives"»: false }',
    advice: 'Entries of a list are counted from 0.',
  },
  {
    mistake: 'a path into an exception that is not there',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set bush.target\n{ "unless.2.if": "line.level" }\n```\n',
      },
    ],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"unless.2.if"»: "line.level" }',
    advice: 'Entries of a list are counted from 0.',
  },
  {
    mistake: 'a path with brackets',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set escape.outcome\n{ "rows[1].gives": true }\n```\n',
      },
    ],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows[1].gives"»: true }',
    advice: 'Write "rows.1.gives".',
  },
  {
    mistake: 'a path with slashes',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set escape.outcome\n{ "rows/1/gives": true }\n```\n',
      },
    ],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows/1/gives"»: true }',
    advice: 'Write "rows.1.gives".',
  },
  {
    mistake: 'a path into a number',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{ "modifier.value": 2 }\n```\n',
      },
    ],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"modifier.value"»: 2 }',
    advice: 'expected "modifier" as the whole path',
  },
  {
    mistake: 'a misspelt field',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{ "modifer": 2 }\n```\n',
      },
    ],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { «"modifer"»: 2 }',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a misspelt field inside',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set path.fire\n{ "corner.withn": "best" }\n```\n',
      },
    ],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { «"corner.withn"»: "best" }',
    advice: 'Did you mean "within"?',
  },
  {
    mistake: 'a field set to its present value',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{ "modifier": 1 }\n```\n',
      },
    ],
    code: 'erratum-without-effect',
    at: 'rules/errata/guide-rest.md: { «"modifier"»: 1 }',
    advice: 'Remove the field, or set it to what the erratum says.',
  },
  {
    mistake: 'a text that is the present one',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals.\n',
      },
    ],
    code: 'erratum-without-effect',
    at: 'rules/errata/guide-rest.md: «Whoever has rested heals.»',
    advice: 'Change the text, or remove the heading and the text below it.',
  },
  {
    mistake: 'an erratum that changes nothing',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n',
      },
    ],
    code: 'erratum-without-effect',
    at: 'rules/errata/guide-rest.md: «# A rest heals at once»',
    advice: 'expected ## area.page.clause {sha256:…} with a new text, or ```set DEFINITION with new fields',
  },
  {
    mistake: 'an empty set',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{}\n```\n',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/errata/guide-rest.md: «{}»',
    advice: 'expected at least 1 field',
  },
  {
    mistake: 'an unknown definition',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defence\n{ "modifier": 2 }\n```\n',
      },
    ],
    code: 'erratum-target-unknown',
    at: 'rules/errata/guide-rest.md: «```set cover.defence»',
    advice: 'Did you mean "cover.defense"?',
  },
  {
    mistake: 'an unknown clause in a heading',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rets {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'erratum-target-unknown',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rets {sha256:4fcf8cc2932a}»',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'an unknown clause in the front matter',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\nclause: turns.escape.rets\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/errata/guide-rest.md: «clause: turns.escape.rets»',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'an unknown publication',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: giude\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'publication-unknown',
    at: 'rules/errata/guide-rest.md: «publication: giude»',
    advice: 'Did you mean "guide"?',
  },
  {
    mistake: 'a misspelt field of the front matter',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\nclaus: turns.escape.rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'field-unknown',
    at: 'rules/errata/guide-rest.md: «claus: turns.escape.rest»',
    advice: 'Did you mean "clause"?',
  },
  {
    mistake: 'an id that does not begin with the publication',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: first-print.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'erratum-misnamed',
    at: 'rules/errata/guide-rest.md: «id: first-print.rest»',
    advice: 'The id is the publication and a name: correct the one that is wrong.',
  },
];
