import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an id without the publication',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'value-wrong-form',
    at: 'rules/errata/guide-rest.md: «id: rest»',
    advice: 'expected publication.name',
  },
  {
    mistake: 'an id in two files',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.escape\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'erratum-duplicate',
    at: 'rules/errata/guide-rest.md: «id: guide.escape»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'no title',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'field-missing',
    at: 'rules/errata/guide-rest.md: «»---',
    advice: 'Write a title: # Title.',
  },
  {
    mistake: 'no sentence on what changes',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'field-missing',
    at: 'rules/errata/guide-rest.md: «»---',
    advice: 'Write what changes in play, below the title.',
  },
  {
    mistake: 'no front matter',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '# A rest heals\n\nA rest heals at once.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'front-matter-missing',
    at: 'rules/errata/guide-rest.md: «# A rest heals»',
    advice: 'expected --- on the first line, then one field a line, then ---',
  },
  {
    mistake: 'front matter without an end',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'front-matter-unclosed',
    at: 'rules/errata/guide-rest.md: «---»',
    advice: 'expected a second line of --- below the fields',
  },
  {
    mistake: 'a heading without a digest',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'erratum-digest-missing',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest»',
    advice: 'Read the text again, then put in the digest',
  },
  {
    mistake: 'a digest of another text',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:000000000000}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'erratum-digest-outdated',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {sha256:000000000000}»',
    advice: 'Read the text again, adapt the erratum, then put in the digest found',
  },
  {
    mistake: 'a digest too short',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:0000}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'value-wrong-form',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {sha256:0000}»',
    advice: 'expected sha256: and the first 12 or more digits of the digest',
  },
  {
    mistake: 'a digest without sha256',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {000000000000}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'value-wrong-form',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {000000000000}»',
    advice: 'expected sha256: and the first 12 or more digits of the digest',
  },
  {
    mistake: 'a heading of level 3',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n### turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'amendment-heading-malformed',
    at: 'rules/errata/guide-rest.md: «### turns.escape.rest {sha256:4fcf8cc2932a}»',
    advice: 'Name the clause whose text changes, at level 2; without the braces, `sightline check` reports the digest to put in.',
  },
  {
    mistake: 'a heading that names no clause',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## The rest\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'amendment-heading-malformed',
    at: 'rules/errata/guide-rest.md: «## The rest»',
    advice: 'Name the clause whose text changes, at level 2; without the braces, `sightline check` reports the digest to put in.',
  },
  {
    mistake: 'a heading without a new text',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/errata/guide-rest.md: ## turns.escape.rest {sha256:4fcf8cc2932a}«»',
    advice: 'expected at least 1 character',
  },
  {
    mistake: 'one clause twice',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals soon.\n',
      },
    ],
    code: 'amendment-duplicate',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {sha256:4fcf8cc2932a}»',
    advice: 'Remove one of them: only the last would have an effect.',
  },
  {
    mistake: 'two errata for one text of one publication',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.roll {sha256:52bfc666ce90}\n\nRoll a die: 4 or more escapes, unless the die shows a 1. Roll once.\n',
      },
    ],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-rest.md: «## turns.escape.roll {sha256:52bfc666ce90}»',
    advice: 'Give "guide.rest" a later order, and the digest of the text that the other makes.',
  },
  {
    mistake: 'two errata that set one field',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set escapeOn\n{ "value": 5 }\n```\n',
      },
    ],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-rest.md: { "value": «5» }',
    advice: 'Give "guide.rest" a later order.',
  },
  {
    mistake: 'two errata of which one sets what the other removes',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```remove escapeOn\n```\n',
      },
    ],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-rest.md: «```remove escapeOn»',
    advice: 'Give "guide.rest" a later order.',
  },
  {
    mistake: 'one field set twice in an erratum',
    edits: [
      {
        file: 'rules/errata/guide-rest.md',
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n```set cover.defense\n{ "note": "in the bushes" }\n```\n\n```set cover.defense\n{ "note": "in a bush" }\n```\n',
      },
    ],
    code: 'amendment-duplicate',
    at: 'rules/errata/guide-rest.md: { "note": «"in a bush"» }',
    advice: 'Remove one of them: only the last would have an effect.',
  },
  {
    mistake: 'an erratum with the sentence that `sightline erratum` wrote',
    edits: [
      {
        file: 'rules/errata/guide-escape.json',
        right: '"A 2 or a 3 no longer escapes."',
        wrong: '"What changes in play, in one or two sentences."',
      },
    ],
    code: 'text-placeholder',
    at: 'rules/errata/guide-escape.json: "why": «"What changes in play, in one or two sentences."»,',
    advice: 'Replace the text that the command wrote.',
  },
  {
    mistake: 'an example with the sentence of the warning that proposed it',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'says: A three is enough as printed, and no longer.',
        wrong: 'says: What this position shows, in one sentence.',
      },
    ],
    code: 'text-placeholder',
    at: 'rules/turns/escape.md: «```example three»',
    advice: 'Replace the text that the command wrote.',
  },
];
