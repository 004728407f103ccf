/** What the rules say of a question of the judge: the fields of its verdict and the calculations that it needs. */
import type { AskedField, QuestionRule, Rules } from './rules.ts';

/** The rules leave out how a question is answered. */
export class NotAnsweredError extends Error {
  override readonly name = 'NotAnsweredError';
}

export function questionRule(rules: Rules, ask: string): QuestionRule {
  const found = rules.questions.find((question) => question.ask.includes(ask));
  if (found === undefined) throw new NotAnsweredError(`the rules of edition "${rules.edition}" do not say how "${ask}" is answered`);
  return found;
}

export function askedField(asked: QuestionRule, field: string): AskedField {
  const found = asked.gives.find((one) => one.field === field);
  if (found === undefined) throw new NotAnsweredError(`"${asked.id}" does not give "${field}"`);
  return found;
}

/** The quantity that a question needs in a role, such as "speed". */
export function quantityOf(asked: QuestionRule, role: string): string {
  const found = asked.quantities[role];
  if (found === undefined) throw new NotAnsweredError(`"${asked.id}" does not say what its ${role} is`);
  return found;
}
