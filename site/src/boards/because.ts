import { type Fields, fieldsOf, listOf, textOf } from '../base/json.ts';

/** The ids of the clauses that a verdict names as its reasons, in their order. */
export const rulesOf = (verdict: Fields): readonly string[] => listOf(verdict.because).flatMap((one) => textOf(fieldsOf(one).rule) ?? []);
