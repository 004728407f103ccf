/** Where a recorded game departs when it is replayed by other rules: at which action, and by which clause. */
import { canonicalText } from '../../engine/base/canonical-text.ts';
import { departureOf as departureOfStep, type StepRecord } from '../../engine/base/departure.ts';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import { refusalOf } from '../examples/run.ts';
import { differingParts } from './difference.ts';

type Answer = (question: JsonObject) => JsonObject;

export interface Departure {
  /** The first action that goes differently, counted from 0, as it was recorded. */
  readonly action: number;
  readonly command: Json;
  /**
   * What happens there by the rules of the recording and by the other rules: an event, a refusal, or what differs of the states after the
   * action; null for nothing more.
   */
  readonly recorded: Json;
  readonly replayed: Json;
  /** The clause of what happens by the other rules or, where that names none, of what happens by those of the recording. */
  readonly rule: string | undefined;
}

/** Undefined where the game goes on as it was recorded. */
export function departureOf(game: JsonObject, byRecording: Answer, byOthers: Answer): Departure | undefined {
  const actions = listOf(game['actions']);
  for (const [action, command] of actions.entries()) {
    const beginning = { ...game, actions: actions.slice(0, action + 1) };
    const [recorded, replayed] = [answerWithItsDice(beginning, byRecording), answerWithItsDice(beginning, byOthers)];
    const departure = departureOfStep(stepOf(recorded), stepOf(replayed));
    if (departure === undefined) continue;
    const { happening, rule } = departure;
    const [one, other] =
      happening === undefined
        ? differingParts(recorded['state'], replayed['state'])
        : [happenings(recorded)[happening] ?? null, happenings(replayed)[happening] ?? null];
    return { action, command, recorded: one, replayed: other, rule };
  }
  return undefined;
}

/**
 * Answers the beginning of a game with only the dice that it uses. The judge refuses a game with more dice and reports how many are used.
 */
function answerWithItsDice(beginning: JsonObject, answerOf: Answer): JsonObject {
  const answer = answerOf(beginning);
  const { code, at } = refusalOf(answer) ?? {};
  const used = code === 'dice-left' ? Number(String(at).split('/').at(-1)) : undefined;
  return used === undefined ? answer : answerOf({ ...beginning, dice: listOf(beginning['dice']).slice(0, used) });
}

/** The events of a verdict on a game, then what ends it early: an action that is not legal, or an error. */
function happenings(answer: JsonObject): readonly Json[] {
  const end = refusalOf(answer) ?? answer['illegal'];
  return [...listOf(answer['events']), ...(end === undefined ? [] : [end])];
}

/** The beginning of a game as one step. */
const stepOf = (answer: JsonObject): StepRecord => ({
  happenings: happenings(answer).map((one) => ({ text: JSON.stringify(one), rule: ruleOf(one) })),
  state: canonicalText(answer['state']),
});

function ruleOf(happening: Json): string | undefined {
  if (!isObject(happening)) return undefined;
  const [because] = listOf(happening['because']);
  const rule = happening['rule'] ?? because;
  return typeof rule === 'string' ? rule : undefined;
}
