import { fieldOfClause } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a misspelt kind of clause',
    changes: [{ path: 'rules/turns/escape.json', replace: '"kind": "procedure"', with: '"kind": "procedur"' }],
    code: 'value-unknown',
    at: 'rules/turns/escape.json: "kind": «"procedur"»,',
    advice: 'Did you mean "procedure"?',
  },
  {
    mistake: 'a clause without a kind',
    changes: [{ path: 'rules/turns/escape.json', replace: '      "kind": "procedure",\n', with: '' }],
    code: 'field-missing',
    at: 'rules/turns/escape.json: «"roll"»: {',
    advice: 'expected "kind" on the page for all its clauses, or on this clause',
  },
  {
    mistake: 'a page and clauses without sources',
    changes: [
      { path: 'rules/glossary/terms.json', replace: '      "sources": { "core-rulebook-2014": "BUSH" },\n', with: '' },
      { path: 'rules/glossary/terms.json', replace: '      "sources": { "core-rulebook-2014": "LABEL" },\n', with: '' },
    ],
    code: 'clause-sources-missing',
    at: 'rules/glossary/terms.json: «"page"»: "glossary.terms",',
    advice: 'Add "sources" to the page.',
  },
  {
    mistake: 'data under the whole id of a clause',
    changes: [{ path: 'rules/turns/escape.json', replace: '"rest": {', with: '"turns.escape.rest": {' }],
    code: 'clause-text-missing',
    at: 'rules/turns/escape.json: «"turns.escape.rest"»: {',
    advice: 'Did you mean "rest"?',
  },
  {
    mistake: 'a misspelt field of a clause',
    changes: [
      {
        path: 'rules/turns/escape.json',
        replace: '"executable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
        with: '"executeable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
      },
    ],
    code: 'field-unknown',
    at: 'rules/turns/escape.json: «"executeable"»: true,',
    advice: 'Did you mean "executable"?',
  },
  {
    mistake: 'sources as one text',
    changes: [{ path: 'rules/turns/escape.json', replace: '"sources": { "core-rulebook-2014": "ESCAPE" }', with: '"sources": "ESCAPE"' }],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: "sources": «"ESCAPE"»',
    advice: 'Write an object: by document of rules/editions.json, its heading or key there, or a list of them.',
  },
  {
    mistake: 'a source without a section',
    changes: [{ path: 'rules/turns/escape.json', replace: '{ "core-rulebook-2014": "ESCAPE" }', with: '{ "core-rulebook-2014": "" }' }],
    code: 'value-wrong-shape',
    at: 'rules/turns/escape.json: "sources": { "core-rulebook-2014": «""» }',
    advice: 'expected at least 1 character',
  },
  {
    mistake: 'an unknown document as a source',
    changes: [
      { path: 'rules/turns/escape.json', replace: '{ "core-rulebook-2014": "ESCAPE" }', with: '{ "core-rulebok-2014": "ESCAPE" }' },
    ],
    code: 'document-unknown',
    at: 'rules/turns/escape.json: "sources": { «"core-rulebok-2014"»: "ESCAPE" }',
    advice: 'Did you mean "core-rulebook-2014"?',
  },
  {
    mistake: 'a disagreement of sources with an unknown document',
    changes: [fieldOfClause('"differs": { "readings": { "guide-card": { "ESCAPE": "Roll twice." } }, "taken": "Roll once." }')],
    code: 'document-unknown',
    at: 'rules/turns/escape.json: "differs": { "readings": { «"guide-card"»: { "ESCAPE": "Roll twice." } }, "taken": "Roll once." },',
    advice: 'expected core-rulebook-2014',
  },
  {
    mistake: 'a number as "notExecuted"',
    changes: [
      { path: 'rules/turns/escape.json', replace: '      "notExecuted": "needs turns of a game"\n', with: '      "notExecuted": 3\n' },
    ],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: "notExecuted": «3»',
    advice: 'Put it in double quotes: "3".',
  },
  {
    mistake: 'an `amends` that names no clause',
    changes: [fieldOfClause('"amends": ["turns.escape.rol"]')],
    code: 'clause-unknown',
    at: 'rules/turns/escape.json: "amends": [«"turns.escape.rol"»],',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  {
    mistake: 'data for a clause that has no text',
    changes: [{ path: 'rules/turns/escape.json', replace: '    "rest": {', with: '    "rests": {' }],
    code: 'clause-text-missing',
    at: 'rules/turns/escape.json: «"rests"»: {',
    advice: 'Did you mean "rest"?',
  },
  {
    mistake: 'a clause removed from the page, but not from its data',
    changes: [{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}\n\nWhoever has rested heals.\n', with: '' }],
    code: 'clause-text-missing',
    at: 'rules/turns/escape.json: «"rest"»: {',
    advice: 'Write its heading and its text on the page: ## Title {#rest}. Or remove its data.',
  },
  {
    mistake: 'a page id that differs from the name of its file',
    changes: [{ path: 'rules/turns/escape.json', replace: '"page": "turns.escape"', with: '"page": "turns.escapes"' }],
    code: 'page-misnamed',
    at: 'rules/turns/escape.json: "page": «"turns.escapes"»,',
    advice: 'expected turns.escape',
  },
  {
    mistake: 'a misspelt file name of the text of a page, so that it no longer matches that of the data',
    changes: [
      { path: 'rules/turns/escape.md', remove: true },
      { path: 'rules/turns/escpae.md', copyOf: 'rules/turns/escape.md' },
    ],
    code: 'page-incomplete',
    at: 'rules/turns/escpae.md: «# Escape»',
    advice: 'Rename the file to turns/escape.md, beside turns/escape.json.',
  },
  {
    mistake: 'an unknown kind of the page, for all its clauses',
    changes: [
      { path: 'rules/turns/escape.json', replace: '"aliases": ["run"],', with: '"aliases": ["run"],\n  "kind": "rule",' },
      { path: 'rules/turns/escape.json', replace: '"kind": "procedure",', with: '' },
      { path: 'rules/turns/escape.json', replace: '"kind": "effect",', with: '' },
    ],
    code: 'value-unknown',
    at: 'rules/turns/escape.json: "kind": «"rule"»,',
    advice:
      'expected advice, constraint, definition, effect, erratum, example, figure, force-building, glossary, procedure, reminder, ruling, scoring, setup, table, value',
  },
  {
    mistake: 'the clauses of a page under a misspelt field',
    changes: [{ path: 'rules/turns/escape.json', replace: '  "clauses": {', with: '  "clause": {' }],
    code: 'field-unknown',
    at: 'rules/turns/escape.json: «"clause"»: {',
    advice: 'Did you mean "clauses"?',
  },
  {
    mistake: 'the aliases of a page in the singular',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"]', with: '"alias": ["run"]' }],
    code: 'field-unknown',
    at: 'rules/turns/escape.json: «"alias"»: ["run"],',
    advice: 'Did you mean "aliases"?',
  },
];
