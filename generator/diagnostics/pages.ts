import type { Entries } from './entry.ts';

const ESCAPE = 'rules/turns/escape.md';
const ASKS = 'rules/ground/bushes.asks.json';

const asks = (questions: string): string => `{ "page": "ground.bushes", "asks": { "label": [${questions}] } }\n`;

export const PAGES = {
  'page-title-missing': {
    title: 'Page without a title',
    explanation: 'A page begins with one heading of the first level, its title.',
    example: { file: ESCAPE, right: '# Escape\n\n', wrong: '' },
  },
  'page-title-duplicate': {
    title: 'Page with two titles',
    explanation: 'Only the title of a page is a heading of the first level. Clauses begin with `##`.',
    example: { file: ESCAPE, right: '## A rest {#rest}', wrong: '# A rest {#rest}' },
  },
  'alias-duplicate': {
    title: 'Alias twice in one list',
    explanation: 'A page or clause lists an alias twice. Small and capital letters count as equal, as in the search.',
    example: { file: 'rules/turns/escape.json', right: '"aliases": ["run"]', wrong: '"aliases": ["bolt", "Bolt"]' },
  },
  'alias-unneeded': {
    title: 'Alias that the search does not need',
    explanation:
      'The search finds a page and a clause by several words of the title, and a clause by each of its questions. An alias with the same words adds nothing.',
    example: { file: 'rules/turns/escape.json', right: '"aliases": ["run"]', wrong: '"aliases": ["run", "escape"]' },
  },
  'page-incomplete': {
    title: 'Page without text or without data',
    explanation: 'A page is two files of one name: `<page>.md` with its text and `<page>.json` with its data. Add the one that is missing.',
    example: { file: 'rules/turns/hide.md', wrong: '# Hide\n\n## To hide {#hide}\n\nNot yet.\n' },
  },
  'page-misnamed': {
    title: 'Page with another id than its file',
    explanation: 'The id of a page is its folder and file name with a dot between them. Rename the file, or correct `page`.',
    example: { file: 'rules/turns/escape.json', right: '"page": "turns.escape"', wrong: '"page": "turns.escapes"' },
  },
  'page-unlisted': {
    title: 'Page in no part of the book',
    explanation: 'Every page belongs to one part of rules/book.json. Without it no reader would find the page.',
    example: { file: 'rules/book.json', right: '"turns.escape", ', wrong: '' },
  },
  'page-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown page',
    explanation: 'There is no page with this id. Correct the id, or add the page.',
    example: { file: 'rules/book.json', right: '"turns.escape", ', wrong: '"turns.escape", "turns.hide", ' },
  },
  'page-duplicate': {
    title: 'Page listed twice',
    explanation: 'Every page is in exactly one part of the book. Remove one of the entries.',
    example: { file: 'rules/book.json', right: '"turns.escape", ', wrong: '"turns.escape", "turns.escape", ' },
  },
  'clause-duplicate': {
    title: 'Clause id used twice',
    explanation: 'Two headings of one page have the same id, so a link could mean either. Give one of them another id.',
    example: { file: ESCAPE, right: '{#rest}', wrong: '{#roll}' },
  },
  'clause-id-missing': {
    title: 'Heading without an id',
    explanation:
      'Every heading of the second level is a clause, or a reading in a file of readings, and ends with its permanent id: `## Title {#id}`. So does the heading of a variant: `### Variant {#id}`.',
    example: { file: ESCAPE, right: '## A rest {#rest}', wrong: '## A rest' },
  },
  'clause-id-malformed': {
    title: 'Malformed id in a heading',
    explanation: 'An id consists of lower-case letters and digits, with single hyphens between them.',
    example: { file: ESCAPE, right: '{#rest}', wrong: '{#A_Rest}' },
  },
  'clause-title-missing': {
    title: 'Heading without a title',
    explanation: 'A heading needs a title before its id.',
    example: { file: ESCAPE, right: '## A rest {#rest}', wrong: '## {#rest}' },
  },
  'clause-data-missing': {
    title: 'Clause without data',
    explanation: 'The text has a clause that is not among `clauses` in the JSON file of its page. Add an entry for it.',
    example: { file: ESCAPE, right: 'Whoever has rested heals.', wrong: 'Whoever has rested heals.\n\n## Sleep {#sleep}\n\nSleep heals.' },
  },
  'clause-text-missing': {
    title: 'Clause without text',
    explanation:
      'The data has a clause without a heading in the Markdown file of its page, or there is no text below the heading. Add what is missing, or remove the entry.',
    example: { file: ESCAPE, right: '## A rest {#rest}\n\n', wrong: '' },
  },
  'clause-not-carried': {
    title: 'Executable clause without a definition',
    explanation:
      'A clause is executable if a program can carry it out, so a definition has to carry it (list it under `clauses`): one of the rulebook or, with `"card": true`, one of a pack. Until there is one, `notExecuted` says what it needs. An erratum that leaves a clause without definitions has to change its text. A clause that no program can carry out has `"executable": false`.',
    example: { file: 'rules/turns/escape.json', right: ',\n      "notExecuted": "needs turns of a game"', wrong: '' },
  },
  'clause-card-unneeded': {
    title: 'Clause with a "card" that it does not need',
    explanation:
      '`"card": true` says that only definitions of packs carry an executable clause. It may not be written where a definition of the rulebook carries the clause, or where the clause is not executed.',
    example: {
      file: 'rules/turns/escape.json',
      right: '"executable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
      wrong: '"executable": true,\n      "card": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
    },
  },
  'clause-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown clause',
    explanation: 'There is no clause with this id. Correct the id; if the clause got another one, use its new id.',
    example: { file: 'rules/readings/bushes.json', right: '["ground.bushes.label"]', wrong: '["ground.bushes.labels"]' },
  },
  'redirect-unknown': {
    unknownName: 'not-of-definition',
    title: 'Redirect to what does not exist',
    explanation:
      'The old id of an erratum or a reading redirects to another erratum or reading, or to a clause. Nothing has the id that this one redirects to.',
    example: {
      file: 'rules/book.json',
      right: '"languages":',
      wrong: '"renamed": { "reading.shrubs": "reading.bush" },\n  "languages":',
    },
  },
  'rename-conflict': {
    title: 'Old id is in use',
    explanation: 'Addresses with an old id redirect to the new one, so nothing may have the old id.',
    example: {
      file: 'rules/book.json',
      right: '"languages":',
      wrong: '"renamed": { "turns.escape.rest": "turns.escape.roll" },\n  "languages":',
    },
  },
  'page-field-unused': {
    title: 'Field of a page that no clause uses',
    explanation:
      'A page has `sources`, `kind` and `executable` for the clauses without their own. If every clause has its own, the field of the page does nothing.',
    example: { file: 'rules/turns/escape.json', right: '"page": "turns.escape",', wrong: '"page": "turns.escape",\n  "executable": true,' },
  },
  'clause-sources-missing': {
    title: 'Clause without sources',
    explanation: 'A clause says where it comes from: in its own `sources`, or in those of the page.',
    example: {
      file: 'rules/turns/escape.json',
      right: `,\n      "sources": { "core-rulebook-2014": "ESCAPE" }`,
      wrong: '',
    },
  },
  'glossary-entry-incomplete': {
    title: 'Glossary entry without its term',
    explanation: 'A clause of the kind `glossary` has a `term`, and only such a clause.',
    example: { file: 'rules/turns/escape.json', right: '"kind": "effect",', wrong: '"kind": "glossary",' },
  },
  'synonym-duplicate': {
    title: 'Synonym of two words',
    explanation:
      'The search puts one word in place of all its synonyms, so each of them belongs to one word, and has no synonyms of its own. Words that differ only in their ending are one for the search.',
    example: {
      file: 'rules/book.json',
      right: '"languages":',
      wrong: '"synonyms": { "bush": ["cover"], "label": ["cover"] },\n  "languages":',
    },
  },
  'synonym-word-unknown': {
    unknownName: 'not-of-definition',
    title: 'Synonyms of a word that the book does not have',
    explanation:
      'The search puts the word in place of its synonyms, so a text of the book must have it. Correct the word, or name the one that the book uses.',
    example: { file: 'rules/book.json', right: '"languages":', wrong: '"synonyms": { "bsh": ["hedge"] },\n  "languages":' },
  },
  'card-kind-unknown': {
    unknownName: 'not-of-definition',
    title: 'Names of cards of an unknown kind',
    explanation:
      '`cardNames` lists names by their kind, such as `power`. The search explains what kind a name is of, so that each kind has to be the name of an entry of the glossary.',
    example: { file: 'rules/book.json', right: '"languages":', wrong: '"cardNames": { "bushes": { "Ivy": [] } },\n  "languages":' },
  },
  'card-name-duplicate': {
    title: 'Name of a card twice',
    explanation: 'Two names have the same form or abbreviation, so that the search could explain only one of them.',
    example: {
      file: 'rules/book.json',
      right: '"languages":',
      wrong: '"cardNames": { "bush": { "Ivy": ["I"], "Ilex": ["I"] } },\n  "languages":',
    },
  },
  'asks-too-few': {
    title: 'Clause with too few questions',
    explanation: 'Once a page of the book has questions, every clause needs several of them, in the different words that players use.',
    example: { file: ASKS, wrong: asks('"is a bush in the way"') },
  },
  'asks-duplicate': {
    title: 'Question written twice',
    explanation: 'A question belongs to the clause that answers it most directly. Remove it from the other one.',
    example: { file: ASKS, wrong: asks('"is a bush in the way", "can I shoot past a bush", "Is a bush in the way?"') },
  },
  'text-number-unmatched': {
    title: 'Number that no definition has',
    explanation:
      'An executable clause has a number in its text, and no definition that carries the clause has it: text and engine may disagree. Correct one of them, add the clause to the definition that has the number, or waive the number with a reason. A number of a worked example is listed in `exampleWords` of the clause, beside the page, also if the text is that of an erratum. A number word such as "two" counts if errata have taken its number out of all definitions that carry the clause.',
    example: { file: 'rules/ground/bushes.md', right: 'gives 1 more defense', wrong: 'gives 2 more defense' },
  },
  'text-word-unmatched': {
    title: 'Limiting word that no definition has',
    explanation:
      'An executable clause has a word such as “unless” or “only” in its text, and no definition that carries the clause has a condition. Add the condition, or waive the word with a reason.',
    example: {
      file: 'rules/turns/escape.json',
      right: '      ],\n      "clauses": ["turns.escape.roll"]',
      wrong: '      ],\n      "clauses": ["turns.escape.rest"]',
    },
  },
  'waiver-unneeded': {
    title: 'Waiver of a word that the text does not have',
    explanation:
      'A waiver says why no definition has a number or limiting word of an executable clause. A word that is not in the text needs no waiver, nor does a clause that is not executed.',
    example: {
      file: 'rules/turns/escape.json',
      right: '"kind": "procedure",',
      wrong: '"kind": "procedure",\n      "exampleWords": ["9"],',
    },
  },
  'id-redirect-missing': {
    unknownName: 'not-of-definition',
    title: 'Id gone without a redirect',
    explanation:
      'Ids of clauses and readings are permanent, because links use them. `sightline build` records them in rules/permanent-ids.json; a recorded id that nothing has any more leads to another one under `renamed` in rules/book.json.',
    example: { file: 'rules/permanent-ids.json', wrong: '{ "clauses": { "turns.escape": ["rest", "roll", "run"] } }\n' },
  },
  'heading-malformed': {
    title: 'Heading of a wrong level, or without a space',
    explanation:
      'A page has its title (`# Title`) and one heading of level 2 for each clause: `## Title {#slug}`, with a space after the number signs. A section of a reading (`### Why`) is of level 3.',
    example: { file: 'rules/turns/escape.md', right: '## A rest {#rest}', wrong: '### A rest {#rest}' },
  },
} as const satisfies Entries;
