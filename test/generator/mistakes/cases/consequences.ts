import type { Change } from '../../../fixtures/edited-small-book.ts';
import { addedAmendment, block, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

/**
 * Questions for every clause that is not on the page `turns.escape`. In a book with any questions, a clause without questions is a finding.
 */
const ASKS_OF_OTHER_PAGES: readonly Change[] = [
  {
    path: 'rules/ground/bushes.asks.json',
    text: '{"page": "ground.bushes", "asks": {"label": ["is a bush in the way", "can I shoot past a bush", "what is a bush"], "cover": ["how much harder is a shot through leaves", "do plants protect me", "what does cover give"], "measure": ["how far is that", "do I count squares", "how is a range counted"]}}',
  },
  {
    path: 'rules/glossary/terms.asks.json',
    text: '{ "page": "glossary.terms", "asks": { "bush": ["what are shrubs", "is a hedge a bush", "what grows here"], "label": ["what is a label", "which labels are there", "what does a label say"] } }',
  },
];

/** Mistakes in what other definitions or files depend on. */
export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an unknown name in the expression of a class key that restrictions read',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"fromHeight == toHeight"', with: '"fromHeigth == toHeight"' }],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "class": { "level": "«fromHeigth» == toHeight" },',
    advice: 'Did you mean "fromHeight"?',
  },
  {
    mistake: 'an exception that an erratum removes while its clause keeps its text',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"]',
        with: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"],\n      "unless": [{ "if": "!line.direct", "clauses": ["turns.escape.rest"], "note": "after a rest" }]',
      },
      { path: 'rules/turns/escape.json', replace: ',\n      "notExecuted": "needs turns of a game"', with: '' },
      newErratum(block('set cover.defense', '{ "unless": [] }')),
    ],
    code: 'clause-not-carried',
    at: 'rules/errata/guide-rest.md: «```set cover.defense»',
    advice: 'Change the text of the clause in the erratum, below `## turns.escape.rest`, or add',
  },
  {
    mistake: 'an erratum that removes the only definition with a condition, and leaves a "may" in the text of its clause',
    changes: [
      addedAmendment('{ "remove": "cover.defense" }'),
      { path: 'rules/ground/bushes.md', replace: 'A hindered line gives 1 more', with: 'A hindered line may give 1 more' },
    ],
    code: 'text-word-unmatched',
    at: 'rules/ground/bushes.md: A hindered line «may» give 1 more defense.',
    advice:
      'Read the text: it may still state the removed rule. Give the clause its new text in the erratum "guide.escape", below a heading "## ground.bushes.cover".',
  },
  {
    mistake: 'an erratum that removes the path of restrictions and labels',
    changes: [addedAmendment('{ "remove": "path.fire" }')],
    code: 'definition-needed',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": 4 } }, { "remove": «"path.fire"» }',
    advice: 'Remove or change these definitions too.',
  },
  {
    mistake: 'an erratum that removes the calculation of a value',
    changes: [addedAmendment('{ "remove": "calculation.cover" }')],
    code: 'definition-needed',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": 4 } }, { "remove": «"calculation.cover"» }',
    advice: 'Remove or change these definitions too.',
  },
  {
    mistake:
      'an unknown fact of a line that has the name of a fact of a square; an erratum removes the fact of the square and every use of it',
    changes: [
      addedAmendment(
        '{ "definition": "set-up.withered", "set": { "if": "characters.all(c, c.size == \'tiny\')" } }, { "remove": "square.green" }',
      ),
      { path: 'rules/ground/bushes.json', replace: '"if": "square.thick",', with: '"if": "square.thick && line.green",' },
    ],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.thick && line.«green»",',
    advice: 'Read line.level, or add a class key under "class" of the path "fire".',
  },
  {
    mistake: 'a faulty definition on a page whose sources count for a clause that has no sources of its own',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"executable": true,\n      "sources": { "core-rulebook-2014": "MEASURE" }',
        with: '"executable": true',
      },
      {
        path: 'rules/ground/bushes.json',
        replace: '"page": "ground.bushes",',
        with: '"page": "ground.bushes",\n  "sources": { "core-rulebook-2014": "MEASURE" },',
      },
      { path: 'rules/ground/bushes.json', replace: '"given": "map.kind"', with: '"given": 7' },
    ],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "given": «7»,',
    advice: 'expected text in double quotes',
  },
  {
    mistake: 'a file of questions that cannot be read, while the clauses of all other pages have questions',
    changes: [...ASKS_OF_OTHER_PAGES, { path: 'rules/turns/escape.asks.json', text: '{ "page": "turns.escape" "asks": {} }' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.asks.json: { "page": "turns.escape" «"»asks": {} }',
    advice: 'A comma is missing before this.',
  },
  {
    mistake: 'a misspelt field in the contents, which list the languages of translations',
    changes: [
      { path: 'rules/book.json', replace: '"title"', with: '"titel"' },
      {
        path: 'rules/turns/escape.de.md',
        text: '# Flucht {sha256:9d6055789368}\n\nWie man davonkommt.\n\n## Eine Rast {#rest sha256:4fcf8cc2932a}\n\nWer gerastet hat, heilt.\n',
      },
    ],
    code: 'field-unknown',
    at: 'rules/book.json: { "id": "all", «"titel"»: "All of it", "says": "A book for tests.", "pages": ["glossary.terms", "turns.escape", "ground.bushes"] }',
    advice: 'Did you mean "title"?',
  },
  {
    mistake: 'a misspelt name of a data file with the only definition that has the number of a text on another page',
    changes: [
      { path: 'rules/turns/escape.json', remove: true },
      { path: 'rules/turns/escpae.json', copyOf: 'rules/turns/escape.json' },
      {
        path: 'rules/turns/escpae.json',
        replace: '"definitions": [',
        with: '"definitions": [\n    { "id": "mostCover", "kind": "parameter", "type": "int", "unit": "pips", "value": 7, "clauses": ["ground.bushes.cover"] },',
      },
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: 'gives 1 more defense, up to 7.' },
    ],
    code: 'page-incomplete',
    at: 'rules/turns/escpae.json: «{»',
    advice: 'Rename the file to turns/escape.json, beside turns/escape.md.',
  },
  {
    mistake: 'a heading of a clause without its id, while all clauses have questions',
    changes: [
      ...ASKS_OF_OTHER_PAGES,
      {
        path: 'rules/turns/escape.asks.json',
        text: '{ "page": "turns.escape", "asks": { "roll": ["how do I run away", "may I flee", "who gets out"], "rest": ["who heals", "when do I sleep", "what cures"] } }',
      },
      { path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '## A rest' },
    ],
    code: 'clause-id-missing',
    at: 'rules/turns/escape.md: «## A rest»',
    advice: 'End the heading with its permanent id: lower-case letters, digits and hyphens in {#…}.',
  },
  {
    mistake: 'questions of a clause under a name that is like no clause',
    changes: [
      ...ASKS_OF_OTHER_PAGES,
      {
        path: 'rules/turns/escape.asks.json',
        text: '{ "page": "turns.escape", "asks": { "fleeing": ["how do I run away", "may I flee", "who gets out"], "rest": ["who heals", "when do I sleep", "what cures"] } }',
      },
    ],
    code: 'clause-unknown',
    at: 'rules/turns/escape.asks.json: { "page": "turns.escape", "asks": { «"fleeing"»: ["how do I run away", "may I flee", "who gets out"], "rest": ["who heals", "when do I sleep", "what cures"] } }',
    advice: 'expected roll, rest',
  },
  {
    mistake: 'a clause without data, and so without questions',
    changes: [
      ...ASKS_OF_OTHER_PAGES,
      {
        path: 'rules/turns/escape.asks.json',
        text: '{ "page": "turns.escape", "asks": { "roll": ["how do I run away", "may I flee", "who gets out"], "rest": ["who heals", "when do I sleep", "what cures"] } }',
      },
      {
        path: 'rules/turns/escape.md',
        replace: 'Whoever has rested heals.',
        with: 'Whoever has rested heals.\n\n## Later {#later}\n\nIt is late.',
      },
    ],
    code: 'clause-data-missing',
    at: 'rules/turns/escape.md: «## Later {#later}»',
    advice: 'expected an entry "later" under "clauses" in the JSON file of the page',
  },
];
