import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a comma missing between two fields',
    changes: [
      { path: 'rules/turns/escape.json', replace: '"page": "turns.escape",\n  "aliases"', with: '"page": "turns.escape"\n  "aliases"' },
    ],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: «"»aliases": ["run"],',
    advice: 'A comma is missing before this.',
  },
  {
    mistake: 'a comma after the last field',
    changes: [
      {
        path: 'rules/turns/escape.json',
        replace: '"notExecuted": "needs turns of a game"\n',
        with: '"notExecuted": "needs turns of a game",\n',
      },
    ],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: «}»',
    advice: 'Leave out the comma before }.',
  },
  {
    mistake: 'a comment in JSON',
    changes: [
      { path: 'rules/turns/escape.json', replace: '  "aliases": ["run"],\n', with: '  // what players say\n  "aliases": ["run"],\n' },
    ],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: «/»/ what players say',
    advice: 'JSON has no comments.',
  },
  {
    mistake: 'single quotes',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"]', with: '"aliases": [\'run\']' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: "aliases": [«\'»run\'],',
    advice: 'JSON strings are written in double quotes.',
  },
  {
    mistake: 'a key without quotes',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"]', with: 'aliases: ["run"]' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: «aliases»: ["run"],',
    advice: 'Put the name in double quotes: "aliases".',
  },
  {
    mistake: 'a bracket never closed',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"],', with: '"aliases": ["run",' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: "clauses"«:» {',
    advice: 'A ] is missing before the name that ends here.',
  },
  {
    mistake: 'a quote never closed',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"],', with: '"aliases": ["run],' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: "aliases": ["run],«»',
    advice: 'A double quote is missing at the end of the text.',
  },
  {
    mistake: 'curly quotes of a word processor',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"]', with: '“aliases”: ["run"]' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: «“»aliases”: ["run"],',
    advice: 'Use straight double quotes: ".',
  },
  {
    mistake: 'False as in Python',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"clauses": {', with: '"appendix": False,\n  "clauses": {' }],
    code: 'json-syntax',
    at: 'rules/ground/bushes.json: "appendix": «False»,',
    advice: 'Write false.',
  },
  {
    mistake: 'an empty file',
    changes: [{ path: 'rules/turns/escape.json', text: '' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: «»',
    advice: 'Nothing is written here.',
  },
  {
    mistake: 'a field twice',
    changes: [
      { path: 'rules/turns/escape.json', replace: '  "aliases": ["run"],\n', with: '  "aliases": ["run"],\n  "aliases": ["flee"],\n' },
    ],
    code: 'json-duplicate-key',
    at: 'rules/turns/escape.json: «"aliases"»: ["flee"],',
    advice: 'Remove one of them.',
  },
  {
    mistake: 'a number as text',
    changes: [{ path: 'rules/turns/escape.json', replace: '"value": 2', with: '"value": "2"' }],
    code: 'value-of-other-type',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": «"2"», "clauses": ["turns.escape.roll"] },',
    advice: 'Write it without quotes.',
  },
  {
    mistake: 'text as a number',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"]', with: '"aliases": [7]' }],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: "aliases": [«7»],',
    advice: 'Put it in double quotes: "7".',
  },
  {
    mistake: 'one text where a list is expected',
    changes: [{ path: 'rules/turns/escape.json', replace: '"aliases": ["run"]', with: '"aliases": "run"' }],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: "aliases": «"run"»,',
    advice: 'Put it in brackets: ["run"].',
  },
  {
    mistake: 'a leading zero',
    changes: [{ path: 'rules/turns/escape.json', replace: '"value": 2', with: '"value": 02' }],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: { "id": "escapeOn", "kind": "parameter", "type": "int", "unit": "pips", "value": «02», "clauses": ["turns.escape.roll"] },',
    advice: 'Write 2: numbers have no leading zeros.',
  },
  {
    mistake: 'a file that is only a list',
    changes: [{ path: 'rules/turns/escape.json', text: '[]' }],
    code: 'value-wrong-type',
    at: 'rules/turns/escape.json: «[]»',
    advice: 'expected an object',
  },
  {
    mistake: 'conflict markers left by git',
    changes: [
      {
        path: 'rules/turns/escape.json',
        replace: '  "aliases": ["run"],\n',
        with: '<<<<<<< HEAD\n  "aliases": ["run"],\n=======\n  "aliases": ["flee"],\n>>>>>>> branch\n',
      },
    ],
    code: 'json-syntax',
    at: 'rules/turns/escape.json: «<»<<<<<< HEAD',
    advice: 'Git has left a conflict here: keep one of the two sides.',
  },
  {
    mistake: 'the schema of questions without its end',
    changes: [{ path: 'schemas/question.schema.json', text: '{ "title": "Question"\n' }],
    code: 'json-syntax',
    at: 'schemas/question.schema.json: «»',
    advice: 'expected , or }',
  },
  {
    mistake: 'a conflict of Git in recorded chains',
    changes: [
      {
        path: 'rules/turns/escape.chains.json',
        replace: '  "roll#three": ["turns.escape.roll"],\n',
        with: '<<<<<<< HEAD\n  "roll#three": ["turns.escape.roll"],\n=======\n  "roll#three": [],\n>>>>>>> theirs\n',
      },
    ],
    code: 'json-syntax',
    at: 'rules/turns/escape.chains.json: «<»<<<<<< HEAD',
    advice: 'Run `sightline build`',
  },
];
