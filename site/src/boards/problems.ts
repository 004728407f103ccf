/** Why a set-up is illegal, as the judge reports it: squares, a sentence and clauses. */
import { type Game, withPosition } from './game.ts';
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

/** Why the judge refuses a set-up; undefined where it allows it. */
export function whyRefused(game: Game, edition: string, judge: Judge): string | undefined {
  const { error } = judge(placementQuestion(game, edition));
  return error === undefined ? undefined : textOf(fieldsOf(error).message);
}

/** The game without the squares that the rules refuse on its map, such as those of a kind that only other kinds of maps have. */
export function withoutRefusedSquares(game: Game, edition: string, judge: Judge): Game {
  const { terrain } = game.position.map;
  const { error } = judge(placementQuestion(game, edition));
  const [, name = ''] = /^\/map\/(\w+)\/\d+$/.exec(textOf(fieldsOf(error).at) ?? '') ?? [];
  if ((terrain[name] ?? []).length === 0) return game;
  const map = { ...game.position.map, terrain: { ...terrain, [name]: [] } };
  return withoutRefusedSquares(withPosition(game, { ...game.position, map }), edition, judge);
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
