/** Random games that continue from the end of each example. Every request has a legal answer, and no figure is in square -1 (none). */
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/base/json.ts';
import { apply, drawAnswer, type Engine, type Game, type State } from '../../../engine/index.ts';
import type { ExampleAst } from '../../../generator/ast.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';
import { rulebook } from '../../fixtures/engines.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { casesOf } from '../../support/random-cases.ts';
import { createDraw } from '../../support/random-game.ts';

const MOST_ANSWERS = casesOf(25);
const compiled = rulebook();

/** The questions of the examples that play, the book's and those that each pack adds. */
const questions: readonly (readonly [string, JsonObject])[] = [
  ...questionsOf([...(compiled.rulebook?.clauses.values() ?? [])].flatMap(({ ast }) => ast.examples)),
  ...compiled.packs.flatMap(({ id, compilation }) =>
    questionsOf(
      [...(compilation.rulebook?.clauses.values() ?? [])]
        .filter((clause) => !compiled.rulebook?.clauses.has(clause.id))
        .flatMap(({ ast }) => ast.examples),
      id,
    ),
  ),
];

function questionsOf(examples: readonly ExampleAst[], pack?: string): readonly (readonly [string, JsonObject])[] {
  return examples.flatMap(({ id, question }) =>
    question?.ask === 'play' ? [[id, { ...question, edition: 'current', ...(pack === undefined ? {} : { pack }) }] as const] : [],
  );
}

function faultOf(played: NonNullable<ReturnType<Engine['played']>>, seed: number): string | undefined {
  const { game } = played;
  const draw = createDraw(seed);
  let { state } = played;
  for (let answerCount = 0; answerCount < MOST_ANSWERS && state.request !== null; answerCount++) {
    const answer = drawAnswer(game, state, draw);
    if (answer === undefined) return `a request without an answer: ${JSON.stringify(state.request)}`;
    const next = apply(game, state, answer);
    if ('illegal' in next) return `drawn and refused: ${JSON.stringify(answer)}`;
    state = next.state;
    if (isOffTheMap(game, state)) return `a figure in no square after ${JSON.stringify(answer)}`;
  }
  return undefined;
}

const isOffTheMap = ({ rules }: Game, { lists }: State): boolean => lists[rules.squares]?.some((squares) => squares.includes(-1)) === true;

test('games that continue from examples never get stuck, and their figures stay in squares of the map', async () => {
  const engine = await packedEngine();
  let playedCount = 0;
  const faults = questions.flatMap(([id, question], index) => {
    // A question that is refused leaves no game to continue.
    const played = engine.played(question);
    if (played === undefined) return [];
    playedCount++;
    const fault = faultOf(played, index);
    return fault === undefined ? [] : [`${id}: ${fault}`];
  });
  expect(faults).toEqual([]);
  expectEnough(playedCount, 1000);
});
