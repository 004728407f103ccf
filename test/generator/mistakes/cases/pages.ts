import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt kind of clause',
    edits: [{ file: 'rules/turns/escape.json', right: '"kind": "procedure"', wrong: '"kind": "procedur"' }],
    code: 'value-unknown',
    at: 'rules/turns/escape.json: "kind": «"procedur"»,',
    advice: 'Did you mean "procedure"?',
  },
  {
    mistake: 'a clause without a kind',
    edits: [{ file: 'rules/turns/escape.json', right: '      "kind": "procedure",\n', wrong: '' }],
    code: 'field-missing',
    at: 'rules/turns/escape.json: «"roll"»: {',
    advice: 'expected "kind" on the page for all its clauses, or on this clause',
  },
  {
    mistake: 'a misspelt field of a clause',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"executable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
        wrong: '"executeable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
      },
    ],
    code: 'field-unknown',
    at: 'rules/turns/escape.json: «"executeable"»: true,',
    advice: 'Did you mean "executable"?',
  },
  {
    mistake: 'sources as one text',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"sources": { "core-rulebook-2014": "ESCAPE" }',
        wrong: '"sources": "ESCAPE"',
      },
    ],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: "sources": «"ESCAPE"»',
    advice: 'Write an object: by document of rules/editions.json, its heading or key there, or a list of them.',
  },
  {
    mistake: 'a source without a section',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '{ "core-rulebook-2014": "ESCAPE" }',
        wrong: '{ "core-rulebook-2014": "" }',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/turns/escape.json: "sources": { "core-rulebook-2014": «""» }',
    advice: 'expected at least 1 character',
  },
  {
    mistake: 'an unknown document as a source',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '{ "core-rulebook-2014": "ESCAPE" }',
        wrong: '{ "core-rulebok-2014": "ESCAPE" }',
      },
    ],
    code: 'document-unknown',
    at: 'rules/turns/escape.json: "sources": { «"core-rulebok-2014"»: "ESCAPE" }',
    advice: 'Did you mean "core-rulebook-2014"?',
  },
  {
    mistake: 'a disagreement of sources with an unknown document',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"kind": "procedure",',
        wrong:
          '"kind": "procedure",\n      "differs": { "readings": { "guide-card": { "ESCAPE": "Roll twice." } }, "taken": "Roll once." },',
      },
    ],
    code: 'document-unknown',
    at: 'rules/turns/escape.json: "differs": { "readings": { «"guide-card"»: { "ESCAPE": "Roll twice." } }, "taken": "Roll once." },',
    advice: 'expected core-rulebook-2014',
  },
  {
    mistake: 'data for a clause that has no text',
    edits: [{ file: 'rules/turns/escape.json', right: '    "rest": {', wrong: '    "rests": {' }],
    code: 'clause-text-missing',
    at: 'rules/turns/escape.json: «"rests"»: {',
    advice: 'Did you mean "rest"?',
  },
  {
    mistake: 'a page id that is not its file',
    edits: [{ file: 'rules/turns/escape.json', right: '"page": "turns.escape"', wrong: '"page": "turns.escapes"' }],
    code: 'page-misnamed',
    at: 'rules/turns/escape.json: "page": «"turns.escapes"»,',
    advice: 'expected turns.escape',
  },
  {
    mistake: 'a clause renamed on the page without a redirect',
    edits: [
      { file: 'rules/permanent-ids.json', text: '{ "clauses": { "turns.escape": ["rest", "roll"] } }\n' },
      { file: 'rules/turns/escape.md', right: '## A rest {#rest}', wrong: '## A rest {#a-rest}' },
      { file: 'rules/turns/escape.json', right: '    "rest": {', wrong: '    "a-rest": {' },
    ],
    code: 'id-redirect-missing',
    at: 'rules/turns/escape.md: «## A rest {#a-rest}»',
    advice:
      'Add "turns.escape.rest": "turns.escape.a-rest" to "renamed" in rules/book.json. If the id was never published, remove it from rules/permanent-ids.json.',
  },
  {
    mistake: 'a clause removed from the page, but not from its data',
    edits: [{ file: 'rules/turns/escape.md', right: '## A rest {#rest}\n\nWhoever has rested heals.\n', wrong: '' }],
    code: 'clause-text-missing',
    at: 'rules/turns/escape.json: «"rest"»: {',
    advice: 'Write its heading and its text on the page: ## Title {#rest}. Or remove its data.',
  },
  {
    mistake: 'a page file misspelt, so that text and data do not meet',
    edits: [
      { file: 'rules/turns/escape.md', remove: true },
      { file: 'rules/turns/escpae.md', copy: 'rules/turns/escape.md' },
    ],
    code: 'page-incomplete',
    at: 'rules/turns/escpae.md: «# Escape»',
    advice: 'Rename the file to rules/turns/escape.md, beside rules/turns/escape.json.',
  },
  {
    mistake: 'a page that no part of the book lists',
    edits: [{ file: 'rules/book.json', right: '"turns.escape", ', wrong: '' }],
    code: 'page-unlisted',
    at: 'rules/turns/escape.md: «# Escape»',
    advice: 'List it in rules/book.json',
  },
  {
    mistake: 'a page listed twice',
    edits: [{ file: 'rules/book.json', right: '"turns.escape", ', wrong: '"turns.escape", "turns.escape", ' }],
    code: 'page-duplicate',
    at: 'rules/book.json: { "id": "all", "title": "All of it", "says": "A book for tests.", "pages": ["glossary.terms", "turns.escape", «"turns.escape"», "ground.bushes"] }',
    advice: 'Remove one of them',
  },
  {
    mistake: 'a misspelt page in the contents',
    edits: [{ file: 'rules/book.json', right: '"turns.escape"', wrong: '"turns.escpae"' }],
    code: 'page-unknown',
    at: 'rules/book.json: { "id": "all", "title": "All of it", "says": "A book for tests.", "pages": ["glossary.terms", «"turns.escpae"», "ground.bushes"] }',
    advice: 'Did you mean "turns.escape"?',
  },
  {
    mistake: 'a waiver with a misspelt key',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"kind": "procedure",',
        wrong: '"kind": "procedure",\n      "waives": [{ "words": ["only"], "reson": "It is so." }],',
      },
    ],
    code: 'field-unknown',
    at: 'rules/turns/escape.json: "waives": [{ "words": ["only"], «"reson"»: "It is so." }],',
    advice: 'Did you mean "reason"?',
  },
  {
    mistake: 'a waiver with a reason of 9 characters',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"kind": "procedure",',
        wrong: '"kind": "procedure",\n      "waives": [{ "words": ["instead"], "reason": "It is so." }],',
      },
    ],
    code: 'value-wrong-shape',
    at: 'rules/turns/escape.json: "waives": [{ "words": ["instead"], "reason": «"It is so."» }],',
    advice: 'expected at least 10 characters',
  },
  {
    mistake: 'a number as "notExecuted"',
    edits: [
      { file: 'rules/turns/escape.json', right: '      "notExecuted": "needs turns of a game"\n', wrong: '      "notExecuted": 3\n' },
    ],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: "notExecuted": «3»',
    advice: 'Put it in double quotes: "3".',
  },
  {
    mistake: 'an amends that names no clause',
    edits: [
      {
        file: 'rules/turns/escape.json',
        right: '"kind": "procedure",',
        wrong: '"kind": "procedure",\n      "amends": ["turns.escape.rol"],',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/turns/escape.json: "amends": [«"turns.escape.rol"»],',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  {
    mistake: 'a redirect to a clause that is not there',
    edits: [
      { file: 'rules/book.json', right: '"languages"', wrong: '"renamed": { "turns.escape.run": "turns.escape.rol" },\n  "languages"' },
    ],
    code: 'clause-unknown',
    at: 'rules/book.json: "renamed": { "turns.escape.run": «"turns.escape.rol"» },',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  {
    mistake: 'a redirect from a clause that is there',
    edits: [
      { file: 'rules/book.json', right: '"languages"', wrong: '"renamed": { "turns.escape.rest": "turns.escape.roll" },\n  "languages"' },
    ],
    code: 'rename-conflict',
    at: 'rules/book.json: "renamed": { «"turns.escape.rest"»: "turns.escape.roll" },',
    advice: 'Remove the line from "renamed", or give the clause, erratum or reading with this id its new id.',
  },
  {
    mistake: 'a redirect to a reading that is not there',
    edits: [{ file: 'rules/book.json', right: '"languages"', wrong: '"renamed": { "reading.shrubs": "reading.bush" },\n  "languages"' }],
    code: 'redirect-unknown',
    at: 'rules/book.json: "renamed": { "reading.shrubs": «"reading.bush"» },',
    advice: 'Did you mean "reading.bushes"?',
  },
  {
    mistake: 'a reading renamed without a redirect',
    edits: [{ file: 'rules/permanent-ids.json', text: '{ "clauses": {}, "readings": ["reading.shrubs"] }\n' }],
    code: 'id-redirect-missing',
    at: 'rules/readings/bushes.json: "id": «"reading.bushes"»,',
    advice:
      'Add "reading.shrubs": "reading.bushes" to "renamed" in rules/book.json. If the id was never published, remove it from rules/permanent-ids.json.',
  },
  {
    mistake: 'a redirect to itself',
    edits: [
      { file: 'rules/book.json', right: '"languages"', wrong: '"renamed": { "turns.escape.run": "turns.escape.run" },\n  "languages"' },
    ],
    code: 'clause-unknown',
    at: 'rules/book.json: "renamed": { "turns.escape.run": «"turns.escape.run"» },',
    advice: 'Did you mean "turns.escape.roll"?',
  },
];
