/** Questions of the judge that a procedure answers: fields become facts of it, and the verdict is read from its facts at the end. */
import type { Board } from '../kernel/board.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { listedIds } from './listed.ts';
import { run } from './machine.ts';
import { createGame, firstState, type SetUp } from './new-game.ts';
import { type Problem, problemsOf } from './problems.ts';
import type { FieldShape, GameQuestion } from './question-rules.ts';
import type { GameRules } from './rules.ts';
import { frameOf, startRun, writableFrame } from './run.ts';
import { shownValue } from './shown-value.ts';
import type { Locals, Value } from './values.ts';

type Outcome =
  | {
      readonly kind: 'answered';
      readonly fields: { readonly [name: string]: unknown };
      readonly problems: readonly Pick<Problem, 'rule' | 'message'>[] | undefined;
      readonly because: readonly string[];
    }
  /** The dice of `field` do not match the rolls: `left` of them were not rolled or, if `left` is 0, there are too few. */
  | { readonly kind: 'dice'; readonly field: string; readonly left: number };

type Fields = { readonly [name: string]: unknown };

/** `terrain` is the board on which the procedure of the question runs; it has no figures. */
export function answerQuestion(rules: GameRules, definition: GameQuestion, question: Fields, terrain: Board): Outcome {
  const setUp: SetUp = { terrain, board: terrain, ids: { ...listedIds(rules, question), ...ownIds(definition, question) }, question };
  const game = createGame(rules, setUp);
  const events: Event[] = [];
  const countedClauses: string[] = [];
  const taken = takenFacts(game, definition, question);
  const locals = rules.procedures[definition.procedure]?.initialFacts(taken) ?? taken;
  const state = firstState(game, [frameOf(definition.procedure, locals)]);
  const g = startRun(game, state, events);
  // Calculations add the clauses of the entries that they count.
  g.consulted = countedClauses;
  // The frame is taken now, since the run removes it from the stack; the verdict is read from its facts.
  const frame = writableFrame(g, 0);
  const dice = diceOf(definition, question);
  run(g);
  while (g.request?.kind === 'roll') {
    if (g.request.dice > dice.length) return { kind: 'dice', field: definition.dice ?? '', left: 0 };
    g.answer = { kind: 'roll', dice: dice.splice(0, g.request.dice) };
    g.request = null;
    run(g);
  }
  if (g.request !== null) throw new Error(`the question "${definition.ask}" asks a player`);
  if (dice.length > 0) return { kind: 'dice', field: definition.dice ?? '', left: dice.length };
  const problems = definition.checks?.flatMap((check) => problemsOf(g, check).map(({ rule, message }) => ({ rule, message })));
  const factsAtEnd: Locals = frame?.locals ?? {};
  const fields = definition.gives.map(
    ({ name, shape, value }) => [name, shownValue(game, shape, value(g, factsAtEnd, problems?.length ?? 0))] as const,
  );
  const because = [
    ...events.flatMap((event) => event.because),
    ...countedClauses,
    ...(problems ?? []).map(({ rule }) => rule),
    ...definition.clauses,
  ];
  return { kind: 'answered', fields: Object.fromEntries(fields), problems, because: [...new Set(because)] };
}

/** Ids of subjects that no list of the question names: numbered ones (`has`), and the keys of fields of the kind `map`. */
function ownIds(definition: GameQuestion, question: Fields): { readonly [subject: string]: readonly string[] } {
  const numbered = Object.entries(definition.has).map(([subject, count]) => [
    subject,
    Array.from({ length: count }, (_, index) => String(index)),
  ]);
  const keysOfMaps = definition.takes.flatMap(({ name, shape }) =>
    shape.kind === 'map' ? [[shape.key, Object.keys(question[name] ?? {})]] : [],
  );
  return Object.fromEntries([...numbered, ...keysOfMaps]);
}

/** All dice of the question in order; a field may list them roll by roll. */
function diceOf(definition: GameQuestion, question: Fields): number[] {
  const given = definition.dice === undefined ? [] : (question[definition.dice] ?? []);
  return Array.isArray(given) ? given.flat().filter((die): die is number => typeof die === 'number') : [];
}

function takenFacts(game: Game, definition: GameQuestion, question: Fields): Locals {
  const taken: { [name: string]: Value } = {};
  for (const { name, shape } of definition.takes) {
    const given = question[name];
    if (given !== undefined && given !== null) taken[name] = readValue(game, shape, given);
  }
  return taken;
}

function readValue(game: Game, shape: FieldShape, given: unknown): Value {
  switch (shape.kind) {
    case 'bool':
      return given === true ? 1 : 0;
    case 'int':
      return Number(given);
    case 'enum':
      return shape.values.indexOf(String(given));
    case 'subject':
      return game.ids[shape.name]?.indexOf(String(given)) ?? -1;
    case 'optional':
      return readValue(game, shape.of, given);
    case 'list':
      return Array.isArray(given) ? given.map((entry: unknown) => Number(readValue(game, shape.of, entry))) : [];
    case 'map':
      return Object.fromEntries(
        Object.entries(given ?? {}).map(([id, amount]) => [game.ids[shape.key]?.indexOf(id) ?? -1, Number(amount)] as const),
      );
  }
}
