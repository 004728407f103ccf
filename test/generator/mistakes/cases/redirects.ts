import type { Change } from '../../../fixtures/edited-small-book.ts';
import { packOfSmallBook } from '../../../fixtures/pack-of-small-book.ts';
import { block, newReading, redirect } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const RECORDED_REST: Change = {
  path: 'rules/permanent-ids.json',
  text: '{ "clauses": {}, "readings": ["reading.bushes", "reading.rest"] }\n',
};

/** The clause `turns.escape.roll` is renamed to `turns.escape.${slug}` on the page and in its data. */
const renamedRoll = (slug: string): readonly Change[] => [
  { path: 'rules/permanent-ids.json', text: '{ "clauses": { "turns.escape": ["rest", "roll"] } }\n' },
  { path: 'rules/turns/escape.md', replace: '## The roll {#roll}', with: `## The roll {#${slug}}` },
  { path: 'rules/turns/escape.json', replace: '    "roll": {', with: `    "${slug}": {` },
];

const restriction = (over: string): string =>
  block(
    'add',
    `{ "id": "bush.side", "kind": "restriction", "path": "fire", "over": "${over}", "gives": "hindered", "if": "square.thick", "clauses": ["ground.bushes.label"] }`,
  );

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a clause renamed on the page without a redirect',
    changes: [
      { path: 'rules/permanent-ids.json', text: '{ "clauses": { "turns.escape": ["rest", "roll"] } }\n' },
      { path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '## A rest {#a-rest}' },
      { path: 'rules/turns/escape.json', replace: '    "rest": {', with: '    "a-rest": {' },
    ],
    code: 'id-redirect-missing',
    at: 'rules/turns/escape.md: «## A rest {#a-rest}»',
    advice:
      'Add "turns.escape.rest": "turns.escape.a-rest" to "renamed" in rules/book.json. If the id was never published, remove it from rules/permanent-ids.json.',
  },
  ...['rol', 'the-throw'].map(
    (slug): Mistake => ({
      mistake: `a clause renamed without a redirect that definitions, an example and an erratum cite: ${slug}`,
      changes: renamedRoll(slug),
      code: 'id-redirect-missing',
      at: `rules/turns/escape.md: «## The roll {#${slug}}»`,
      advice: `Add "turns.escape.roll": "turns.escape.${slug}" to "renamed" in rules/book.json. If the id was never published, remove it from rules/permanent-ids.json. Then write the new id in the 6 places that name the old one`,
    }),
  ),
  {
    mistake: 'a clause renamed without a redirect that a definition of a pack cites',
    changes: [
      ...packOfSmallBook(),
      { path: 'rules/permanent-ids.json', text: '{ "clauses": { "turns.escape": ["rest", "roll"] } }\n' },
      { path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '## A rest {#a-rest}' },
      { path: 'rules/turns/escape.json', replace: '    "rest": {', with: '    "a-rest": {' },
      {
        path: 'rules/packs/cards/cards/one.json',
        replace: '"clauses": ["cards.one.luck"]',
        with: '"clauses": ["cards.one.luck", "turns.escape.rest"]',
      },
    ],
    code: 'id-redirect-missing',
    at: 'rules/turns/escape.md: «## A rest {#a-rest}»',
    advice: 'Then write the new id in the place that names the old one, or undo the change if the new id is a mistake.',
  },
  {
    mistake: 'a reading renamed without a redirect',
    changes: [{ path: 'rules/permanent-ids.json', text: '{ "clauses": {}, "readings": ["reading.shrubs"] }\n' }],
    code: 'id-redirect-missing',
    at: 'rules/readings/bushes.json: "id": «"reading.bushes"»,',
    advice:
      'Add "reading.shrubs": "reading.bushes" to "renamed" in rules/book.json. If the id was never published, remove it from rules/permanent-ids.json.',
  },
  {
    mistake: 'a reading with the id of another one, in place of its own',
    changes: [
      { path: 'rules/permanent-ids.json', text: '{ "clauses": {}, "readings": ["reading.bushes", "reading.rest"] }\n' },
      newReading({ heading: '## What a rest is {#bushes}' }),
    ],
    code: 'reading-duplicate',
    at: 'rules/readings/rest.md: «## What a rest is {#bushes}»',
    advice: 'Give one of them another id.',
  },
  {
    mistake: 'a recorded reading of which a variant has no text',
    changes: [RECORDED_REST, newReading({ variants: `### Variant {#quick}\n\n${restriction('between')}` })],
    code: 'value-wrong-shape',
    at: 'rules/readings/rest.md: «### Variant {#quick}»',
    advice: 'expected at least 10 characters',
  },
  {
    mistake: 'a recorded reading of which a variant adds a definition with a wrong value',
    changes: [
      RECORDED_REST,
      newReading({
        variants: `### Variant {#quick}\n\nBushes beside a line hinder it.\n\n${restriction('sauce')}`,
      }),
    ],
    code: 'value-unknown',
    at: 'rules/readings/rest.md: { "id": "bush.side", "kind": "restriction", "path": "fire", "over": «"sauce"», "gives": "hindered", "if": "square.thick", "clauses": ["ground.bushes.label"] }',
    advice: 'expected source, between, target, edge, side, step, line',
  },
  {
    mistake: 'a redirect to a clause that is not there',
    changes: [redirect('"turns.escape.run": "turns.escape.rol"')],
    code: 'clause-unknown',
    at: 'rules/book.json: "renamed": { "turns.escape.run": «"turns.escape.rol"» },',
    advice: 'Did you mean "turns.escape.roll"?',
  },
  {
    mistake: 'a redirect from the id of an existing clause',
    changes: [redirect('"turns.escape.rest": "turns.escape.roll"')],
    code: 'rename-conflict',
    at: 'rules/book.json: "renamed": { «"turns.escape.rest"»: "turns.escape.roll" },',
    advice: 'Remove the line from "renamed", or give the clause, erratum or reading with this id its new id.',
  },
  {
    mistake: 'a redirect to a reading that is not there',
    changes: [redirect('"reading.shrubs": "reading.bush"')],
    code: 'redirect-unknown',
    at: 'rules/book.json: "renamed": { "reading.shrubs": «"reading.bush"» },',
    advice: 'Did you mean "reading.bushes"?',
  },
  {
    mistake: 'a redirect to itself',
    changes: [redirect('"turns.escape.run": "turns.escape.run"')],
    code: 'clause-unknown',
    at: 'rules/book.json: "renamed": { "turns.escape.run": «"turns.escape.run"» },',
    advice: 'Did you mean "turns.escape.roll"?',
  },
];
