/** Sightline's engine: a library without dependencies. `createEngine(rules)` takes the rules of an edition as a value and answers questions. */

export type { GameRules } from './game/rules.ts';
export type { Question } from './generated/question.ts';
export type { Reason, Verdict } from './generated/verdict.ts';
export { createEngine, type Engine } from './judge/judge.ts';
export type { Rules } from './kernel/rules.ts';
