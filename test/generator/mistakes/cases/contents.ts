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
      { path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "bush": ["cover"], "wall": ["cover"] }, "languages":' },
    ],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": ["cover"], "wall": [«"cover"»] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove it from one of them',
  },
  {
    mistake: 'one synonym for two words, with another ending for the second',
    changes: [
      { path: 'rules/book.json', replace: '"languages":', with: '"synonyms": { "bush": ["cover"], "wall": ["covers"] }, "languages":' },
    ],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": ["cover"], "wall": [«"covers"»] }, "languages": { "en": "English", "de": "Deutsch" }',
    advice: 'Remove it from one of them',
  },
  {
    mistake: 'one more synonym, of which another word has several forms',
    changes: [
      {
        path: 'rules/book.json',
        replace: '"languages":',
        with: '"synonyms": { "bush": ["cover", "hedge"], "wall": ["cover", "covers"] }, "languages":',
      },
    ],
    code: 'synonym-duplicate',
    at: 'rules/book.json: "synonyms": { "bush": [«"cover"», "hedge"], "wall": ["cover", "covers"] }, "languages": { "en": "English", "de": "Deutsch" }',
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
];
