import type { Change } from '../../../fixtures/edited-small-book.ts';
import { addedDefinition, condition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

/** Four list functions, each inside the one before, over a list that the board and the game can make. */
const nested = (inside: string): string => `[1, 2].exists(a, [1, 2].exists(b, [1, 2].exists(c, [1, 2].exists(d, ${inside}))))`;

const addedProperty = (id: string, text: string): Change =>
  addedDefinition(
    `{ "id": "${id}", "kind": "property", "takes": { "who": "int" }, "type": "bool",\n      "is": "${text}",\n      "clauses": ["ground.bushes.label"] }`,
  );

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'four properties of four levels that call each other',
    changes: [
      addedProperty('first', nested('second(d)')),
      addedProperty('second', nested('third(d)')),
      addedProperty('third', nested('fourth(d)')),
      addedProperty('fourth', nested('d == who')),
      condition('square.thick && characters.exists(a, first(1))'),
    ],
    code: 'expression-too-costly',
    at: `rules/ground/bushes.json: "is": "${nested('«fourth(d)»')}",`,
    advice: 'What "fourth" calls counts too. Call it inside at most 2, or nest fewer in it.',
  },
  {
    mistake: 'a list function around the call of a property of six levels',
    changes: [
      addedProperty('first', '[1, 2].exists(a, [1, 2].exists(b, second(b)))'),
      addedProperty('second', nested('d == who')),
      condition('square.thick && characters.exists(a, first(1))'),
    ],
    code: 'expression-too-costly',
    at: 'rules/ground/bushes.json: "if": "square.thick && characters.exists(a, «first(1)»)",',
    advice: 'What "first" calls counts too. Call it outside of list functions, or nest fewer in it.',
  },
  {
    mistake: 'list functions in an argument that is read inside four others',
    changes: [
      addedProperty('crowded', nested('d == who')),
      condition('square.thick && crowded(characters.filter(a, a.squares.exists(b, a.squares.exists(c, b == c))).size())'),
    ],
    code: 'expression-too-costly',
    at: 'rules/ground/bushes.json: "if": "square.thick && crowded(characters.filter(a, a.squares.exists(b, «a.squares.exists(c, b == c)»)).size())",',
    advice: 'Nest fewer list functions in it.',
  },
  {
    mistake: 'a list function around a fact of the line that has six levels',
    changes: [
      addedProperty('crowded', nested('d == who')),
      addedDefinition(
        '{ "id": "line.crowded", "kind": "property", "of": "line", "type": "bool", "is": "characters.exists(a, a.squares.exists(b, crowded(1)))", "clauses": ["ground.bushes.label"] }',
      ),
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'"',
        with: '"if": "line.label == \'hindered\' && characters.all(a, line.crowded)"',
      },
    ],
    code: 'expression-too-costly',
    at: 'rules/ground/bushes.json: "if": "line.label == \'hindered\' && characters.all(a, «line.crowded»)",',
    advice: 'What "line.crowded" calls counts too. Call it outside of list functions, or nest fewer in it.',
  },
  {
    mistake: 'two functions of the board that call each other',
    changes: [addedProperty('first', 'second(who)'), addedProperty('second', 'first(who)'), condition('square.thick && first(1)')],
    code: 'property-cycle',
    at: 'rules/ground/bushes.json: "is": "«second(who)»",',
    advice: '"second" needs this definition itself. Define one of them without the next.',
  },
];
