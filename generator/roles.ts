/** The roles of texts in schemas/definition.schema.json (`procedureId`, `menu`, `fact` …), with the names that a book has for each. */

import { appendTo } from '../engine/base/append-to.ts';
import type { GivenFields } from './checks/given-fields.ts';
import { pointsIn, type Step } from './game/program.ts';
import { asksPlayer } from './game/signatures.ts';
import type { Definition } from './generated/definition.ts';
import type { Vocabulary } from './language/vocabulary.ts';
import { Memo } from './memo.ts';

/** Roles whose texts refer to something by its name. */
export const REFERENCES = [
  'subject',
  'definitionId',
  'recordId',
  'propertyId',
  'procedureId',
  'restrictionId',
  'triggerId',
  'capabilityId',
  'durationId',
  'mark',
  'quantity',
  'gathered',
  'menu',
  'role',
  'point',
  'label',
  'cause',
  'list',
  'event',
  'purpose',
  'questionField',
  'fact',
  'callee',
  'held',
  'chosen',
  'constrained',
  'lookedAt',
  'commandValue',
  'member',
  'questionName',
  'valueType',
] as const;

/**
 * Names of the role `lookedAt` besides the ids of records that the map gives. `about` of a constraint can also be another subject, `player`
 * or `action.FIELD`, which are not listed.
 */
const LOOKED_AT: readonly string[] = ['character', 'character.squares', 'object', 'part', 'pair'];

export type Reference = (typeof REFERENCES)[number];
export type Names = { readonly [role in Reference]: readonly string[] };

/** All steps of a definition, those inside others included. The steps of a calculation have another form, and are left out. */
export function stepsOf(d: Definition): Step[] {
  const all = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [step, ...all(step.steps ?? []), ...all(step.else ?? [])]);
  return 'steps' in d && d.kind !== 'calculation' ? all(d.steps ?? []) : [];
}

/** The lists of names that definitions add to: one for each kind, with the ids of its definitions, and those of other names. */
type NameList =
  | Definition['kind']
  | 'id'
  | 'called'
  | 'command'
  | 'fact'
  | 'held'
  | 'listed'
  | 'lookedAt'
  | 'mark'
  | 'member'
  | 'menu'
  | 'path.cause'
  | 'path.label'
  | 'point'
  | 'quantity'
  | 'quantity.gathered'
  | 'quantity.of-value'
  | 'asked'
  | `step.${'choose' | 'emit' | 'for' | 'offer' | 'role'}`;

/** The names that one definition adds to lists, as a flat array `[list, name, list, name, …]`, so that `memo.same` finds equal ones. */
function namesIn(d: Definition, memo: Memo): readonly string[] {
  const found: string[] = [];
  const add: Add = (list, names) => {
    for (const name of typeof names === 'string' ? [names] : (names ?? [])) found.push(list, name);
  };
  add('id', d.id);
  add(d.kind, d.id);
  for (const { offer, as, role = as, emit, for: purpose, choose } of stepsOf(d)) {
    add('step.offer', offer);
    if (choose !== undefined) add('step.role', role);
    add('step.emit', emit);
    add('step.for', purpose);
    add('step.choose', choose);
  }
  addOwnNames(d, add);
  add('member', membersOf(d));
  return memo.same(found);
}

type Add = (list: NameList, names: string | readonly string[] | undefined) => void;

function addOwnNames(d: Definition, add: Add): void {
  switch (d.kind) {
    case 'procedure':
      for (const name of Object.keys({ ...d.takes, ...d.holds })) {
        add('fact', `${d.name}.${name}`);
        add('held', name);
      }
      add('point', pointsIn(d.steps));
      break;
    case 'option':
      add('menu', d.in);
      add('command', Object.values(d.command ?? {}));
      break;
    case 'calculation':
      add('quantity', d.of);
      for (const { gather } of d.steps) add('quantity.gathered', gather);
      if (asksPlayer(d)) add('called', d.of); // A step `call` runs it, as it runs a procedure.
      break;
    case 'value':
      add('quantity.of-value', d.of);
      break;
    case 'capability':
      add('mark', d.of);
      add('mark', d.marks);
      break;
    case 'path':
      add('path.label', d.labels);
      add('path.cause', d.causes);
      break;
    case 'subject':
      add('listed', d.listed);
      break;
    case 'record':
      if (d.given?.startsWith('map.') === true) add('lookedAt', d.id);
      break;
    case 'question':
      add('asked', d.ask);
      break;
    case 'board-question':
    case 'constraint':
    case 'duration':
    case 'exception':
    case 'parameter':
    case 'property':
    case 'restriction':
    case 'table':
    case 'trigger':
      break;
  }
}

export function namesOf(definitions: readonly Definition[], vocabulary: Vocabulary, given: GivenFields, memo = new Memo()): Names {
  return memo.of(joinedNames, memo.same(memo.each(namesIn, definitions, memo)), vocabulary, given);
}

type NamesOf = (...lists: readonly NameList[]) => readonly string[];

/** @param all the result of `namesIn` for each definition */
function joinedNames(all: readonly (readonly string[])[], vocabulary: Vocabulary, given: GivenFields): Names {
  const lists = new Map<string, string[]>();
  for (const found of all)
    for (let index = 0; index < found.length; index += 2) {
      const [list = '', name = ''] = [found[index], found[index + 1]];
      appendTo(lists, list, name);
    }
  return distinct(namesByRole((...wanted) => wanted.flatMap((list) => lists.get(list) ?? []), vocabulary, given));
}

function namesByRole(of: NamesOf, vocabulary: Vocabulary, given: GivenFields): Names {
  const subjects = [...Object.keys(vocabulary.subjects), ...of('subject')];
  return {
    subject: subjects,
    definitionId: of('id'),
    recordId: of('record'),
    propertyId: of('property'),
    procedureId: of('procedure'),
    restrictionId: of('restriction'),
    triggerId: of('trigger'),
    capabilityId: of('capability'),
    durationId: of('duration'),
    mark: of('mark'),
    quantity: of('quantity', 'quantity.of-value'),
    gathered: of('quantity.gathered'),
    menu: of('menu', 'step.offer'),
    role: of('step.role'),
    point: of('point'),
    // A restriction over a step may give `must-stop`, which no path lists.
    label: [...of('path.label'), 'must-stop'],
    cause: of('path.cause'),
    list: of('listed'),
    event: of('step.emit'),
    purpose: of('step.for'),
    questionField: [...given.keys()],
    fact: of('record', 'fact'),
    callee: of('procedure', 'called'),
    held: of('held'),
    chosen: of('step.choose'),
    constrained: of('menu', 'step.offer', 'step.role', 'procedure'),
    lookedAt: [...of('lookedAt'), ...LOOKED_AT],
    commandValue: of('command'),
    member: of('member'),
    questionName: of('asked'),
    valueType: ['bool', 'int', ...subjects],
  };
}

function membersOf(d: Definition): readonly string[] {
  const types = d.kind === 'record' || d.kind === 'parameter' || d.kind === 'property' ? [d.type] : [];
  const taken = 'takes' in d ? Object.values(d.takes ?? {}) : [];
  const held = d.kind === 'procedure' ? Object.values(d.holds ?? {}) : [];
  return [...types, ...taken, ...held].flatMap((type): readonly string[] =>
    typeof type === 'string' ? [] : 'enum' in type ? type.enum : type.set,
  );
}

const distinct = (names: Names): Names => ({
  ...names,
  ...Object.fromEntries(REFERENCES.map((role) => [role, [...new Set(names[role])]])),
});
