/** Prints a definition as one canonical English sentence: "the engine reads this as …". */
import type {
  BoardQuestionDefinition,
  ConstraintDefinition,
  Definition,
  DurationDefinition,
  ExceptionDefinition,
  OptionDefinition,
  PropertyDefinition,
  QuestionDefinition,
  RecordDefinition,
  TableDefinition,
  TriggerDefinition,
} from '../generated/definition.ts';
import { sentenceOfCalculation, sentenceOfValue } from './calculation.ts';
import { nounOf, phraseOf, words } from './expression.ts';
import { sentenceOfPath, sentenceOfRestriction } from './path.ts';
import { article, conditionOf, exceptionsOf, ifPresent, list, valueText } from './phrases.ts';
import { stepsOf } from './step.ts';

export function sentenceOf(d: Definition): string {
  const overridden = d.kind === 'restriction' ? ifPresent(d.overrides, (ids) => ` It overrides ${list(ids.map(words))}.`) : '';
  return `${bodyOf(d).replace(/^“?./u, (start) => start.toUpperCase())}.${overridden}`;
}

/** The sentence without its capital letter and full stop. */
function bodyOf(d: Definition): string {
  switch (d.kind) {
    case 'parameter':
      return `“${words(d.id)}” is ${String(d.value)}${ifPresent(d.unit, (unit) => ` ${unit}`)}`;
    case 'property':
      return sentenceOfProperty(d);
    case 'record':
      return sentenceOfRecord(d);
    case 'table':
      return sentenceOfTable(d);
    case 'calculation':
      return sentenceOfCalculation(d);
    case 'value':
      return sentenceOfValue(d);
    case 'path':
      return sentenceOfPath(d);
    case 'board-question':
      return sentenceOfBoardQuestion(d);
    case 'restriction':
      return sentenceOfRestriction(d);
    case 'constraint':
      return sentenceOfConstraint(d);
    case 'subject':
      return d.listed === undefined ? `there is one ${words(d.id)}` : `each entry of ${words(d.listed)} is a ${words(d.id)}`;
    case 'procedure':
      return `${words(d.id)}: ${stepsOf(d.steps)}`;
    case 'option':
      return sentenceOfOption(d);
    case 'question':
      return sentenceOfQuestion(d);
    case 'capability':
      return `${article(d.of)} “${words(d.id)}”${ifPresent(d.marks, (marks) => `, marked ${list(marks.map(words))}`)}`;
    case 'exception':
      return sentenceOfException(d);
    case 'duration':
      return sentenceOfDuration(d);
    case 'trigger':
      return sentenceOfTrigger(d);
  }
}

function sentenceOfProperty(d: PropertyDefinition): string {
  const name = words(d.id.split('.').at(-1) ?? '');
  const owner =
    d.takes === undefined
      ? article(d.of ?? '')
      : // An enumeration, whose type is no text, has no name of its own.
        list(Object.entries(d.takes).map(([key, type]) => (typeof type === 'string' ? `${words(key)} (${type})` : words(key))));
  const factOfOwner = owner === '' ? `the ${name}` : `the ${name} of ${owner}`;
  if (d.is === undefined) return `${factOfOwner}: ${rowsOf(d.rows ?? [])}`;
  if (d.type !== 'bool') return `${factOfOwner} is ${nounOf(d.is)}`;
  return `${owner === '' ? 'the game' : owner} counts as “${name}” exactly when ${phraseOf(d.is)}`;
}

const rowsOf = (rows: readonly NonNullable<PropertyDefinition['rows']>[number][]): string =>
  rows
    .map(({ gives, if: condition }) => {
      const result = typeof gives === 'string' ? nounOf(gives) : String(gives);
      return `${result}${condition === undefined ? ' otherwise' : conditionOf(condition)}`;
    })
    .join('; ');

function sentenceOfRecord(d: RecordDefinition): string {
  const owner = d.of instanceof Array ? d.of.map(article).join(' and ') : article(d.of);
  return [
    `${owner} has a recorded “${words(d.id.split('.')[1] ?? '')}”`,
    ifPresent(d.first, (first) => `, at first ${first instanceof Array ? first.join(', ') || 'none' : words(String(first))}`),
    ifPresent(d.given, (given) => `, given by the set-up (${given})`),
    d.offMap === true ? ', with which characters may begin off the map' : '',
    ifPresent(d.resets, (procedure) => `, reset when “${words(procedure)}” begins`),
  ].join('');
}

function sentenceOfTable(d: TableDefinition): string {
  const rows = d.rows.map((row) => `${words(String(row.gives))} if ${phraseOf(row.if)}`);
  return `${words(d.id)} from ${list(Object.keys(d.inputs).map(words))}: ${rows.join('; ')}`;
}

function sentenceOfBoardQuestion({ ask, gives, quantities, stays }: BoardQuestionDefinition): string {
  const parts = [
    ...Object.entries(gives ?? {}).map(([field, text]) => `${words(field)} is ${nounOf(text)}`),
    ...Object.entries(quantities ?? {}).map(([role, quantity]) => `${words(role)} is the quantity “${words(quantity)}”`),
    ...(stays === undefined ? [] : [`the mover stays if ${phraseOf(stays)}`]),
  ];
  const subject = ask.length === 1 ? 'the question' : 'each of the questions';
  return `${subject} ${list(ask.map((one) => `“${words(one)}”`))} is answered as follows: ${parts.join('; ')}`;
}

function sentenceOfConstraint(d: ConstraintDefinition): string {
  const about = ifPresent(d.about, (name) => ` (${words(name)})`);
  const command = ifPresent(
    d.command,
    (fields) => ` by a command with ${list(Object.entries(fields).map(([field, value]) => `“${field}” ${words(value)}`))}`,
  );
  return `${words(d.of ?? d.on)}${about}${command} is not allowed${conditionOf(d.if)}${exceptionsOf(d.unless)}`;
}

function sentenceOfOption(d: OptionDefinition): string {
  const self = ifPresent(d.self, (subject) => `${article(subject)} `);
  return `${self}${words(d.id)}, an option of the ${words(d.in)}${conditionOf(d.if)}${exceptionsOf(d.unless)}: ${stepsOf(d.steps)}`;
}

function sentenceOfQuestion(d: QuestionDefinition): string {
  const gives = Object.entries(d.gives).map(([field, value]) => `${words(field)}: ${valueText(value)}`);
  return `the judge answers “${words(d.ask)}”${ifPresent(d.steps, (steps) => `: ${stepsOf(steps)}`)}; it gives ${list(gives)}`;
}

function sentenceOfException(d: ExceptionDefinition): string {
  const users = ifPresent(d.self, (self) => ` where ${nounOf(self)} can use ${words(d.capability ?? '')}`);
  return `${list(d.to.map(words))} ${d.to.length === 1 ? 'does' : 'do'} not act${users}${conditionOf(d.if)}`;
}

function sentenceOfDuration(d: DurationDefinition): string {
  const end = d.ends === undefined ? `until ${words(d.at ?? '')}` : `as long as ${words(d.ends)}`;
  return `“${words(d.id)}” lasts ${end}${conditionOf(d.if)}`;
}

function sentenceOfTrigger(d: TriggerDefinition): string {
  const may = d.may === true ? ', if its player wants' : '';
  return `${momentOf(d)}${conditionOf(d.if)}${exceptionsOf(d.unless)}${may}: ${stepsOf(d.steps)}`;
}

function momentOf(d: TriggerDefinition): string {
  if (d.at !== undefined) return `at ${words(d.at)}`;
  if (d.before !== undefined) return `before ${words(d.before)}`;
  if (d.after !== undefined) return `after ${words(d.after)}`;
  return d.instead === undefined ? 'whenever it can' : `in place of ${words(d.instead)}`;
}
