import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a page that no part of the book lists',
    changes: [{ path: 'rules/book.json', replace: '"turns.escape", ', with: '' }],
    code: 'page-unlisted',
    at: 'rules/turns/escape.md: «# Escape»',
    advice: 'List it in rules/book.json',
  },
  {
    mistake: 'a page listed twice',
    changes: [{ path: 'rules/book.json', replace: '"turns.escape", ', with: '"turns.escape", "turns.escape", ' }],
    code: 'page-duplicate',
    at: 'rules/book.json: { "id": "all", "title": "All of it", "says": "A book for tests.", "pages": ["glossary.terms", "turns.escape", «"turns.escape"», "ground.bushes"] }',
    advice: 'Remove one of them',
  },
  {
    mistake: 'a misspelt page in the contents',
    changes: [{ path: 'rules/book.json', replace: '"turns.escape"', with: '"turns.escpae"' }],
    code: 'page-unknown',
    at: 'rules/book.json: { "id": "all", "title": "All of it", "says": "A book for tests.", "pages": ["glossary.terms", «"turns.escpae"», "ground.bushes"] }',
    advice: 'Did you mean "turns.escape"?',
  },
  {
    mistake: 'a part of the book without pages',
    changes: [{ path: 'rules/book.json', replace: '"pages": ["glossary.terms", "turns.escape", "ground.bushes"]', with: '"pages": []' }],
    code: 'value-wrong-shape',
    at: 'rules/book.json: { "id": "all", "title": "All of it", "says": "A book for tests.", "pages": «[]» }',
    advice: 'expected at least 1 entry',
  },
  {
    mistake: 'a misspelt field of the book',
    changes: [{ path: 'rules/book.json', replace: '"languages"', with: '"langauges"' }],
    code: 'field-unknown',
    at: 'rules/book.json: «"langauges"»: { "en": "English", "de": "Deutsch" }',
    advice: 'Did you mean "languages"?',
  },
  {
    mistake: 'one synonym for two words',
    changes: [
      { path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "bush": ["cover"], "label": ["cover"] }, "languages":' },
    ],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": ["cover"], "label": [«"cover"»] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove it from one of them',
  },
  {
    mistake: 'one synonym for two words, with another ending for the second',
    changes: [
      { path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "bush": ["cover"], "label": ["covers"] }, "languages":' },
    ],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": ["cover"], "label": [«"covers"»] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove it from one of them',
  },
  {
    mistake: 'one synonym for two words, of which the second has it in two forms: the word with fewer uses of it is the likely mistake',
    changes: [
      {
        path: 'rules/book.json',
        replace: '"languages":',
        with: '"synonyms": { "bush": ["cover", "hedge"], "label": ["cover", "covers"] }, "languages":',
      },
    ],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": [«"cover"», "hedge"], "label": ["cover", "covers"] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove it from one of them',
  },
  {
    mistake: 'a synonym with synonyms of its own',
    changes: [
      { path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "bush": ["cover"], "cover": ["hedge"] }, "languages":' },
    ],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": [«"cover"»], "cover": ["hedge"] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Move the synonyms of "cover" to "bush"',
  },
  {
    mistake: 'two parts with one id',
    changes: [
      {
        path: 'rules/book.json',
        replace: '["glossary.terms", "turns.escape", "ground.bushes"] }',
        with: '["glossary.terms", "turns.escape"] },\n    { "id": "all", "title": "The ground", "says": "What grows.", "pages": ["ground.bushes"] }',
      },
    ],
    code: 'part-duplicate',
    at: 'rules/book.json: { "id": «"all"», "title": "The ground", "says": "What grows.", "pages": ["ground.bushes"] }',
    advice: 'Give the part another id.',
  },
  ...['boards', 'book'].map(
    (id): Mistake => ({
      mistake: `a part with the address of other pages: ${id}`,
      changes: [{ path: 'rules/book.json', replace: '"id": "all"', with: `"id": "${id}"` }],
      code: 'part-id-taken',
      at: `rules/book.json: { "id": «"${id}"», "title": "All of it", "says": "A book for tests.", "pages": ["glossary.terms", "turns.escape", "ground.bushes"] }`,
      advice: 'Give the part another id.',
    }),
  ),
  {
    mistake: 'synonyms of a misspelt word',
    changes: [{ path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "buhses": ["hedge"] }, "languages":' }],
    code: 'synonym-word-unknown',
    at: 'rules/book.json: "synonyms": { «"buhses"»: ["hedge"] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Did you mean "bushes"?',
  },
  {
    mistake: 'a synonym of itself',
    changes: [{ path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "bush": ["bush"] }, "languages":' }],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": [«"bush"»] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove it.',
  },
  {
    mistake: 'a misspelt kind of names of cards',
    changes: [{ path: 'rules/book.json', replace: '"languages":', with: '"cardNames": { "bushs": { "Ivy": [] } }, "languages":' }],
    code: 'card-kind-unknown',
    at: 'rules/book.json: "cardNames": { «"bushs"»: { "Ivy": [] } }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Did you mean "bush"?',
  },
  {
    mistake: 'one abbreviation of two names of cards',
    changes: [
      { path: 'rules/book.json', replace: '"languages":', with: '"cardNames": { "bush": { "Ivy": ["I"], "Ilex": ["i"] } }, "languages":' },
    ],
    code: 'card-name-duplicate',
    at: 'rules/book.json: "cardNames": { "bush": { "Ivy": ["I"], "Ilex": [«"i"»] } }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove it from one of them.',
  },
  {
    mistake: 'a synonym twice in one list',
    changes: [{ path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "bush": ["hedge", "hedge"] }, "languages":' }],
    code: 'value-wrong-shape',
    at: 'rules/book.json: "synonyms": { "bush": ["hedge", «"hedge"»] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove one of them.',
  },
];
