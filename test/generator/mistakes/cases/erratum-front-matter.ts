import { ERRATUM, NEW_TEXT, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'no front matter',
    changes: [
      {
        path: ERRATUM,
        text: '# A rest heals\n\nA rest heals at once.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'front-matter-missing',
    at: 'rules/errata/guide-rest.md: «# A rest heals»',
    advice: 'expected --- on the first line, then one field a line, then ---',
  },
  {
    mistake: 'front matter without an end',
    changes: [
      {
        path: ERRATUM,
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'front-matter-unclosed',
    at: 'rules/errata/guide-rest.md: «---»',
    advice: 'expected a second line of --- below the fields',
  },
  {
    mistake: 'a field without its colon',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication guide\nsource: Guide, A rest' })],
    code: 'front-matter-line-malformed',
    at: 'rules/errata/guide-rest.md: «publication guide»',
    advice: 'Write "publication: guide".',
  },
  {
    mistake: 'a field with a capital letter',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication: guide\nSource: Guide, A rest' })],
    code: 'front-matter-line-malformed',
    at: 'rules/errata/guide-rest.md: «Source: Guide, A rest»',
    advice: 'Write "source: Guide, A rest".',
  },
  {
    mistake: 'conflict markers left by git',
    changes: [
      newErratum(NEW_TEXT, {
        frontMatter:
          'id: guide.rest\npublication: guide\n<<<<<<< HEAD\nsource: Guide, A rest\n=======\nsource: Guide, Rests\n>>>>>>> branch',
      }),
    ],
    code: 'source-conflict',
    at: 'rules/errata/guide-rest.md: «<<<<<<< HEAD»',
    advice: 'Git has left a conflict here: keep one of the two sides.',
  },
  {
    mistake: 'a misspelt field of the front matter',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication: guide\nsource: Guide, A rest\nclaus: turns.escape.rest' })],
    code: 'field-unknown',
    at: 'rules/errata/guide-rest.md: «claus: turns.escape.rest»',
    advice: 'Did you mean "clause"?',
  },
  ...['guide-rest', 'a-rest'].map(
    (name): Mistake => ({
      mistake: `the id of an erratum of another publication, in ${name}.md`,
      changes: [
        {
          path: `rules/errata/${name}.md`,
          text: `---\nid: guide.escape\npublication: first-print\nsource: First print, A rest\n---\n\n# A rest heals\n\nA rest heals at once.\n\n${NEW_TEXT}`,
        },
      ],
      code: 'erratum-misnamed',
      at: `rules/errata/${name}.md: «id: guide.escape»`,
      advice: 'The id is the publication and a name: correct the one that is wrong.',
    }),
  ),
  {
    mistake: 'an unknown publication',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication: giude\nsource: Guide, A rest' })],
    code: 'publication-unknown',
    at: 'rules/errata/guide-rest.md: «publication: giude»',
    advice: 'Did you mean "guide"?',
  },
  {
    mistake: 'an unknown clause in the front matter',
    changes: [
      newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication: guide\nsource: Guide, A rest\nclause: turns.escape.rets' }),
    ],
    code: 'clause-unknown',
    at: 'rules/errata/guide-rest.md: «clause: turns.escape.rets»',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'an id that does not begin with the publication',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: first-print.rest\npublication: guide\nsource: Guide, A rest' })],
    code: 'erratum-misnamed',
    at: 'rules/errata/guide-rest.md: «id: first-print.rest»',
    advice: 'The id is the publication and a name: correct the one that is wrong.',
  },
  {
    mistake: 'an id without the publication',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: rest\npublication: guide\nsource: Guide, A rest' })],
    code: 'value-wrong-form',
    at: 'rules/errata/guide-rest.md: «id: rest»',
    advice: 'expected publication.name',
  },
  {
    mistake: 'an id in two files',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: guide.escape\npublication: guide\nsource: Guide, A rest' })],
    code: 'erratum-duplicate',
    at: 'rules/errata/guide-rest.md: «id: guide.escape»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'an order that is no number',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication: guide\nsource: Guide, A rest\norder: second' })],
    code: 'value-wrong-type',
    at: 'rules/errata/guide-rest.md: «order: second»',
    advice: 'expected a whole number',
  },
  {
    mistake: 'flips on the line of their key',
    changes: [
      newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication: guide\nsource: Guide, A rest\nflips: turns.escape.roll#three' }),
    ],
    code: 'front-matter-line-malformed',
    at: 'rules/errata/guide-rest.md: «flips: turns.escape.roll#three»',
    advice: 'expected key: text, or - item on a line of its own below the key of a list',
  },
  {
    mistake: 'a misspelt key of a list',
    changes: [
      newErratum(NEW_TEXT, {
        frontMatter:
          'id: guide.rest\npublication: guide\nsource: Guide, A rest\nflip:\n  - turns.escape.roll#three\n  - turns.escape.roll#four',
      }),
    ],
    code: 'field-unknown',
    at: 'rules/errata/guide-rest.md: «flip:»',
    advice: 'Did you mean "flips"?',
  },
  {
    mistake: 'a list where a text is expected',
    changes: [newErratum(NEW_TEXT, { frontMatter: 'id: guide.rest\npublication: guide\nsource:\n  - Guide\n  - A rest' })],
    code: 'value-wrong-shape',
    at: 'rules/errata/guide-rest.md: «source:»',
    advice: 'expected at least 3 characters',
  },
  {
    mistake: 'flips that are not recorded yet',
    changes: [{ path: 'rules/errata/guide-escape.json', replace: '["turns.escape.roll#three"]', with: '[]' }],
    code: 'erratum-flips-outdated',
    at: 'rules/errata/guide-escape.json: "flips": «[]»',
    advice: 'Record them with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'flips of an example that does not exist',
    changes: [
      {
        path: 'rules/errata/guide-escape.json',
        replace: '["turns.escape.roll#three"]',
        with: '["turns.escape.roll#three", "turns.escape.roll#four"]',
      },
    ],
    code: 'erratum-flips-outdated',
    at: 'rules/errata/guide-escape.json: "flips": «["turns.escape.roll#three", "turns.escape.roll#four"]»',
    advice: 'Record them with `sightline build --accept` and read the difference',
  },
  {
    mistake: 'no title',
    changes: [
      {
        path: ERRATUM,
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\nA rest heals without a turn of the game.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'field-missing',
    at: 'rules/errata/guide-rest.md: «»---',
    advice: 'Write a title: # Title.',
  },
  {
    mistake: 'a title of level 2',
    changes: [newErratum(NEW_TEXT), { path: ERRATUM, replace: '# A rest heals at once', with: '## A rest heals at once' }],
    code: 'page-title-missing',
    at: 'rules/errata/guide-rest.md: «## A rest heals at once»',
    advice: 'Write "# A rest heals at once".',
  },
  {
    mistake: 'no sentence on what changes',
    changes: [
      {
        path: ERRATUM,
        text: '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n# A rest heals at once\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n',
      },
    ],
    code: 'field-missing',
    at: 'rules/errata/guide-rest.md: «»---',
    advice: 'Write what changes in play, below the title.',
  },
  {
    mistake: 'an erratum that changes nothing',
    changes: [newErratum('')],
    code: 'erratum-without-effect',
    at: 'rules/errata/guide-rest.md: «# A rest heals at once»',
    advice: 'expected ## area.page.clause {sha256:…} with a new text, or ```set DEFINITION with new fields',
  },
];
