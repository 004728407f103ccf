import type { ProcedureDefinition } from '../generated/definition.ts';
import { withArticle } from '../wording.ts';
import { nounOf, operandOf, phraseOf } from './expression.ts';
import { introduced, list, words } from './names.ts';
import { ifPresent, valueText } from './phrases.ts';

type Step = ProcedureDefinition['steps'][number];

/** What the steps of a definition may name: its running instance, its facts, and those of them whose value is a procedure. */
interface StepScope {
  readonly name: string | undefined;
  readonly facts: ReadonlySet<string>;
  readonly procedures: ReadonlySet<string>;
}

/** @param facts the names of the facts that the definition itself declares; those that its steps give with `as` are added */
export const stepScope = (
  steps: readonly Step[],
  facts: readonly string[] = [],
  name?: string,
  procedures: readonly string[] = [],
): StepScope => ({ name, facts: new Set(['self', 'it', 'effect', ...facts, ...namesGivenBy(steps)]), procedures: new Set(procedures) });

const namesGivenBy = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => [step.as ?? [], ...namesGivenBy(step.steps ?? []), ...namesGivenBy(step.else ?? [])].flat());

export function stepsOf(steps: readonly Step[], scope: StepScope): string {
  return steps
    .map((step, index) => `${index + 1}. ${ifPresent(step.if, (text) => `if ${phraseOf(text)}, `)}${actOf(step, scope)}`)
    .join('; ');
}

/** A step has one of the fields that are tested here, or else `emit`. */
function actOf(s: Step, scope: StepScope): string {
  const as = ifPresent(s.as, (name) => ` as “${words(name)}”`);
  const where = whereOf(s);
  const inner = ifPresent(s.steps, (steps) => ` (${stepsOf(steps, scope)})`);
  const otherwise = ifPresent(s.else, (steps) => `; otherwise (${stepsOf(steps, scope)})`);
  if (s.let !== undefined) return `let “${words(s.as ?? '')}” be ${valueText(s.let)}`;
  if (s.set !== undefined) return `set ${recordText(s.set, s.of, scope)} to ${valueText(s.to)}`;
  if (s.roll !== undefined) return rollText(s);
  if (s.choose !== undefined) return choiceText(s);
  if (s.offer !== undefined) return offerText(s, scope);
  if (s.call !== undefined) return `${calleeOf(s.call, scope)}${argumentsText(s.with, scope)}${as}`;
  if (s.each !== undefined) return `for each “${introduced(s.as ?? '')}” among ${operandOf(s.each)}${where}${orderText(s)}${inner}`;
  if (s.when !== undefined) return `if ${phraseOf(s.when)}${inner}${otherwise}`;
  if (s.repeat !== undefined) return `while ${phraseOf(s.repeat)}${inner}`;
  if (s.point !== undefined) return `the moment “${words(s.point)}”`;
  if (s.start !== undefined) return startText(s, scope);
  if (s.transfer !== undefined)
    return s.on === undefined
      ? `make ${valueText(s.by)} the one that started ${operandOf(s.transfer)}`
      : `put ${operandOf(s.transfer)} on ${valueText(s.on)}`;
  if (s.stop !== undefined) return `end ${operandOf(s.stop)}`;
  if (s.end !== undefined) return `end “${words(s.end)}”`;
  if (s.later !== undefined) return `at “${words(s.later)}”${inner}`;
  return `report “${words(s.emit ?? '')}”${argumentsText(s.with, scope)}`;
}

/** ` with …`: facts and their values. */
export const argumentsText = (given: Step['with'], { facts }: Pick<StepScope, 'facts'>): string =>
  ifPresent(given, (args) => ` with ${list(Object.entries(args).map(([key, value]) => `${words(key)} ${argumentText(value, facts)}`))}`);

/** A single word: a fact, a parameter, or a value of an enumeration. */
const WORD = /^[a-z]+$/;

const argumentText = (value: string | number | boolean, facts: ReadonlySet<string>): string =>
  typeof value === 'string' && WORD.test(value) && !facts.has(value) ? value : valueText(value);

const calleeOf = (callee: string, { procedures }: StepScope): string =>
  procedures.has(callee) ? `run the procedure in “${words(callee)}”` : `run “${words(callee)}”`;

/** The record or fact that a step sets, such as `character.click` or, of the running procedure itself, `making.held`. */
function recordText(fact: string, of: Step['of'], { name }: StepScope): string {
  const [subject = '', ...rest] = fact.split('.');
  const record = `“${words(rest.join('.'))}”`;
  if (of !== undefined) return `${record} of ${valueText(of)}`;
  return subject === name ? record : `${record} of the ${words(subject)}`;
}

const whereOf = ({ where }: Step): string => ifPresent(where, (text) => ` where ${phraseOf(text)}`);

/** Without `by`, a choice for a character is made by its player; all else by the active player. */
const playerText = (by: Step['by']): string => (by === undefined ? 'the player' : valueText(by));

/** With `sides`, the number of dice and the purpose are expressions. */
function rollText({ roll, sides, for: purpose = '', who, by, as }: Step): string {
  const dice = sides === undefined ? String(roll) : `${valueText(roll)} dice with ${valueText(sides)} sides`;
  const roller = ifPresent(who, (character) => ` with ${valueText(character)}`);
  return `${playerText(by)} rolls ${dice}${roller} for ${sides === undefined ? words(purpose) : nounOf(purpose)} as “${words(as ?? '')}”`;
}

/** `[square]` is a list, and `{character: int}` has a number for each subject. */
const kindOf = (choose: string): string =>
  choose === 'int' ? 'number' : words(choose.replace(/^\[(.+)\]$/, 'list of $1s').replace(/^\{(.+): int\}$/, 'number for each $1'));

function choiceText(step: Step): string {
  const { choose, from, role, count, who, by, as, may } = step;
  const [least, most] = (count ?? '').split('..').map((limit) => (/^[\w.]+$/.test(limit) ? operandOf(limit) : `(${operandOf(limit)})`));
  const chosen =
    count === undefined ? withArticle(kindOf(choose ?? '')) : `${least} to ${most} of the kind “${words((choose ?? '').slice(1, -1))}”`;
  const condition = whereOf(step);
  const forWhom = ifPresent(who, (character) => ` for ${valueText(character)}`);
  const chosenRole = ifPresent(role, (name) => `, in the role “${words(name)}”`);
  const decline = may === true ? ', or chooses none' : '';
  return `${playerText(by)} chooses ${chosen} from ${operandOf(from ?? '')}${condition}${forWhom} as “${words(as ?? '')}”${chosenRole}${decline}`;
}

function offerText(step: Step, scope: StepScope): string {
  const { offer, by, where, through, with: given, may } = step;
  const condition = ifPresent(where, (text) => ` (where ${phraseOf(text)})`);
  const pass = may === true ? ', who may pass' : '';
  const carriedOut = ifPresent(through, (procedure) => `, carried out by “${words(procedure)}”`);
  return `offer the options of the menu “${words(offer ?? '')}”${condition} to ${playerText(by)}${pass}${carriedOut}${argumentsText(given, scope)}`;
}

function orderText({ order, by }: Step): string {
  // The greatest comes first where the number has a minus before it.
  const least = ifPresent(order, (text) => {
    const negated = /^-([\w.]+(?:\([^()]*\))?)$/.exec(text)?.[1];
    return `, the one with the ${negated === undefined ? 'least' : 'greatest'} ${nounOf(negated ?? text).replace(/^the /, '')} first`;
  });
  return `${least}${ifPresent(by, (player) => `, ${order === undefined ? '' : 'of equal ones '}in the order that ${valueText(player)} chooses`)}`;
}

function startText({ start, on, with: given, until, outlives }: Step, scope: StepScope): string {
  const duration = ifPresent(until, (id) => `, for “${words(id)}”`);
  const lasting = outlives === true ? ', also without the capability that started it' : '';
  return `start “${words(start ?? '')}” on ${valueText(on)}${argumentsText(given, scope)}${duration}${lasting}`;
}
