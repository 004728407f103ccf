/** Nothing depends on the order of definitions. */

import { beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../../engine/game/fingerprint.ts';
import { proceed } from '../../../engine/game/play.ts';
import { playerRequestOf } from '../../../engine/game/player-request.ts';
import type { GameRules } from '../../../engine/game/rules.ts';
import type { Answer, State } from '../../../engine/game/state.ts';
import current from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import rulesWithPack from '../../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import type { PlayQuestion } from '../../../engine/generated/question.ts';
import type { Compilation } from '../../../generator/compile.ts';
import { lowerGame } from '../../../generator/game/lower.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { editionId } from '../../../generator/ids.ts';
import { instantiateGame } from '../../../generator/instantiate/game.ts';
import { rulebook } from '../../fixtures/engines.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { gameWithPowers } from '../../support/game-with-powers.ts';
import { createDraw, newGame, playRandomly, randomGameQuestion } from '../../support/random-game.ts';

const GAMES = Number(process.env.GAMES ?? 100);
const POWERED_GAMES = 10;
const GAMES_WITH_TEXTS = 3;
/** The random games' set-up with texts in several records: the numbers of texts depend on the order in which the records are read. */
const questionWithTexts: PlayQuestion = {
  ...randomGameQuestion,
  characters: randomGameQuestion.characters.map((character, index) => ({
    ...character,
    set: 'harbour',
    number: `00${index}`,
    keywords: ['Robot', index < 4 ? 'Dockers' : 'Divers'],
  })),
};
let definitions: readonly Definition[] = [];
let packDefinitions: readonly Definition[] = [];

beforeAll(() => {
  const { editions, packs } = rulebook();
  definitions = currentDefinitions(editions);
  packDefinitions = currentDefinitions(packs.find(({ id }) => id === 'standard')?.compilation.editions ?? []);
});

const currentDefinitions = (editions: Compilation['editions']): readonly Definition[] =>
  editions.find(({ book }) => book.id === 'current')?.book.definitions.map(({ definition }) => definition) ?? [];

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const draw = createDraw(seed);
  const remaining = [...list];
  return list.flatMap(() => remaining.splice(draw(remaining.length), 1));
}

type Opened = ReturnType<typeof newGame>;

/** More than one, because a fingerprint takes longer than an answer, and also differs if an earlier state differed. */
const ANSWERS_PER_FINGERPRINT = 5;

function expectEqualReplay(opened: Opened, shuffledGame: Opened, seed: number): void {
  const states: State[] = [];
  const { answers, state: end } = playRandomly(opened.game, opened.first, seed, (state) => states.push(state));
  let shuffledState = shuffledGame.first;
  for (const [index, answer] of answers.entries()) {
    const translated = translate(opened, states[index] ?? end, answer, shuffledGame.game.rules);
    shuffledState = proceed(shuffledGame.game, shuffledState, translated).state;
    if (index % ANSWERS_PER_FINGERPRINT > 0 && index < answers.length - 1) continue;
    const failureMessage = `seed ${seed}, answer ${index}`;
    expect(fingerprint(shuffledGame.game, shuffledState), failureMessage).toBe(fingerprint(opened.game, states[index + 1] ?? end));
  }
}

/** The same answer under other rules: capabilities and quantities are chosen by indexes that depend on the order of definitions. */
function translate({ game: answered }: Opened, state: State, answer: Answer, rules: GameRules): Answer {
  if (answer.kind !== 'choose' || typeof answer.value !== 'number' || answer.value < 0) return answer;
  const request = playerRequestOf(answered, state);
  const namesIn: { readonly [subject: string]: (of: GameRules) => readonly string[] } = {
    capability: ({ capabilities }) => capabilities.map(({ id }) => id),
    quantity: ({ quantities }) => quantities,
  };
  const names = request?.kind === 'choose' ? namesIn[request.subject] : undefined;
  return names === undefined ? answer : { ...answer, value: names(rules).indexOf(names(answered.rules)[answer.value] ?? '') };
}

function shuffledRules(definitions: readonly Definition[], digest: string): GameRules {
  return instantiateGame({ edition: editionId('current'), digest, game: lowerGame(shuffled(definitions, 1)) });
}

function expectEqualReplays(count: number, opened: Opened, shuffledGame: Opened): void {
  for (let seed = 0; seed < count; seed++) expectEqualReplay(opened, shuffledGame, seed);
}

test(`${GAMES} random games replay to equal fingerprints under shuffled definitions`, () => {
  expectEnough(definitions.length, 100);
  const rules = shuffledRules(definitions, game.digest);
  expectEqualReplays(GAMES, newGame(game, current), newGame(rules, current));
  expectEqualReplays(GAMES_WITH_TEXTS, newGame(game, current, questionWithTexts), newGame(rules, current, questionWithTexts));
});

test('random games with powers, whose states hold capabilities, replay to equal fingerprints too', () => {
  const rules = shuffledRules(packDefinitions, gameWithPack.digest);
  expectEqualReplays(POWERED_GAMES, gameWithPowers(gameWithPack, rulesWithPack), gameWithPowers(rules, rulesWithPack));
});
