import type { Change } from '../../../fixtures/edited-small-book.ts';
import { newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const CLAUSES = '"clauses": ["ground.bushes.measure"]';

const LAST = '"gives": { "succeeds": "escapeOutcome(roll, bonus)" },\n      "clauses": ["turns.escape.roll"]\n    }';

/** Adds definitions after all others of the book. */
const appended = (...definitions: readonly string[]): Change => ({
  path: 'rules/turns/escape.json',
  replace: LAST,
  with: [LAST, ...definitions].join(',\n    '),
});

const calculation = (of: string): string =>
  `{ "id": "zz.cover", "kind": "calculation", "of": [${of}], "steps": [{ "start": "2" }], ${CLAUSES} }`;

const question = (id: string, ask: string): string =>
  `{ "id": "${id}", "kind": "question", "ask": ${ask}, "takes": { "buildTotal": "int" }, "steps": [{ "let": "buildTotal", "as": "left" }], "gives": { "actions": "left", "epicActions": "0" }, ${CLAUSES} }`;

const property = (id: string, shown: string): string =>
  `{ "id": "${id}", "kind": "property", "takes": {}, "type": "int", "is": "0", ${shown}${CLAUSES} }`;

const record = (id: string, shown: string, clause = 'ground.bushes.label'): string =>
  `{ "id": "${id}", "kind": "record", "of": "${id.split('.')[0]}", "type": "int", "shown": ${shown}, "clauses": ["${clause}"] }`;

const boardQuestion = (ask: string): string =>
  `{ "id": "zz.away", "kind": "board-question", "ask": [${ask}], "gives": { "succeeds": "false" }, ${CLAUSES} }`;

const rounding = (id: string, clause = 'ground.bushes.label'): string =>
  `{ "id": "${id}", "kind": "parameter", "type": { "enum": ["up", "down"] }, "value": "up", "rounds": true, "clauses": ["${clause}"] }`;

const RIVAL = { code: 'definition-rival', advice: 'Delete one of them, or give it another name.' };

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a second calculation of a quantity',
    changes: [appended(calculation('"defense"'))],
    ...RIVAL,
    at: `rules/turns/escape.json: ${calculation('«"defense"»')}`,
  },
  {
    mistake: 'a second board-question with one "ask"',
    changes: [appended(boardQuestion('"break-away"'))],
    ...RIVAL,
    at: `rules/turns/escape.json: ${boardQuestion('«"break-away"»')}`,
  },
  {
    mistake: 'a second question with one "ask"',
    changes: [appended(question('total', '"action-total"'), question('zz.total', '"action-total"'))],
    ...RIVAL,
    at: `rules/turns/escape.json: ${question('zz.total', '«"action-total"»')}`,
  },
  {
    mistake: 'a record shown under the name of another one',
    changes: [appended(record('character.tokens', '"tokens"'), record('character.zz', '"tokens"', 'ground.bushes.measure'))],
    ...RIVAL,
    at: `rules/turns/escape.json: ${record('character.zz', '«"tokens"»', 'ground.bushes.measure')}`,
  },
  {
    mistake: 'a property shown under the name of a record',
    changes: [appended(record('board.tokens', '"tokens"'), property('zz', '"shown": "tokens", '))],
    ...RIVAL,
    at: `rules/turns/escape.json: ${property('zz', '"shown": «"tokens"», ')}`,
  },
  {
    mistake: 'a property with the name of the function of a quantity',
    changes: [appended(property('defense', '"shown": "zz", '))],
    ...RIVAL,
    at: `rules/turns/escape.json: ${property('defense', '"shown": "zz", ').replace('"defense"', '«"defense"»')}`,
  },
  {
    mistake: 'a second parameter of how fractions round',
    changes: [appended(rounding('roundings'), rounding('zz', 'ground.bushes.measure'))],
    code: 'definition-rival',
    advice: 'Remove "rounds" from one of them, or delete it.',
    at: `rules/turns/escape.json: ${rounding('zz', 'ground.bushes.measure').replace('"rounds": true', '"rounds": «true»')}`,
  },
  {
    mistake: 'a second calculation that an erratum adds',
    changes: [newErratum(`\`\`\`add\n${calculation('"defense"')}\n\`\`\`\n`)],
    ...RIVAL,
    at: `rules/errata/guide-rest.md: ${calculation('«"defense"»')}`,
  },
];
