/** Finds positions on which two sets of rules answer differently, and shrinks one for each kind of difference. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { refusalOf, verdictText } from '../examples/run.ts';
import { messageOf } from '../message-of.ts';
import { kindOfDifference } from './difference.ts';
import { shrink } from './shrink.ts';

type Answer = (question: JsonObject) => JsonObject;

export interface Difference {
  /** The kind of question, then what differs: `break-away: succeeds: true → false`. */
  readonly kind: string;
  /** The smallest question found that shows this kind. */
  readonly question: JsonObject;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** How many of the questions asked show this kind. */
  readonly count: number;
}

/** The most kinds that are reported, the most frequent first: rarer ones are mostly variants of these. */
const MOST_KINDS = 40;

/**
 * Asks both sets of rules every one of `questions`, up to `tries`. Where the questions come from does not matter: random ones, or those of
 * recorded games. With `onlyFirst`, ends at the first difference that is clear; without such a difference, the first one is the result.
 */
export function findDifferences(
  questions: Iterable<JsonObject>,
  earlier: Answer,
  later: Answer,
  { tries, onlyFirst = false }: { readonly tries: number; readonly onlyFirst?: boolean },
): Difference[] {
  const [answerBefore, answerAfter] = [orFailed(earlier), orFailed(later)];
  const byKind = new Map<string, { smallest: JsonObject; count: number }>();
  let asked = 0;
  const kindOf = (question: JsonObject): string | undefined => {
    const [before, after] = [answerBefore(question), answerAfter(question)];
    const kind = kindOfDifference(before, after);
    return kind === undefined || isWithoutEffect(question, before, after, answerAfter) ? undefined : `${String(question['ask'])}: ${kind}`;
  };
  // A game that only one set of rules forbids must not shrink to one that the other forbids too, for another reason.
  const illegalBy = (question: JsonObject): string =>
    [answerBefore, answerAfter].map((answer) => answer(question)['illegal'] !== undefined).join();
  for (const whole of questions) {
    if (asked++ >= tries) break;
    if (kindOf(whole) === undefined) continue;
    const question = untilFirstIllegal(whole, answerBefore(whole), answerAfter(whole));
    const kind = kindOf(question);
    if (kind === undefined) continue;
    if (onlyFirst && isClear({ before: answerBefore(question), after: answerAfter(question) })) {
      byKind.clear();
      byKind.set(kind, { smallest: question, count: 1 });
      break;
    }
    if (onlyFirst && byKind.size > 0) continue;
    const known = byKind.get(kind);
    if (known === undefined) byKind.set(kind, { smallest: question, count: 1 });
    else byKind.set(kind, { smallest: sizeOf(question) < sizeOf(known.smallest) ? question : known.smallest, count: known.count + 1 });
  }
  const mostFrequent = [...byKind].sort(([, a], [, b]) => b.count - a.count).slice(0, MOST_KINDS);
  return mostFrequent.map(([kind, { smallest, count }]) => {
    const illegal = illegalBy(smallest);
    const question = shrink(smallest, (smaller) => kindOf(smaller) === kind && illegalBy(smaller) === illegal);
    return { kind, question, before: answerBefore(question), after: answerAfter(question), count };
  });
}

/**
 * Whether two answers show by themselves which rule differs. Two refused plays do not, since each is refused for its own reason, and a play
 * without the dice that it needs has no result.
 */
export const isClear = ({ before, after }: Pick<Difference, 'before' | 'after'>): boolean =>
  (before['illegal'] === undefined || after['illegal'] === undefined) &&
  [before, after].every((answer) => refusalOf(answer)?.['code'] !== 'dice-missing');

/** A game that both sets of rules forbid, up to the first action that one of them forbids: the other may allow that action. */
function untilFirstIllegal(question: JsonObject, before: JsonObject, after: JsonObject): JsonObject {
  const { actions } = question;
  const indexes = [before, after].map(({ illegal }) => (isObject(illegal) ? Number(illegal['action']) : Number.NaN));
  const end = Math.min(...indexes) + 1;
  // The number is NaN if one of the answers has no forbidden action.
  return Array.isArray(actions) && end > 0 ? { ...question, actions: actions.slice(0, end) } : question;
}

/** Whether only the later rules know a field or an entry of the question, and answer the same without it. */
function isWithoutEffect(question: JsonObject, before: JsonObject, after: JsonObject, answerAfter: Answer): boolean {
  const { code, at } = refusalOf(before) ?? {}; // `at` is a JSON pointer into the question
  if (typeof at !== 'string' || at === '') return false;
  // The code `refused` is a refusal by a rule of the game, which knows the field.
  if (code === 'refused') return false;
  const bare = withoutField(question, at.split('/').slice(1));
  return isObject(bare) && verdictText(answerAfter(bare)) === verdictText(after);
}

function withoutField(value: Json, [key = '', ...deeper]: readonly string[]): Json {
  if (Array.isArray(value))
    return deeper.length === 0
      ? value.filter((_, index) => String(index) !== key)
      : value.map((entry: Json, index) => (String(index) === key ? withoutField(entry, deeper) : entry));
  if (!isObject(value)) return value;
  const { [key]: field, ...rest } = value;
  return deeper.length === 0 || field === undefined ? rest : { ...value, [key]: withoutField(field, deeper) };
}

/**
 * Answers with an error `internal` where the engine throws, as it can on a random question, such as a game without characters, which never
 * asks a player.
 */
export function orFailed(answer: Answer): Answer {
  return (question) => {
    try {
      return answer(question);
    } catch (error) {
      return { error: { code: 'internal', message: messageOf(error), at: '' } };
    }
  };
}

const sizeOf = (question: JsonObject): number => JSON.stringify(question).length;
