/** The steps of procedures, options, triggers and questions as English phrases. */
import type { ProcedureDefinition } from '../generated/definition.ts';
import { nounOf, phraseOf, words } from './expression.ts';
import { conditionOf, ifPresent, list, valueText } from './phrases.ts';

type Step = ProcedureDefinition['steps'][number];

/** Steps one after the other; those inside another step in brackets. */
export function stepsOf(steps: readonly Step[]): string {
  return steps.map((step, index) => `${index + 1}. ${actOf(step)}${conditionOf(step.if)}`).join('; ');
}

/** What a step does. A step has one of the fields that are tested here, or else `emit`. */
function actOf(s: Step): string {
  const withArguments = ifPresent(
    s.with,
    (args) => ` with ${list(Object.entries(args).map(([key, value]) => `${words(key)} ${valueText(value)}`))}`,
  );
  const as = ifPresent(s.as, (name) => ` as “${words(name)}”`);
  const where = ifPresent(s.where, (condition) => ` where ${phraseOf(condition)}`);
  const inner = ifPresent(s.steps, (steps) => ` (${stepsOf(steps)})`);
  const otherwise = ifPresent(s.else, (steps) => `; otherwise (${stepsOf(steps)})`);
  if (s.let !== undefined) return `let “${words(s.as ?? '')}” be ${valueText(s.let)}`;
  if (s.set !== undefined) return `set ${words(s.set)}${ifPresent(s.of, (of) => ` of ${valueText(of)}`)} to ${valueText(s.to)}`;
  if (s.roll !== undefined) return `roll ${s.roll} for ${words(s.for ?? '')}${as}`;
  if (s.choose !== undefined) return `choose ${words(s.as ?? '')} from ${nounOf(s.from ?? '')}${where}`;
  if (s.offer !== undefined) return `offer the options of the ${words(s.offer)} to ${valueText(s.by)}`;
  if (s.call !== undefined) return `${words(s.call)}${withArguments}${as}`;
  if (s.each !== undefined) return `for each ${words(s.as ?? '')} of ${nounOf(s.each)}${where}${inner}`;
  if (s.when !== undefined) return `if ${phraseOf(s.when)}${inner}${otherwise}`;
  if (s.repeat !== undefined) return `while ${phraseOf(s.repeat)}${inner}`;
  if (s.point !== undefined) return `the moment “${words(s.point)}”`;
  if (s.start !== undefined)
    return `start ${words(s.start)} on ${valueText(s.on)}${withArguments}${ifPresent(s.until, (until) => `, for ${words(until)}`)}`;
  if (s.transfer !== undefined)
    return s.on === undefined
      ? `make ${valueText(s.by)} the one that started ${nounOf(s.transfer)}`
      : `put ${nounOf(s.transfer)} on ${valueText(s.on)}`;
  if (s.stop !== undefined) return `end ${nounOf(s.stop)}`;
  if (s.end !== undefined) return `end ${words(s.end)}`;
  if (s.later !== undefined) return `at ${words(s.later)}${inner}`;
  return `report “${words(s.emit ?? '')}”${withArguments}`;
}
