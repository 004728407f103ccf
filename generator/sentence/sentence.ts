/** Prints a definition as one canonical English sentence: "the engine reads this as …". */
import type {
  BoardQuestionDefinition,
  CapabilityDefinition,
  ConstraintDefinition,
  Definition,
  DurationDefinition,
  ExceptionDefinition,
  OptionDefinition,
  ProcedureDefinition,
  PropertyDefinition,
  QuestionDefinition,
  RecordDefinition,
  SubjectDefinition,
  TableDefinition,
  TriggerDefinition,
} from '../generated/definition.ts';
import { lastPartOf } from '../ids.ts';
import { sentenceOfCalculation, sentenceOfValue } from './calculation.ts';
import { nounOf, operandOf, phraseOf } from './expression.ts';
import { BOARD_VARIABLES, boundName, factAlone, factOf, functionOf, list, verbPhrase, words } from './names.ts';
import { sentenceOfPath, sentenceOfRestriction } from './path.ts';
import { article, conditionOf, exceptionsOf, ifPresent, takesOf, valueText } from './phrases.ts';
import { argumentsText, stepScope, stepsOf } from './step.ts';

export function sentenceOf(d: Definition): string {
  const overridden = d.kind === 'restriction' ? ifPresent(d.overrides, (ids) => ` It overrides ${list(ids.map(words))}.`) : '';
  return `${bodyOf(d).replace(/^“?./u, (start) => start.toUpperCase())}.${overridden}`;
}

/** The sentence without its capital letter and full stop. */
function bodyOf(d: Definition): string {
  switch (d.kind) {
    case 'parameter':
      return `“${words(d.id)}” is ${String(d.value)}${ifPresent(d.unit, (unit) => ` ${unit}`)}${d.rounds === true ? ', and fractions round so' : ''}`;
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
      return sentenceOfSubject(d);
    case 'procedure':
      return sentenceOfProcedure(d);
    case 'option':
      return sentenceOfOption(d);
    case 'question':
      return sentenceOfQuestion(d);
    case 'capability':
      return sentenceOfCapability(d);
    case 'exception':
      return sentenceOfException(d);
    case 'duration':
      return sentenceOfDuration(d);
    case 'trigger':
      return sentenceOfTrigger(d);
  }
}

function sentenceOfSubject(d: SubjectDefinition): string {
  return [
    d.listed === undefined ? `there is one ${words(d.id)}` : `each entry of “${words(d.listed)}” is ${article(d.id)}`,
    ifPresent(d.figure, ({ squares, side }) => `, a figure in the squares of “${words(squares)}”, on the side of “${words(side)}”`),
    ifPresent(d.lies, (record) => `, which lies in the squares of “${words(record)}”`),
    ifPresent(d.runs, (procedure) => `; the game is “${words(procedure)}”`),
    ifPresent(d.ends, (procedure) => `; “${words(procedure)}” ends it`),
    ifPresent(d.active, (player) => `; ${nounOf(player)} decides`),
    ifPresent(d.order, (players) => `; at the same moment, in the order of ${nounOf(players)}`),
    ifPresent(d.rolls, (procedure) => `; every roll goes through “${words(procedure)}”`),
    ifPresent(d.map, (record) => `; it is played on the map in “${words(record)}”`),
    ifPresent(d.capabilities, capabilitiesOf),
  ].join('');
}

const capabilitiesOf = (sets: NonNullable<SubjectDefinition['capabilities']>): string =>
  `; of its capabilities, ${list(Object.entries(sets).map(([set, id]) => `${words(set)} are those of “${words(id)}”`))}`;

const sentenceOfCapability = (d: CapabilityDefinition): string =>
  [
    `${article(d.of)} “${words(d.id)}”`,
    ifPresent(d.marks, (marks) => `, marked ${list(marks.map(words))}`),
    ifPresent(d.takes, (facts) => `, with ${list(Object.keys(facts).map(words))}`),
  ].join('');

function sentenceOfProperty(d: PropertyDefinition): string {
  const name = lastPartOf(d.id);
  const owners = d.takes === undefined ? [article(d.of ?? '')].filter((owner) => owner !== '') : parametersOf(d.takes);
  if (d.rows === undefined && d.type === 'bool') {
    const counts = owners.length > 1 ? 'count' : 'counts';
    return `${owners.length === 0 ? 'the game' : list(owners)} ${counts} as “${words(name)}” exactly when ${phraseOf(d.is ?? '')}`;
  }
  // A boolean, such as `strikesWith`, or a name that begins with a verb makes no noun: not "the strikes with of C".
  const isNoun = d.type !== 'bool' && verbPhrase(name, false) === undefined;
  const owner = list(owners);
  const fact =
    owner === ''
      ? factAlone(name)
      : isNoun
        ? d.takes === undefined
          ? factOf(name, owner)
          : functionOf(name, owner)
        : `“${words(name)}” of ${owner}`;
  return d.is === undefined ? `${fact}: ${rowsOf(d)}` : `${fact} is ${nounOf(d.is)}`;
}

/** The parameters with their types. The type of an enumeration is an object without a name, and is left out. */
const parametersOf = (takes: NonNullable<PropertyDefinition['takes']>): string[] =>
  Object.entries(takes).map(([key, type]) => (typeof type === 'string' ? `${boundName(key)} (${type})` : boundName(key)));

const rowsOf = ({ rows, type }: Pick<PropertyDefinition, 'rows' | 'type'>): string =>
  (rows ?? [])
    .map(({ gives, if: condition }, index) => {
      const isEnumerated = typeof gives === 'string' && typeof type === 'object' && 'enum' in type && type.enum.includes(gives);
      const text = isEnumerated ? words(gives) : valueText(gives);
      const result = text.startsWith('whether ') ? `(${text})` : text;
      // The first row whose condition holds counts.
      return condition === undefined ? `${result} otherwise` : `${index === 0 ? '' : 'else '}${result}${conditionOf(condition)}`;
    })
    .join('; ');

function sentenceOfRecord(d: RecordDefinition): string {
  const owner = d.of instanceof Array ? d.of.map(article).join(' and ') : article(d.of);
  return [
    `${owner} ${d.of instanceof Array ? 'each have' : 'has'} a recorded “${words(d.id.split('.')[1] ?? '')}”`,
    ifPresent(
      d.first,
      (first) =>
        `, at first ${first instanceof Array ? first.join(', ') || 'none' : typeof first === 'string' ? words(first) : String(first)}`,
    ),
    ifPresent(d.given, (given) => `, given by the field “${given}” of the question`),
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
    ...(stays ?? []).map((condition) => `the mover stays if ${phraseOf(condition)}`),
  ];
  const subject = ask.length === 1 ? 'the question' : 'each of the questions';
  return `${subject} ${list(ask.map((one) => `“${words(one)}”`))} is answered as follows: ${parts.join('; ')}`;
}

const REFUSED: { readonly [sort in Exclude<ConstraintDefinition['on'], 'check'>]: (of: string) => string } = {
  'move-end': () => 'the end of a move',
  placement: () => 'a placement',
  'set-up': () => 'a set-up',
  opening: () => 'the opening of a game',
  printed: () => 'a print on a character',
  choose: (of) => `the choice of “${of}”`,
  call: (of) => `“${of}”`,
  option: (of) => `an option of the menu “${of}”`,
};

function sentenceOfConstraint(d: ConstraintDefinition): string {
  if (d.on === 'check') {
    const about = ifPresent(d.about, (name) => ` for ${article(name)}`);
    return `the check “${words(d.of ?? '')}” fails${about}${conditionOf(d.if)}${exceptionsOf(d.unless)}`;
  }
  const about = ifPresent(d.about, (name) => ` (${words(name)})`);
  const command = ifPresent(
    d.command,
    (fields) => ` by a command with ${list(Object.entries(fields).map(([field, value]) => `“${field}” ${words(value)}`))}`,
  );
  const names = ['move-end', 'placement', 'set-up'].includes(d.on) ? BOARD_VARIABLES : undefined;
  const condition =
    d.capability === undefined
      ? conditionOf(d.if, names)
      : ` if for some self, a user of “${words(d.capability)}” among ${operandOf(d.self ?? 'character', names)}, ${phraseOf(d.if, names)}`;
  return `${REFUSED[d.on](words(d.of ?? ''))}${about}${command} is not allowed${condition}${exceptionsOf(d.unless, names)}`;
}

function sentenceOfProcedure(d: ProcedureDefinition): string {
  const facts = { ...d.takes, ...d.holds };
  const procedures = Object.keys(facts).filter((name) => facts[name] === 'procedure');
  return `${words(d.id)}${takesOf(d.takes)}: ${stepsOf(d.steps, stepScope(d.steps, Object.keys(facts), d.name, procedures))}${ifPresent(d.gives, (fact) => `; it gives ${nounOf(fact)}`)}`;
}

function sentenceOfOption(d: OptionDefinition): string {
  const self = ifPresent(d.self, (subject) => `${article(subject)} takes `);
  const users = ifPresent(d.capability, (id) => ` for users of “${words(id)}”`);
  const facts = ifPresent(d.facts, (given) => `,${argumentsText(given, { facts: new Set(['self']) })}`);
  const opening = `${self}“${words(d.id)}”, an option of the menu “${words(d.in)}”${users}${facts}`;
  return `${opening}${ifPresent(d.if, (text) => `, offered if ${phraseOf(text)}`)}${exceptionsOf(d.unless)}: ${stepsOf(d.steps, stepScope(d.steps, Object.keys(d.facts ?? {})))}`;
}

function sentenceOfQuestion(d: QuestionDefinition): string {
  const gives = Object.entries(d.gives).map(([field, value]) => `${words(field)}: ${valueText(value)}`);
  const dice = ifPresent(d.dice, (name) => `, with the dice of “${words(name)}”`);
  const has = ifPresent(
    d.has,
    (counts) => `, with ${list(Object.entries(counts).map(([subject, count]) => `${count} ${words(subject)}`))} of its own`,
  );
  const checks = ifPresent(d.checks, (name) => `; it makes the check “${words(name)}”`);
  const takes = takesOf(d.takes);
  return `the judge answers “${words(d.ask)}”${takes}${dice}${has}${ifPresent(d.steps, (steps) => `: ${stepsOf(steps, stepScope(steps, Object.keys(d.takes ?? {})))}`)}${checks}; it gives ${list(gives)}`;
}

function sentenceOfException(d: ExceptionDefinition): string {
  const does = d.to.length === 1 ? 'does' : 'do';
  // Only paths have a mover or a shooter. A calculation may have parameters with the names of the board's variables.
  const names = d.self === 'mover' || d.self === 'shooter' ? BOARD_VARIABLES : undefined;
  const users = ifPresent(d.capability, (id) => ` where ${operandOf(d.self ?? 'character', names)} is a user of “${words(id)}”`);
  return `${list(d.to.map((id) => `“${words(id)}”`))} ${does} not act${users}${conditionOf(d.if, names)}`;
}

function sentenceOfDuration(d: DurationDefinition): string {
  if (d.at !== undefined && d.if !== undefined) return `“${words(d.id)}” lasts until a “${words(d.at)}” at which ${phraseOf(d.if)}`;
  const end = d.ends === undefined ? `until “${words(d.at ?? '')}”` : `as long as “${words(d.ends)}”`;
  return `“${words(d.id)}” lasts ${end}${conditionOf(d.if)}`;
}

function sentenceOfTrigger(d: TriggerDefinition): string {
  const may = d.may === true ? ', if its player wants' : '';
  const once = ifPresent(d.once, (id) => `, once in each “${words(id)}”`);
  const follows = ifPresent(d.follows, (ids) => `, after ${list(ids.map((id) => `“${words(id)}”`))}`);
  return `${momentOf(d)}${follows}${triggerUsersOf(d)}${conditionOf(d.if)}${exceptionsOf(d.unless)}${may}${once}: ${stepsOf(d.steps, stepScope(d.steps))}`;
}

function triggerUsersOf({ capability, self }: TriggerDefinition): string {
  if (capability === undefined) return ifPresent(self, (text) => `, for each of ${operandOf(text)}`);
  return `, for each user of “${words(capability)}”${ifPresent(self, (text) => ` among ${operandOf(text)}`)}`;
}

function momentOf(d: TriggerDefinition): string {
  if (d.at !== undefined) return `at “${words(d.at)}”`;
  if (d.before !== undefined) return `before “${words(d.before)}”`;
  if (d.after !== undefined) return `after “${words(d.after)}”`;
  return d.instead === undefined ? 'whenever it can' : `in place of “${words(d.instead)}”`;
}
