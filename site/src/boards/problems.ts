import { type Fields, fieldsOf, listOf, textOf, textsOf } from '../base/json.ts';
import type { Game } from './game.ts';
import type { Judge } from './judge.ts';
import { lackText } from './lacked-features.ts';
import { placementQuestion } from './questions.ts';
import { readReasons } from './verdict.ts';

export interface Problem {
  /** Squares or edges. */
  readonly at: readonly string[];
  readonly text: string;
  /** Ids of clauses. */
  readonly rules: readonly string[];
}

const valueAt = (question: Fields, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value: unknown, key) => (Array.isArray(value) ? value[Number(key)] : fieldsOf(value)[key]), question);

/** The error of a refused question as a problem; none for another verdict. The judge reports only the first error. */
function refusalsIn(question: Fields, verdict: Fields): readonly Problem[] {
  if (verdict.error === undefined) return [];
  const { code, at, rule, message } = fieldsOf(verdict.error);
  const pointer = textOf(at) ?? '';
  const text = lackText(question, code, pointer) ?? textOf(message) ?? '';
  return [{ at: textsOf([valueAt(question, pointer)].flat()), text, rules: textsOf([rule]) }];
}

/**
 * The message of the judge's error for the set-up `after`; undefined if there is none, or if `before` has the same one. The `faults` of a
 * verdict are not read: the board only marks them.
 */
export function addedRefusal(before: Game, after: Game, edition: string, judge: Judge): string | undefined {
  const refusalsOf = (game: Game): readonly Problem[] => {
    const question = placementQuestion(game, edition);
    return refusalsIn(question, judge(question));
  };
  const refusals = refusalsOf(after);
  return addsNoProblem(refusalsOf(before), refusals) ? undefined : refusals[0]?.text;
}

export function problemsOf(game: Game, edition: string, judge: Judge): readonly Problem[] {
  const question = placementQuestion(game, edition);
  const verdict = judge(question);
  const faults = listOf(verdict.faults)
    .map(fieldsOf)
    .map((fault) => {
      const at = textsOf(fault.at);
      const rules = [...new Set(readReasons(fault).map(({ rule }) => rule))];
      return {
        at,
        text: `${textOf(fault.character) ?? 'The object'} cannot be in ${at.join(' and ')}: ${textOf(fault.message) ?? ''}`,
        rules,
      };
    });
  return [...refusalsIn(question, verdict), ...faults];
}

export function addsNoProblem(before: readonly Problem[], after: readonly Problem[]): boolean {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return after.every((problem) => known.has(JSON.stringify(problem)));
}
