import type { Change } from '../../../fixtures/edited-small-book.ts';
import { amendedText, fieldOfPublication, NEW_TEXT, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const addedEdition = (id: string): Change => ({
  path: 'rules/editions.json',
  replace: '    { "id": "guide"',
  with: `    { "id": "leaflet", "title": "Leaflet", "edition": "${id}", "editionTitle": "Leaflet", "says": "A leaflet." },\n    { "id": "guide"`,
});

const ownersOfIds = [
  ['of the module that lists the packs', 'packs'],
  ['of the module of the questions', 'question'],
  ['of a folder of modules', 'variants'],
  ['of the boards', 'boards'],
  ['of the search', 'search'],
  ['of an area', 'turns'],
  ['of a part', 'all'],
  ['of a language', 'de'],
] as const;

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a month that does not exist',
    changes: [fieldOfPublication('"date": "2015-13"')],
    code: 'value-wrong-form',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"2015-13"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected a year, a month or a day: 2015, 2015-02 or 2015-02-28',
  },
  {
    mistake: 'a day that does not exist',
    changes: [fieldOfPublication('"date": "2015-02-30"')],
    code: 'date-nonexistent',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"2015-02-30"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected a day of 2015-02: 01 to 28',
  },
  {
    mistake: 'a date that begins with the day',
    changes: [fieldOfPublication('"date": "30.01.2015"')],
    code: 'value-wrong-form',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"30.01.2015"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected a year, a month or a day: 2015, 2015-02 or 2015-02-28',
  },
  {
    mistake: 'a year as a number',
    changes: [fieldOfPublication('"date": 2015')],
    code: 'value-wrong-type',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «2015», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Put it in double quotes: "2015".',
  },
  {
    mistake: 'dates out of order',
    changes: [
      { path: 'rules/editions.json', replace: '"title": "First print",', with: '"title": "First print", "date": "2015",' },
      fieldOfPublication('"date": "2014-06"'),
    ],
    code: 'publication-out-of-order',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"2014-06"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Put the publications in order of time: each edition is made by all publications up to it.',
  },
  {
    mistake: 'dates out of order, with a less precise one between them',
    changes: [
      { path: 'rules/editions.json', replace: '"title": "First print",', with: '"title": "First print", "date": "2014-06",' },
      {
        path: 'rules/editions.json',
        replace: '{ "id": "guide"',
        with: '{ "id": "leaflet", "title": "Leaflet", "date": "2014", "edition": "leaflet", "editionTitle": "Leaflet", "says": "With the leaflet." },\n    { "id": "guide"',
      },
      fieldOfPublication('"date": "2014-05"'),
    ],
    code: 'publication-out-of-order',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"2014-05"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Put the publications in order of time: each edition is made by all publications up to it.',
  },
  {
    mistake: 'a publication twice',
    changes: [{ path: 'rules/editions.json', replace: '"id": "guide"', with: '"id": "first-print"' }],
    code: 'publication-duplicate',
    at: 'rules/editions.json: { "id": «"first-print"», "title": "Guide", "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Give this publication another "id".',
  },
  {
    mistake: 'an edition twice',
    changes: [{ path: 'rules/editions.json', replace: '"edition": "current"', with: '"edition": "original"' }],
    code: 'edition-duplicate',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "edition": «"original"», "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Give this publication another "edition".',
  },
  {
    mistake: 'a default edition that is not there',
    changes: [{ path: 'rules/editions.json', replace: '"default": "current"', with: '"default": "curent"' }],
    code: 'edition-unknown',
    at: 'rules/editions.json: "default": «"curent"»,',
    advice: 'Did you mean "current"?',
  },
  {
    mistake: 'an area that is not there',
    changes: [fieldOfPublication('"areas": ["turn"]')],
    code: 'area-unknown',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "areas": [«"turn"»], "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Did you mean "turns"?',
  },
  {
    mistake: 'a publication without an edition',
    changes: [{ path: 'rules/editions.json', replace: '"edition": "current", ', with: '' }],
    code: 'field-missing',
    at: 'rules/editions.json: «{ "id": "guide", "title": "Guide", "editionTitle": "Current", "says": "With every erratum." }»',
    advice: 'Add "edition".',
  },
  {
    mistake: 'a misspelt field',
    changes: [{ path: 'rules/editions.json', replace: '"editionTitle": "Current"', with: '"editonTitle": "Current"' }],
    code: 'field-unknown',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "edition": "current", «"editonTitle"»: "Current", "says": "With every erratum." }',
    advice: 'Did you mean "editionTitle"?',
  },
  {
    mistake: 'an edition id with capitals',
    changes: [{ path: 'rules/editions.json', replace: '"edition": "current"', with: '"edition": "Current"' }],
    code: 'value-wrong-form',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "edition": «"Current"», "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected lower-case letters, digits and hyphens',
  },
  {
    mistake: 'no publications',
    changes: [
      {
        path: 'rules/editions.json',
        text: '{ "default": "current", "documents": { "core-rulebook-2014": "Core Rulebook" }, "publications": [] }\n',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/editions.json: { "default": "current", "documents": { "core-rulebook-2014": "Core Rulebook" }, "publications": «[]» }',
    advice: 'expected at least 1 entry',
  },
  ...ownersOfIds.map(
    ([owner, id]): Mistake => ({
      mistake: `an edition with the name ${owner}`,
      changes: [addedEdition(id)],
      code: 'edition-id-taken',
      at: `rules/editions.json: { "id": "leaflet", "title": "Leaflet", "edition": «"${id}"», "editionTitle": "Leaflet", "says": "A leaflet." },`,
      advice: 'Give the edition another id.',
    }),
  ),
  {
    mistake: 'a publication with the edition of another, although examples name its own',
    changes: [
      {
        path: 'rules/editions.json',
        replace: '{ "id": "guide"',
        with: '{ "id": "leaflet", "title": "Leaflet", "edition": "current", "editionTitle": "Leaflet", "says": "With the leaflet." },\n    { "id": "guide"',
      },
      { path: 'rules/turns/escape.md', replace: 'because original: ["turns.escape.roll"]', with: 'because leaflet: ["turns.escape.roll"]' },
      { path: 'rules/turns/escape.md', replace: 'verdict original:', with: 'verdict leaflet:' },
      {
        path: 'rules/turns/escape.chains.json',
        replace: '"roll#three": ',
        with: '"roll#three leaflet": ["turns.escape.roll"],\n  "roll#three": ',
      },
    ],
    code: 'edition-duplicate',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "edition": «"current"», "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Give this publication another "edition".',
  },
  // An unknown edition is always reported where it is used, unlike an unknown publication or document.
  {
    mistake: 'a misspelt edition that examples and recorded chains name',
    changes: [{ path: 'rules/editions.json', replace: '"edition": "original"', with: '"edition": "orignal"' }],
    code: 'edition-unknown',
    at: 'rules/turns/escape.md: «verdict original: {"succeeds":true}»',
    advice: 'Did you mean "orignal"?',
  },
  {
    mistake: 'a misspelt publication that several errata belong to',
    changes: [newErratum(NEW_TEXT), { path: 'rules/editions.json', replace: '"id": "guide"', with: '"id": "giude"' }],
    code: 'publication-unknown',
    at: 'rules/editions.json: { "id": «"giude"», "title": "Guide", "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Did you mean "guide" here?',
  },
  {
    mistake: 'a publication with the id of another, although an erratum names its own and a later erratum changes the text of that one',
    changes: [
      {
        path: 'rules/editions.json',
        replace: '{ "id": "guide"',
        with: '{ "id": "first-print", "title": "Leaflet", "edition": "leaflet", "editionTitle": "Leaflet", "says": "With the leaflet." },\n    { "id": "guide"',
      },
      {
        path: 'rules/errata/leaflet-rest.md',
        text: '---\nid: leaflet.rest\npublication: leaflet\nsource: Leaflet, A rest\n---\n\n# A rest heals\n\nA rest heals later.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals later.\n',
      },
      newErratum(amendedText('turns.escape.rest {sha256:000000000000}', 'Whoever has rested heals at once.')),
    ],
    code: 'publication-duplicate',
    at: 'rules/editions.json: { "id": «"first-print"», "title": "Leaflet", "edition": "leaflet", "editionTitle": "Leaflet", "says": "With the leaflet." },',
    advice: 'Give this publication another "id".',
  },
  {
    mistake: 'a later publication with the id of one that has errata',
    changes: [
      {
        path: 'rules/editions.json',
        replace: '"says": "With every erratum." }',
        with: '"says": "With every erratum." },\n    { "id": "guide", "title": "Leaflet", "edition": "leaflet", "editionTitle": "Leaflet", "says": "With the leaflet." }',
      },
    ],
    code: 'publication-duplicate',
    at: 'rules/editions.json: { "id": «"guide"», "title": "Leaflet", "edition": "leaflet", "editionTitle": "Leaflet", "says": "With the leaflet." }',
    advice: 'Give this publication another "id".',
  },
  {
    mistake: 'one area of two publications',
    changes: [
      { path: 'rules/editions.json', replace: '"says": "As printed." }', with: '"says": "As printed.", "areas": ["glossary"] }' },
      fieldOfPublication('"areas": ["glossary"]'),
    ],
    code: 'area-duplicate',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "areas": [«"glossary"»], "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Remove "glossary" from the "areas" of one of them.',
  },
];
