import { amendedText, block, fieldOfRestriction, newErratum, parametersOfRange } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const ESCAPE = 'rules/turns/escape.json';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an executable clause that no definition carries',
    changes: [{ path: 'rules/turns/escape.json', replace: ',\n      "notExecuted": "needs turns of a game"', with: '' }],
    code: 'clause-not-carried',
    at: 'rules/turns/escape.json: «"rest"»: {',
    advice: 'Add "turns.escape.rest" to the "clauses" of the definition that does it; if that is one of a pack',
  },
  {
    mistake: '`notExecuted` on a clause that a definition carries',
    changes: [
      {
        path: 'rules/turns/escape.json',
        replace: '"executable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
        with: '"executable": true,\n      "exampleWords": ["2"],\n      "notExecuted": "it is hard",\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
      },
    ],
    code: 'clause-reason-unneeded',
    at: 'rules/turns/escape.json: «"notExecuted"»: "it is hard",',
    advice: 'Remove it, or remove the clause from the "clauses"',
  },
  {
    mistake: 'a clause twice in the list of a definition',
    changes: [fieldOfRestriction('"cites": ["ground.bushes.label", "ground.bushes.label"]')],
    code: 'clause-repeated',
    at: 'rules/ground/bushes.json: "cites": ["ground.bushes.label", «"ground.bushes.label"»],',
    advice: 'Remove it here, or name the clause that was meant.',
  },
  {
    mistake: 'a clause twice in the list of a definition that differs between the editions',
    changes: [
      {
        path: ESCAPE,
        replace: '"value": 2, "clauses": ["turns.escape.roll"',
        with: '"value": 2, "clauses": ["turns.escape.roll", "turns.escape.roll"',
      },
    ],
    code: 'clause-repeated',
    at: `${ESCAPE}: { "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": 2, "clauses": ["turns.escape.roll", «"turns.escape.roll"»] },`,
    advice: 'Remove it here, or name the clause that was meant.',
  },
  {
    mistake: 'a clause that a definition cites without carrying it, where the definition differs between the editions',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'",',
        with: '"if": "line.label == \'hindered\'",\n      "cites": ["ground.bushes.label"],',
      },
      newErratum(block('set cover.defense', '{ "note": "in the bushes" }')),
    ],
    code: 'clause-cited-uncarried',
    at: 'rules/ground/bushes.json: "cites": [«"ground.bushes.label"»],',
    advice: 'Add "ground.bushes.label" to its "clauses" if the definition does what the clause says; otherwise remove it from "cites".',
  },
  {
    mistake: 'a clause twice in the list that an erratum sets',
    changes: [newErratum(block('set bush.target', '{ "clauses": ["ground.bushes.label", "ground.bushes.label"] }'))],
    code: 'clause-repeated',
    at: 'rules/errata/guide-rest.md: { "clauses": ["ground.bushes.label", «"ground.bushes.label"»] }',
    advice: 'Remove it here, or name the clause that was meant.',
  },
  {
    mistake: 'a cited clause that the definition does not carry',
    changes: [fieldOfRestriction('"cites": ["ground.bushes.label", "ground.bushes.cover"]')],
    code: 'clause-cited-uncarried',
    at: 'rules/ground/bushes.json: "cites": ["ground.bushes.label", «"ground.bushes.cover"»],',
    advice: 'Add "ground.bushes.cover" to its "clauses" if the definition does what the clause says; otherwise remove it from "cites".',
  },
  {
    mistake: '`card` on a clause that a definition of the rulebook carries',
    changes: [
      {
        path: 'rules/turns/escape.json',
        replace: '"executable": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
        with: '"executable": true,\n      "card": true,\n      "sources": { "core-rulebook-2014": "ESCAPE" }',
      },
    ],
    code: 'clause-card-unneeded',
    at: 'rules/turns/escape.json: «"card"»: true,',
    advice: 'Remove it.',
  },
  {
    mistake: 'a number in the text that no definition carries',
    changes: [{ path: 'rules/ground/bushes.md', replace: 'gives 1 more defense', with: 'gives 2 more defense' }],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: A hindered line gives «2» more defense.',
    advice:
      'Correct the text or the definition. Where no definition can have it, add {"words": ["2"], "reason": "…"} to the clause\'s "waives"',
  },
  {
    mistake: 'a number in the text that definitions have only in a list of numbers to try',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense', with: 'gives 5 more defense' },
      {
        path: 'rules/ground/bushes.json',
        replace: '"line.label == \'hindered\'"',
        with: '"[1, 2, 3, 4, 5, 6].exists(d, d > 0) && line.label == \'hindered\'"',
      },
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: A hindered line gives «5» more defense.',
    advice: 'Correct the text or the definition.',
  },
  {
    mistake: 'a number in the text of an erratum; a definition that the erratum changes has the number, but not the clause',
    changes: [
      newErratum(
        amendedText('ground.bushes.cover {sha256:267a97713cac}', 'A hindered line gives 1 more defense, below level 3.') +
          block('set bush.target', '{ "if": "square.thick && square.elevation < 3" }'),
      ),
    ],
    code: 'text-number-unmatched',
    at: 'rules/errata/guide-rest.md: A hindered line gives 1 more defense, below level «3».',
    advice: 'If it is the number in "bush.target", add "ground.bushes.cover" to the "clauses" of that definition.',
  },
  {
    mistake: 'a number in the text; a definition of the page has the number, but not the clause',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense', with: 'gives 1 more defense, below level 3' },
      {
        path: 'rules/ground/bushes.json',
        replace: '"over": "target",\n      "gives": "hindered",\n      "if": "square.thick"',
        with: '"over": "target",\n      "gives": "hindered",\n      "if": "square.thick && square.elevation < 3"',
      },
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: A hindered line gives 1 more defense, below level «3».',
    advice: 'If it is the number in "bush.target", add "ground.bushes.cover" to the "clauses" of that definition.',
  },
  {
    mistake: 'a number in the text that a definition of the page has for something else',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'A line along one', with: 'Take 3 steps. A line along one' },
      {
        path: 'rules/ground/bushes.json',
        replace: '"over": "target",\n      "gives": "hindered",\n      "if": "square.thick"',
        with: '"over": "target",\n      "gives": "hindered",\n      "if": "square.thick && square.elevation < 3"',
      },
      { path: 'rules/ground/bushes.md', replace: 'A line through bushes', with: 'Below level 3, a line through bushes' },
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: The range is the larger distance, in columns or rows. Take «3» steps. A line along one of them is direct.',
    advice: 'Correct the text or the definition. Where no definition can have it, add',
  },
  {
    mistake: 'a number in the text that an erratum changed in a parameter',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'The range is', with: 'Beyond 7 it is far. The range is' },
      ...parametersOfRange(['farFrom', 7, 'ground.bushes.measure']),
      newErratum(block('set farFrom', '{ "value": 8 }')),
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: Beyond «7» it is far. The range is the larger distance, in columns or rows. A line along one of them is direct.',
    advice:
      'Give the clause its new text in the erratum "guide.rest", below a heading "## ground.bushes.measure", or correct the definition.',
  },
  {
    mistake: 'a number in the text that is in a parameter without the clause, which a definition that carries the clause names',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: 'gives 1 more defense up to 7.' },
      { path: 'rules/ground/bushes.md', replace: 'The range is', with: 'Beyond 7 it is far. The range is' },
      ...parametersOfRange(['farFrom', 7, 'ground.bushes.cover']),
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: Beyond «7» it is far. The range is the larger distance, in columns or rows. A line along one of them is direct.',
    advice: 'If it is the number in "farFrom", add "ground.bushes.measure" to the "clauses" of that definition.',
  },
  {
    mistake: 'a text with the number of a second parameter in place of that of the first',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'The range is', with: 'Beyond 9 it is far, beyond 9 farther. The range is' },
      ...parametersOfRange(['farFrom', 7, 'ground.bushes.measure'], ['fartherFrom', 9, 'ground.bushes.measure']),
    ],
    code: 'definition-number-unstated',
    at: 'rules/ground/bushes.md: «## Measure {#measure}»',
    advice: 'Correct the text or the definition. If another clause states the number, add that to the "clauses" of "farFrom"',
  },
  {
    mistake: 'a number of a definition that none of its texts states',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'"',
        with: '"if": "line.label == \'hindered\' && line.range < 5"',
      },
    ],
    code: 'definition-number-unstated',
    at: 'rules/ground/bushes.md: «## Cover {#cover}»',
    advice: 'Correct the text or the definition. If another clause states the number, add that to the "clauses" of "cover.defense".',
  },
  {
    mistake: 'a text without the 1 of its definition',
    changes: [{ path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: 'gives more defense.' }],
    code: 'definition-number-unstated',
    at: 'rules/ground/bushes.md: «## Cover {#cover}»',
    advice: 'Correct the text or the definition.',
  },
  {
    mistake: 'a number word in the text in place of the 1 of its definition',
    changes: [{ path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: 'gives two more defense.' }],
    code: 'definition-number-unstated',
    at: 'rules/ground/bushes.md: «## Cover {#cover}»',
    advice: 'Correct the text or the definition.',
  },
  {
    mistake: 'a number that an erratum removes from a text although definitions have it',
    changes: [{ path: 'rules/errata/guide-escape.json', replace: 'Roll a die: 4 or more', with: 'Roll a die: a high roll' }],
    code: 'definition-number-unstated',
    at: 'rules/errata/guide-escape.json: "text": «"Roll a die: a high roll escapes, unless the die shows a 1."»',
    advice: 'Correct the text or the definition.',
  },
  {
    mistake: 'a limiting word that no definition carries',
    changes: [
      { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'Whoever has rested may heal.' },
      // Only the text of an executed clause is checked. `clause-not-carried` is reported only where there is no other error.
      { path: 'rules/turns/escape.json', replace: ',\n      "notExecuted": "needs turns of a game"', with: '' },
    ],
    code: 'text-word-unmatched',
    at: 'rules/turns/escape.md: Whoever has rested «may» heal.',
    advice:
      'Correct the text or the definition. Where no definition can have it, add {"words": ["may"], "reason": "…"} to the clause\'s "waives"',
  },
  {
    // Without the condition no definition has the 7 of the text. That follows from the mistake, so it is not reported.
    mistake: 'a row without its condition, which would have had the number of a text',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'The range is', with: 'Beyond 7 it is far. The range is' },
      {
        path: 'rules/turns/escape.json',
        replace: '"definitions": [',
        with: '"definitions": [\n    { "id": "isFar", "kind": "property", "takes": { "range": "int" }, "type": "bool", "rows": [{ "gives": true }, { "gives": false }], "clauses": ["ground.bushes.measure"] },',
      },
    ],
    code: 'expression-wrong-type',
    at: 'rules/turns/escape.json: { "id": "isFar", "kind": "property", "takes": { "range": "int" }, "type": "bool", "rows": [{ "gives": true }, «{ "gives": false }»], "clauses": ["ground.bushes.measure"] },',
    advice: 'expected only the last row without "if"',
  },
];
