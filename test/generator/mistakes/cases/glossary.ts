import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a term that leads to no clause',
    edits: [
      {
        file: 'rules/glossary/terms.json',
        right: '"forms": ["bushes"], "see": "ground.bushes.label"',
        wrong: '"forms": ["bushes"], "see": "ground.bushes.lable"',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/glossary/terms.json: "term": { "name": "bush", "forms": ["bushes"], "see": «"ground.bushes.lable"» }',
    advice: 'Did you mean "ground.bushes.label"?',
  },
  {
    mistake: 'a form of two terms',
    edits: [{ file: 'rules/glossary/terms.json', right: '"forms": ["labels"]', wrong: '"forms": ["bushes"]' }],
    code: 'term-form-duplicate',
    at: 'rules/glossary/terms.json: "term": { "name": "label", "forms": [«"bushes"»], "see": "ground.bushes.label" }',
    advice: 'Keep it in one of them',
  },
  {
    mistake: 'an entry without a term',
    edits: [
      {
        file: 'rules/glossary/terms.json',
        right:
          '"sources": { "core-rulebook-2014": "LABEL" },\n      "term": { "name": "label", "forms": ["labels"], "see": "ground.bushes.label" }',
        wrong: '"sources": { "core-rulebook-2014": "LABEL" }',
      },
    ],
    code: 'glossary-entry-incomplete',
    at: 'rules/glossary/terms.json: "kind": «"glossary"»,',
    advice: 'Add "term": {"forms", "see"}, or change the kind',
  },
  {
    mistake: 'forms as one text',
    edits: [{ file: 'rules/glossary/terms.json', right: '"forms": ["labels"]', wrong: '"forms": "labels"' }],
    code: 'value-wrong-type',
    at: 'rules/glossary/terms.json: "term": { "name": "label", "forms": «"labels"», "see": "ground.bushes.label" }',
    advice: 'Put it in brackets: ["labels"].',
  },
  {
    mistake: 'a term on a clause that is no entry',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"kind": "procedure",',
        wrong: '"kind": "procedure",\n      "term": { "name": "escape", "forms": [], "see": "turns.escape.roll" },',
      },
    ],
    code: 'glossary-entry-incomplete',
    at: 'rules/turns/escape.json: «"term"»: { "name": "escape", "forms": [], "see": "turns.escape.roll" },',
    advice: 'Add "term": {"forms", "see"}, or change the kind',
  },
  {
    mistake: 'a symbol without a path',
    edits: [{ file: 'rules/icons.json', right: ', "fill": "M2 2H14V14Z"', wrong: '' }],
    code: 'field-missing',
    at: 'rules/icons.json: { "icons": { "leaf": «{ "label": "leaf" }» } }',
    advice: 'Add "fill".',
  },
  {
    mistake: 'a symbol drawn with a picture',
    edits: [{ file: 'rules/icons.json', right: '"M2 2H14V14Z"', wrong: '"leaf.svg"' }],
    code: 'value-wrong-form',
    at: 'rules/icons.json: { "icons": { "leaf": { "label": "leaf", "fill": «"leaf.svg"» } } }',
    advice: 'expected path data on a square of 16 by 16',
  },
  {
    mistake: 'a part of the book without pages',
    edits: [{ file: 'rules/book.json', right: '"pages": ["glossary.terms", "turns.escape", "ground.bushes"]', wrong: '"pages": []' }],
    code: 'value-wrong-shape',
    at: 'rules/book.json: { "id": "all", "title": "All of it", "says": "A book for tests.", "pages": «[]» }',
    advice: 'expected at least 1 entry',
  },
  {
    mistake: 'a misspelt field of the book',
    edits: [{ file: 'rules/book.json', right: '"languages"', wrong: '"langauges"' }],
    code: 'field-unknown',
    at: 'rules/book.json: «"langauges"»: { "en": "English", "de": "Deutsch" }',
    advice: 'Did you mean "languages"?',
  },
];
