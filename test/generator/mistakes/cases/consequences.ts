import type { Mistake } from '../mistake.ts';

const ESCAPE_AMENDMENT = { file: 'rules/errata/guide-escape.json', right: '{ "definition": "escapeOn", "set": { "value": 4 } }' } as const;
const recordDrawn = (list: string): string =>
  `{ "id": "square.${list}", "kind": "record", "of": "square", "type": "bool", "first": false, "given": "map.${list}", "draws": { "sign": "$" }, "clauses": ["ground.bushes.label"] },`;

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an unknown fact in the class of a path, whose key restrictions use',
    edits: [{ file: 'rules/ground/bushes.json', right: '"fromHeight == toHeight"', wrong: '"fromHeigth == toHeight"' }],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: "class": { "level": "«fromHeigth» == toHeight" },',
    advice: 'Did you mean "fromHeight"?',
  },
  {
    mistake: 'an erratum that removes the path of restrictions and labels',
    edits: [{ ...ESCAPE_AMENDMENT, wrong: `${ESCAPE_AMENDMENT.right}, { "remove": "path.fire" }` }],
    code: 'definition-needed',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": 4 } }, { "remove": «"path.fire"» }',
    advice: 'Remove or change these definitions too.',
  },
  {
    mistake: 'an erratum that removes the calculation of a value',
    edits: [{ ...ESCAPE_AMENDMENT, wrong: `${ESCAPE_AMENDMENT.right}, { "remove": "calculation.cover" }` }],
    code: 'definition-needed',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": 4 } }, { "remove": «"calculation.cover"» }',
    advice: 'Remove or change these definitions too.',
  },
  {
    mistake: 'an unknown fact with the name of a fact of another subject, which an erratum removes with its users',
    edits: [
      {
        ...ESCAPE_AMENDMENT,
        wrong: `${ESCAPE_AMENDMENT.right}, { "definition": "set-up.withered", "set": { "if": "characters.all(c, c.size == 'tiny')" } }, { "remove": "square.green" }`,
      },
      { file: 'rules/ground/bushes.json', right: '"if": "square.thick",', wrong: '"if": "square.thick && line.green",' },
    ],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.thick && line.«green»",',
    advice: 'expected level',
  },
  {
    mistake: 'one sign of drawn boards for two lists',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"definitions": [',
        wrong: `"definitions": [${recordDrawn('moss')}\n${recordDrawn('fern')}`,
      },
    ],
    code: 'draws-sign-taken',
    at: `rules/ground/bushes.json: "definitions": [${recordDrawn('moss').replace('"$"', '«"$"»')}`,
    advice: 'Leave `sign` out for a spare one, or take another character.',
  },
  {
    mistake: 'a number in a table with a waiver for running text only',
    edits: [
      {
        file: 'rules/turns/escape.md',
        right: 'Whoever has rested heals.',
        wrong: 'Whoever rests 7 rounds heals.\n\n| rest |\n| --- |\n| 7 |',
      },
      {
        file: 'rules/turns/escape.json',
        right: '"notExecuted": "needs turns of a game"',
        wrong: '"waives": [{ "words": ["7"], "reason": "Rounds are not executed yet." }]',
      },
    ],
    code: 'text-number-unmatched',
    at: 'rules/turns/escape.md: | «7» |',
    advice: 'add {"words": ["7"], "cells": true, "reason": "…"}',
  },
  {
    mistake: 'a faulty definition on a page whose sources count for a clause without its own',
    edits: [
      {
        file: 'rules/ground/bushes.json',
        right: '"executable": true,\n      "sources": { "core-rulebook-2014": "MEASURE" }',
        wrong: '"executable": true',
      },
      {
        file: 'rules/ground/bushes.json',
        right: '"page": "ground.bushes",',
        wrong: '"page": "ground.bushes",\n  "sources": { "core-rulebook-2014": "MEASURE" },',
      },
      { file: 'rules/ground/bushes.json', right: '"given": "map.kind"', wrong: '"given": 7' },
    ],
    code: 'value-wrong-type',
    at: 'rules/ground/bushes.json: "given": «7»,',
    advice: 'Put it in double quotes: "7".',
  },
  {
    mistake: 'a file of questions that cannot be read, while the clauses of all other pages have theirs',
    edits: [
      {
        file: 'rules/ground/bushes.asks.json',
        text: '{"page": "ground.bushes", "asks": {"label": ["is a bush in the way", "can I shoot past a bush", "what is a bush"], "cover": ["how much harder is a shot through leaves", "do plants protect me", "what does cover give"], "measure": ["how far is that", "do I count squares", "how is a range counted"]}}',
      },
      {
        file: 'rules/glossary/terms.asks.json',
        text: '{ "page": "glossary.terms", "asks": { "bush": ["what are shrubs", "is a hedge a bush", "what grows here"], "label": ["what is a label", "which labels are there", "what does a label say"] } }',
      },
      { file: 'rules/turns/escape.asks.json', text: '{ "page": "turns.escape" "asks": {} }' },
    ],
    code: 'json-syntax',
    at: 'rules/turns/escape.asks.json: { "page": "turns.escape" «"»asks": {} }',
    advice: 'A comma is missing before this.',
  },
];
