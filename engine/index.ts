/**
 * Sightline's engine: a library without dependencies. `createEngine(rules)` takes the rules of an edition as a value, answers questions and
 * opens games. A game is played with `playerRequestOf`, `apply` and `legalAnswers`; `stateShown` and `charactersOf` read a state.
 */

export { type CharacterInState, charactersOf, stepsBetween } from './game/characters.ts';
export { compactState, restoreState } from './game/compact-state.ts';
export { type Draw, drawAnswer, drawPlay } from './game/draw.ts';
export type { Event, Statement } from './game/event.ts';
export { fingerprint } from './game/fingerprint.ts';
export type { Game } from './game/game.ts';
export { nameOf } from './game/names.ts';
export { type Legal, legalAnswers, type Played } from './game/play.ts';
export { type PlayerRequest, playerRequestOf, type RequestChoice, type RequestOption, type RequestUse } from './game/player-request.ts';
export type { GameRules } from './game/rules.ts';
export { gameAt } from './game/run.ts';
export { capabilitiesOf, type ShownCapability } from './game/shown-capabilities.ts';
export type { Answer, State } from './game/state.ts';
export type { Question } from './generated/question.ts';
export type { Reason, Verdict } from './generated/verdict.ts';
export { apply, type IllegalAnswer } from './judge/apply.ts';
export type { EditionRules as Rules } from './judge/edition-rules.ts';
export { createEngine, type Engine } from './judge/judge.ts';
export type { OpenGame } from './judge/open-game.ts';
export { eventFields, type PlayedGame, stateShown } from './judge/play.ts';
export { type Departure, replayGame, type SavedGame, type Trace, traceOf } from './judge/saved-game.ts';
