import { addedDefinition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const CLAUSES = '"clauses": ["ground.bushes.label"]';

/** A procedure that counts in its own fact `rounds`. `fact` is the name under which its step sets that fact, such as `resting.rounds`. */
const counting = (id: string, name: string, fact: string): string =>
  `{ "id": "${id}", "kind": "procedure", "name": "${name}", "holds": { "rounds": "int = 0" }, "steps": [{ "set": "${fact}", "to": "it + 1" }], ${CLAUSES} }`;

const trigger = (moments: string): string =>
  `{ "id": "rest.first", "kind": "trigger", ${moments}, "steps": [{ "set": "sleeping.rounds", "to": "it + 1" }], ${CLAUSES} }`;

const option = (id: string, menu: string, step: string, command = ''): string =>
  `{ "id": "${id}", "kind": "option", "title": "Go on", "in": ${menu}, ${command}"steps": [${step}], ${CLAUSES} }`;

const choosing = (id: string, choice: string): string =>
  `{ "id": "${id}", "kind": "procedure", "name": "${id}ing", "steps": [{ ${choice}, "prompt": "Choose", ${CLAUSES} }], ${CLAUSES} }`;

/** A game whose menu offers an attack and a pass. A trigger acts at a point of the attack, once a game. */
const gameWith = (menuOfAttack: string): string =>
  [
    `{ "id": "game.play", "kind": "procedure", "name": "playing", "takes": { "who": "player" }, "steps": [{ "offer": "turn", "by": "who", "through": "act" }], ${CLAUSES} }`,
    `{ "id": "act", "kind": "procedure", "name": "acting", "takes": { "does": "procedure" }, "steps": [{ "call": "does" }], ${CLAUSES} }`,
    `{ "id": "attack", "kind": "procedure", "name": "attacking", "steps": [{ "point": "attacking.begun" }], ${CLAUSES} }`,
    option('give.attack', menuOfAttack, '{ "call": "attack" }'),
    option('give.pass', '"turn"', '{ "emit": "passed", "says": "A figure passes." }'),
    `{ "id": "attack.again", "kind": "trigger", "at": "attacking.begun", "once": "game.play", "steps": [{ "emit": "attacked", "says": "It attacks." }], ${CLAUSES} }`,
  ].join(',\n    ');

/** Options whose procedures ask nothing, so that only their commands can tell them apart. */
const rest = (id: string): string =>
  option(id, '"turn"', '{ "emit": "rested", "says": "A figure rests." }', '"command": { "use": "rest" }, ');

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'the name of another procedure',
    changes: [addedDefinition(`${counting('rest', 'resting', 'resting.rounds')},\n    ${counting('sleep', 'resting', 'sleeping.rounds')}`)],
    code: 'procedure-name-duplicate',
    at: `rules/ground/bushes.json: ${counting('sleep', 'X', 'sleeping.rounds').replace('"X"', '«"resting"»')},`,
    advice: 'Rename one of them.',
  },
  {
    mistake: 'two options of a menu with one command',
    changes: [addedDefinition(`${gameWith('"turn"')},\n    ${rest('rest.long')},\n    ${rest('rest.short')}`)],
    code: 'option-command-duplicate',
    at: `rules/ground/bushes.json: ${rest('rest.short').replace('{ "use": "rest" }', '«{ "use": "rest" }»')},`,
    advice: 'Give one of them a "use" of its own, such as "use": "rest.short".',
  },
  {
    mistake: 'a trigger with two moments that sets a fact of the procedure of the second moment',
    changes: [
      addedDefinition(
        [
          '{ "id": "rest", "kind": "procedure", "name": "resting", "steps": [{ "point": "resting.begin" }], "clauses": ["ground.bushes.label"] }',
          counting('sleep', 'sleeping', 'sleeping.rounds'),
          trigger('"at": "resting.begin", "before": "sleep"'),
        ].join(',\n    '),
      ),
    ],
    code: 'trigger-moment-duplicate',
    at: `rules/ground/bushes.json: ${trigger('"at": "resting.begin", "before": «"sleep"»')},`,
    advice: 'Remove "at" or "before".',
  },
  {
    mistake: 'an unknown menu of an option, so that it is unknown what is under way in its steps',
    changes: [addedDefinition(gameWith('"round"'))],
    code: 'expression-unknown-name',
    at: `rules/ground/bushes.json: ${option('give.attack', '«"round"»', '{ "call": "attack" }')},`,
    advice: 'expected turn',
  },
  {
    mistake: 'a choice in a role whose constraint is about choices of another type',
    changes: [
      addedDefinition(
        [
          choosing('rest', '"choose": "edge", "from": "edges", "as": "who", "role": "place"'),
          choosing('sleep', '"choose": "square", "from": "squares", "as": "place"'),
          choosing('hide', '"choose": "square", "from": "squares", "as": "place"'),
          `{ "id": "place.thick", "kind": "constraint", "on": "choose", "of": "place", "if": "it.thick", "message": "it is thick", ${CLAUSES} }`,
        ].join(',\n    '),
      ),
    ],
    code: 'choice-of-other-type',
    at: `rules/ground/bushes.json: ${choosing('rest', '"choose": "edge", "from": "edges", "as": "who", "role": «"place"»')},`,
    advice: 'Give the choice a "role" of its own.',
  },
  {
    mistake: 'a call of a misspelt procedure whose id begins with the name of another one',
    changes: [
      addedDefinition(
        [
          '{ "id": "sleep", "kind": "procedure", "name": "rest", "steps": [{ "point": "rest.begun" }], "clauses": ["ground.bushes.label"] }',
          '{ "id": "rest.begin", "kind": "procedure", "name": "beginning", "takes": { "rounds": "int" }, "steps": [{ "call": "sleep" }], "clauses": ["ground.bushes.label"] }',
          '{ "id": "game.play", "kind": "procedure", "name": "playing", "steps": [{ "call": "rest.begn", "with": { "rounds": 1 } }], "clauses": ["ground.bushes.label"] }',
        ].join(',\n    '),
      ),
    ],
    code: 'expression-unknown-name',
    at: 'rules/ground/bushes.json: { "id": "game.play", "kind": "procedure", "name": "playing", "steps": [{ "call": «"rest.begn"», "with": { "rounds": 1 } }], "clauses": ["ground.bushes.label"] },',
    advice: 'Did you mean "rest.begin"?',
  },
];
