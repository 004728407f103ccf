import { addedDefinition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const CLAUSES = '"clauses": ["ground.bushes.measure"]';

const question = (gives: string, more = ''): string =>
  `{ "id": "total", "kind": "question", "ask": "action-total", "takes": { "buildTotal": "int" }, "steps": [{ "let": "buildTotal", "as": "left" }], "gives": ${gives}, ${more}${CLAUSES} }`;

const mistakeIn = (mistake: string, gives: string, marked: string, advice: string): Mistake => ({
  mistake,
  changes: [addedDefinition(question(gives))],
  code: 'expression-wrong-type',
  at: `rules/ground/bushes.json: ${question(marked)},`,
  advice,
});

export const mistakes: readonly Mistake[] = [
  mistakeIn('a question without a field of its verdict', '{ "actions": "left" }', '«{ "actions": "left" }»', 'expected epicActions'),
  mistakeIn(
    'a question with a field that its verdict does not have',
    '{ "actions": "left", "epicActions": "0", "zz": "left" }',
    '{ "actions": "left", "epicActions": "0", "zz": «"left"» }',
    'expected actions, epicActions',
  ),
  mistakeIn(
    'a question with a field of another type than in its verdict',
    '{ "actions": "left > 0", "epicActions": "0" }',
    '{ "actions": «"left > 0"», "epicActions": "0" }',
    'expected integer',
  ),
  {
    mistake: 'a question with checks, of whose problems its verdict tells nothing',
    changes: [
      addedDefinition(
        `${question('{ "actions": "left", "epicActions": "0" }', '"checks": "total", ')},\n    { "id": "few", "kind": "constraint", "on": "check", "of": "total", "if": "escapeOn > 3", "message": "too many", ${CLAUSES} }`,
      ),
    ],
    code: 'expression-wrong-type',
    at: `rules/ground/bushes.json: ${question('{ "actions": "left", "epicActions": "0" }', '"checks": «"total"», ')},`,
    advice: 'expected no "checks"',
  },
  {
    mistake: 'a question whose verdict has another title in its schema',
    changes: [
      addedDefinition(question('{ "actions": "left" }')),
      { path: 'schemas/verdict.schema.json', replace: '"title": "ActionTotalVerdict"', with: '"title": "ActionsTotalVerdict"' },
    ],
    code: 'expression-wrong-type',
    at: `rules/ground/bushes.json: ${question('{ "actions": "left" }').replace('"action-total"', '«"action-total"»')},`,
    advice: 'expected ActionTotalVerdict',
  },
];
