import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a month that does not exist',
    edits: [
      {
        file: 'rules/editions.json',
        right: '{ "id": "guide", "title": "Guide",',
        wrong: '{ "id": "guide", "title": "Guide", "date": "2015-13",',
      },
    ],
    code: 'value-wrong-form',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"2015-13"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected a year, a month or a day: 2015, 2015-02 or 2015-02-28',
  },
  {
    mistake: 'a day that does not exist',
    edits: [
      {
        file: 'rules/editions.json',
        right: '{ "id": "guide", "title": "Guide",',
        wrong: '{ "id": "guide", "title": "Guide", "date": "2015-02-30",',
      },
    ],
    code: 'date-nonexistent',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"2015-02-30"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected a day of 2015-02: 01 to 28',
  },
  {
    mistake: 'a day first',
    edits: [
      {
        file: 'rules/editions.json',
        right: '{ "id": "guide", "title": "Guide",',
        wrong: '{ "id": "guide", "title": "Guide", "date": "30.01.2015",',
      },
    ],
    code: 'value-wrong-form',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"30.01.2015"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected a year, a month or a day: 2015, 2015-02 or 2015-02-28',
  },
  {
    mistake: 'a year as a number',
    edits: [
      {
        file: 'rules/editions.json',
        right: '{ "id": "guide", "title": "Guide",',
        wrong: '{ "id": "guide", "title": "Guide", "date": 2015,',
      },
    ],
    code: 'value-wrong-type',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «2015», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Put it in double quotes: "2015".',
  },
  {
    mistake: 'dates out of order',
    edits: [
      { file: 'rules/editions.json', right: '"title": "First print",', wrong: '"title": "First print", "date": "2015",' },
      {
        file: 'rules/editions.json',
        right: '{ "id": "guide", "title": "Guide",',
        wrong: '{ "id": "guide", "title": "Guide", "date": "2014-06",',
      },
    ],
    code: 'publication-out-of-order',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "date": «"2014-06"», "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Put the publications in order of time: each edition is made by all publications up to it.',
  },
  {
    mistake: 'a publication twice',
    edits: [{ file: 'rules/editions.json', right: '"id": "guide"', wrong: '"id": "first-print"' }],
    code: 'publication-duplicate',
    at: 'rules/editions.json: { "id": «"first-print"», "title": "Guide", "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Give this publication another "id".',
  },
  {
    mistake: 'an edition twice',
    edits: [{ file: 'rules/editions.json', right: '"edition": "current"', wrong: '"edition": "original"' }],
    code: 'edition-duplicate',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "edition": «"original"», "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Give this publication another "edition".',
  },
  {
    mistake: 'a default edition that is not there',
    edits: [{ file: 'rules/editions.json', right: '"default": "current"', wrong: '"default": "curent"' }],
    code: 'edition-unknown',
    at: 'rules/editions.json: "default": «"curent"»,',
    advice: 'Did you mean "current"?',
  },
  {
    mistake: 'an area that is not there',
    edits: [
      {
        file: 'rules/editions.json',
        right: '{ "id": "guide", "title": "Guide",',
        wrong: '{ "id": "guide", "title": "Guide", "areas": ["turn"],',
      },
    ],
    code: 'area-unknown',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "areas": [«"turn"»], "edition": "current", "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'Did you mean "turns"?',
  },
  {
    mistake: 'a publication without an edition',
    edits: [{ file: 'rules/editions.json', right: '"edition": "current", ', wrong: '' }],
    code: 'field-missing',
    at: 'rules/editions.json: «{ "id": "guide", "title": "Guide", "editionTitle": "Current", "says": "With every erratum." }»',
    advice: 'Add "edition".',
  },
  {
    mistake: 'a misspelt field',
    edits: [{ file: 'rules/editions.json', right: '"editionTitle": "Current"', wrong: '"editonTitle": "Current"' }],
    code: 'field-unknown',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "edition": "current", «"editonTitle"»: "Current", "says": "With every erratum." }',
    advice: 'Did you mean "editionTitle"?',
  },
  {
    mistake: 'an edition id with capitals',
    edits: [{ file: 'rules/editions.json', right: '"edition": "current"', wrong: '"edition": "Current"' }],
    code: 'value-wrong-form',
    at: 'rules/editions.json: { "id": "guide", "title": "Guide", "edition": «"Current"», "editionTitle": "Current", "says": "With every erratum." }',
    advice: 'expected small letters, digits and hyphens',
  },
  {
    mistake: 'no publications',
    edits: [
      {
        file: 'rules/editions.json',
        text: '{ "default": "current", "documents": { "core-rulebook-2014": "Core Rulebook" }, "publications": [] }\n',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/editions.json: { "default": "current", "documents": { "core-rulebook-2014": "Core Rulebook" }, "publications": «[]» }',
    advice: 'expected at least 1 entry',
  },
];
