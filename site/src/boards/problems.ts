/** What is illegal about a set-up, as the judge reports it: squares, a sentence and clauses. */
import type { Game } from './game.ts';
import { type Fields, fieldsOf, listOf, textOf, textsOf } from './json.ts';
import type { Judge } from './judge.ts';
import { placementQuestion } from './questions.ts';
import { readReasons } from './verdict.ts';

export interface Problem {
  /** Squares or edges. `rules` are ids of clauses. */
  readonly at: readonly string[];
  readonly text: string;
  readonly rules: readonly string[];
}

/** The value at a JSON pointer. */
const valueAt = (question: Fields, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value: unknown, key) => (Array.isArray(value) ? value[Number(key)] : fieldsOf(value)[key]), question);

/** The error of a refused question as a problem. The judge reports only the first one. */
function refusalOf(question: Fields, error: Fields): Problem {
  const value = valueAt(question, textOf(error.at) ?? '');
  const at = textOf(value);
  const rule = textOf(error.rule);
  return { at: at === undefined ? textsOf(value) : [at], text: textOf(error.message) ?? '', rules: rule === undefined ? [] : [rule] };
}

export function problemsOf(game: Game, edition: string, judge: Judge): readonly Problem[] {
  const question = placementQuestion(game, edition);
  const verdict = judge(question);
  if (verdict.error !== undefined) return [refusalOf(question, fieldsOf(verdict.error))];
  return listOf(verdict.faults)
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
}

/** Whether all problems after a change existed before it. */
export function addsNoProblem(before: readonly Problem[], after: readonly Problem[]): boolean {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return after.every((problem) => known.has(JSON.stringify(problem)));
}
