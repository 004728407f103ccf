import type { Answer } from '../../engine/game/state.ts';
import { readAnswer } from '../../site/src/table/read-answer.ts';

export function parseAnswer(json: string): Answer {
  const answer = readAnswer(JSON.parse(json));
  if (answer === undefined) throw new Error(`${json} is no answer`);
  return answer;
}
