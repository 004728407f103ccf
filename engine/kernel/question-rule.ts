import type { QuestionRule, Rules, VerdictField } from './rules.ts';

export class NotAnsweredError extends Error {
  override readonly name = 'NotAnsweredError';
}

export function questionRule(rules: Rules, ask: string): QuestionRule {
  const found = rules.questions.find((question) => question.ask.includes(ask));
  if (found === undefined) throw new NotAnsweredError(`the rules of edition "${rules.edition}" do not say how "${ask}" is answered`);
  return found;
}

export function verdictField(rule: QuestionRule, field: string): VerdictField {
  const found = rule.gives.find((one) => one.field === field);
  if (found === undefined) throw new NotAnsweredError(`"${rule.id}" does not give "${field}"`);
  return found;
}

/** The quantity that a question needs in a role, such as "speed". */
export function quantityOf(rule: QuestionRule, role: string): string {
  const found = rule.quantities[role];
  if (found === undefined) throw new NotAnsweredError(`"${rule.id}" does not say what its ${role} is`);
  return found;
}
