/** Why a set-up is illegal, as the judge reports it: squares, a sentence and clauses. */
import { type Game, withPosition } from './game.ts';
import { type Fields, fieldsOf, listOf, textOf, textsOf } from './json.ts';
import type { Judge } from './judge.ts';
import type { BoardMap } from './position.ts';
import { placementQuestion, terrainQuestion } from './questions.ts';
import { readReasons } from './verdict.ts';

export interface Problem {
  /** Squares or edges. */
  readonly at: readonly string[];
  readonly text: string;
  /** Ids of clauses. */
  readonly rules: readonly string[];
}

/** The value at a JSON pointer. */
const valueAt = (question: Fields, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value: unknown, key) => (Array.isArray(value) ? value[Number(key)] : fieldsOf(value)[key]), question);

/** The squares or edges that an error of the judge points at. */
function squaresOfError(question: Fields, error: Fields): readonly string[] {
  const value = valueAt(question, textOf(error.at) ?? '');
  const square = textOf(value);
  return square === undefined ? textsOf(value) : [square];
}

/** The error of a refused question as a problem. The judge reports only the first one. */
function problemOfError(question: Fields, error: Fields): Problem {
  const rule = textOf(error.rule);
  return { at: squaresOfError(question, error), text: textOf(error.message) ?? '', rules: rule === undefined ? [] : [rule] };
}

/** Why the judge refuses the set-up `after`; undefined where it allows it, or refuses `before` by the same clause for the same squares. */
export function addedRefusal(before: Game, after: Game, edition: string, judge: Judge): string | undefined {
  const refusalOf = (game: Game) => {
    const question = placementQuestion(game, edition);
    const error = fieldsOf(judge(question).error);
    return { text: textOf(error.message), reason: JSON.stringify([error.code, error.rule, squaresOfError(question, error)]) };
  };
  const { text, reason } = refusalOf(after);
  return text === undefined || reason === refusalOf(before).reason ? undefined : text;
}

/** The game without the squares of terrain that the rules refuse on a map of its kind. */
export function withoutRefusedSquares(game: Game, edition: string, judge: Judge): Game {
  const { map } = game.position;
  const isAllowed = (terrain: BoardMap['terrain']): boolean => judge(terrainQuestion({ ...map, terrain }, edition)).error === undefined;
  const terrain = Object.fromEntries(
    Object.entries(map.terrain).map(([name, squares]) => [
      name,
      isAllowed({ [name]: squares }) ? squares : squares.filter((square) => isAllowed({ [name]: [square] })),
    ]),
  );
  return withPosition(game, { ...game.position, map: { ...map, terrain } });
}

export function problemsOf(game: Game, edition: string, judge: Judge): readonly Problem[] {
  const question = placementQuestion(game, edition);
  const verdict = judge(question);
  if (verdict.error !== undefined) return [problemOfError(question, fieldsOf(verdict.error))];
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
