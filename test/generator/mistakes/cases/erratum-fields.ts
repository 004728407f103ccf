import { block, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a path beyond the end of a list',
    changes: [newErratum(block('set escape.outcome', '{ "rows.9": { "if": "die == 7", "gives": false } }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows.9"»: { "if": "die == 7", "gives": false } }',
    advice: 'Entries of a list are counted from 0.',
  },
  {
    mistake: 'a path with a leading zero',
    changes: [newErratum(block('set escape.outcome', '{ "rows.01.gives": false }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows.01.gives"»: false }',
    advice: 'Entries of a list are counted from 0.',
  },
  {
    mistake: 'a path into an exception that is not there',
    changes: [newErratum(block('set bush.target', '{ "unless.2.if": "line.level" }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"unless.2.if"»: "line.level" }',
    advice: 'Entries of a list are counted from 0.',
  },
  {
    mistake: 'a path with brackets',
    changes: [newErratum(block('set escape.outcome', '{ "rows[1].gives": true }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows[1].gives"»: true }',
    advice: 'Write "rows.1.gives".',
  },
  {
    mistake: 'a path with slashes',
    changes: [newErratum(block('set escape.outcome', '{ "rows/1/gives": true }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"rows/1/gives"»: true }',
    advice: 'Write "rows.1.gives".',
  },
  {
    mistake: 'a path into a number',
    changes: [newErratum(block('set cover.defense', '{ "modifier.value": 2 }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"modifier.value"»: 2 }',
    advice: 'expected "modifier" as the whole path',
  },
  {
    mistake: 'another kind',
    changes: [newErratum(block('set escapeOn', '{ "kind": "record" }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"kind"»: "record" }',
    advice: 'To exchange the definition, remove it (`remove escapeOn`) and add another one (`add`).',
  },
  {
    mistake: 'another id',
    changes: [newErratum(block('set escapeOn', '{ "id": "escapeFrom" }'))],
    code: 'erratum-path-unknown',
    at: 'rules/errata/guide-rest.md: { «"id"»: "escapeFrom" }',
    advice: 'To exchange the definition, remove it (`remove escapeOn`) and add another one (`add`).',
  },
  {
    mistake: 'a misspelt field',
    changes: [newErratum(block('set cover.defense', '{ "modifer": 2 }'))],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { «"modifer"»: 2 }',
    advice: 'Did you mean "modifier"?',
  },
  {
    mistake: 'a misspelt field of a nested object',
    changes: [newErratum(block('set path.fire', '{ "corner.withn": "best" }'))],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { «"corner.withn"»: "best" }',
    advice: 'Did you mean "within"?',
  },
  {
    mistake: 'a field set to its present value',
    changes: [newErratum(block('set cover.defense', '{ "modifier": 1 }'))],
    code: 'erratum-without-effect',
    at: 'rules/errata/guide-rest.md: { «"modifier"»: 1 }',
    advice: 'Remove the field, or set it to the value that was meant.',
  },
  {
    mistake: 'an empty set',
    changes: [newErratum(block('set cover.defense', '{}'))],
    code: 'value-wrong-shape',
    at: 'rules/errata/guide-rest.md: «{}»',
    advice: 'expected at least 1 field',
  },
  {
    mistake: 'a value that the field cannot have',
    changes: [newErratum(block('set path.fire', '{ "along": "bestest" }'))],
    code: 'erratum-set-invalid',
    at: 'rules/errata/guide-rest.md: { "along": «"bestest"» }',
    advice: 'expected worst, first',
  },
  {
    mistake: 'a condition that does not compile',
    changes: [newErratum(block('set cover.defense', '{ "if": "line.lable == \'hindered\'" }'))],
    code: 'expression-unknown-fact',
    at: 'rules/errata/guide-rest.md: { "if": "line.«lable» == \'hindered\'" }',
    advice: 'Did you mean "label"?',
  },
  {
    mistake: 'an unknown clause as one entry of a list of clauses',
    changes: [newErratum(block('set line.range', '{ "clauses.0": "ground.bushes.measur" }'))],
    code: 'clause-unknown',
    at: 'rules/errata/guide-rest.md: { "clauses.0": «"ground.bushes.measur"» }',
    advice: 'Did you mean "ground.bushes.measure"?',
  },
  {
    mistake: 'a condition that does not compile, in a field inside another that the erratum sets',
    changes: [
      newErratum(
        block(
          'set bush.target',
          `{ "unless": [{ "if": "line.level", "clauses": ["ground.bushes.label"] }],\n  "unless.0.if": "line.levl" }`,
        ),
      ),
    ],
    code: 'expression-unknown-fact',
    at: 'rules/errata/guide-rest.md: "unless.0.if": "line.«levl»" }',
    advice: 'Did you mean "level"?',
  },
];
