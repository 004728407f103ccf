import { addedDefinition, condition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a given path that the question does not have',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"given": "map.hindering"', with: '"given": "map.hinderning"' }],
    code: 'given-unknown',
    at: 'rules/ground/bushes.json: "given": «"map.hinderning"»,',
    advice: 'Did you mean "map.hindering"?',
  },
  {
    mistake: 'a given path with the singular of its list',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"given": "characters.size"', with: '"given": "character.size"' }],
    code: 'given-unknown',
    at: 'rules/ground/bushes.json: "given": «"character.size"»,',
    advice: 'Did you mean "characters.size"?',
  },
  {
    mistake: 'a record of another subject than its given path',
    changes: [{ path: 'rules/ground/bushes.json', replace: '"given": "map.hindering"', with: '"given": "characters.abilities"' }],
    code: 'given-of-other-subject',
    at: 'rules/ground/bushes.json: "given": «"characters.abilities"»,',
    advice: 'expected a field of each square',
  },
  {
    mistake: 'a fact named after another subject',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"id": "square.thick",\n      "kind": "property",\n      "of": "square"',
        with: '"id": "square.thick",\n      "kind": "property",\n      "of": "edge"',
      },
    ],
    code: 'fact-subject-wrong',
    at: 'rules/ground/bushes.json: "of": «"edge"»,',
    advice: 'expected square',
  },
  {
    mistake: 'a record named after another subject',
    changes: [
      {
        path: 'rules/ground/bushes.json',
        replace: '"of": "square",\n      "type": "bool",\n      "given": "map.hindering"',
        with: '"of": "player",\n      "type": "bool",\n      "given": "map.hindering"',
      },
    ],
    code: 'fact-subject-wrong',
    at: 'rules/ground/bushes.json: "of": «"player"»,',
    advice: 'expected square',
  },
  {
    mistake: 'a fact of the game on the board',
    changes: [
      addedDefinition(
        '{ "id": "character.tired", "kind": "record", "of": "character", "type": "bool", "clauses": ["ground.bushes.label"] }',
      ),
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "square.thick",',
        with: '"if": "square.thick && square.occupied && square.occupant.tired",',
      },
    ],
    code: 'expression-unknown-fact',
    at: 'rules/ground/bushes.json: "if": "square.thick && square.occupied && square.occupant.«tired»",',
    advice:
      'To forbid an action because of it, write a `constraint` with `"on": "option", "of": "turn"`, which reads `option.self`, or with `"on": "choose"`',
  },
  {
    mistake: 'two facts that need each other',
    changes: [
      { path: 'rules/ground/bushes.json', replace: '"is": "square.bush && board.kind != \'indoor\'"', with: '"is": "square.green"' },
    ],
    code: 'property-cycle',
    at: 'rules/ground/bushes.json: "is": «"square.thick || square.bush"»,',
    advice: 'Define one of them without the next',
  },
  {
    mistake: 'a subject with a misspelt list',
    changes: [addedDefinition('{ "id": "stone", "kind": "subject", "listed": "object", "clauses": ["ground.bushes.label"] }')],
    code: 'list-unknown',
    at: 'rules/ground/bushes.json: { "id": "stone", "kind": "subject", "listed": «"object"», "clauses": ["ground.bushes.label"] },',
    advice: 'Did you mean "objects"?',
  },
  {
    mistake: 'a subject with a misspelt list, whose records and expressions use the right one',
    changes: [
      addedDefinition('{ "id": "startline", "kind": "subject", "listed": "charcters.lines", "clauses": ["ground.bushes.label"] }'),
      addedDefinition(
        '{ "id": "startline.click", "kind": "record", "of": "startline", "type": "int", "given": "characters.lines.click", "clauses": ["ground.bushes.label"] }',
      ),
      condition('square.thick && line.level && charactersLines.all(l, l.click > 1)'),
    ],
    code: 'list-unknown',
    at: 'rules/ground/bushes.json: { "id": "startline", "kind": "subject", "listed": «"charcters.lines"», "clauses": ["ground.bushes.label"] },',
    advice: 'Did you mean "characters.lines"?',
  },
];
