/** The roles of texts in schemas/definition.schema.json (`procedureId`, `menu`, `fact` …), and for each role the names that a book defines. */

import type { GivenFields } from './checks/given-fields.ts';
import { pointsIn, type Step } from './game/program.ts';
import { asksPlayer } from './game/signatures.ts';
import type { Definition } from './generated/definition.ts';
import type { Vocabulary } from './language/vocabulary.ts';

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

/** Values of `about` in constraints besides given records. */
const LOOKED_AT: readonly string[] = ['character', 'character.squares', 'object', 'part', 'pair'];

export type Reference = (typeof REFERENCES)[number];
export type Names = { readonly [role in Reference]: readonly string[] };

/** All steps of a definition, those inside others included. */
export function stepsOf(d: Definition): Step[] {
  const all = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [step, ...all(step.steps ?? []), ...all(step.else ?? [])]);
  return 'steps' in d && d.kind !== 'calculation' ? all(d.steps ?? []) : [];
}

type Of<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;

export function namesOf(definitions: readonly Definition[], vocabulary: Vocabulary, given: GivenFields): Names {
  const ofKind = <K extends Definition['kind']>(kind: K): Of<K>[] => definitions.filter((d): d is Of<K> => d.kind === kind);
  const ids = (kind: Definition['kind']): string[] => ofKind(kind).map((d) => d.id);
  const steps = definitions.flatMap(stepsOf);
  const collect = <T>(list: readonly T[], pick: (item: T) => string | readonly string[] | undefined): string[] =>
    list.flatMap((item) => pick(item) ?? []);
  const procedures = ofKind('procedure');
  const facts = procedures.flatMap((d) => Object.keys({ ...d.takes, ...d.holds }).map((name) => ({ name, fact: `${d.name}.${name}` })));
  const menus = [...collect(ofKind('option'), (d) => d.in), ...collect(steps, (s) => s.offer)];
  const roles = collect(steps, (s) => s.role);
  const subjects = [...Object.keys(vocabulary.subjects), ...ids('subject')];
  const quantities = [...collect(ofKind('calculation'), (d) => d.of), ...collect(ofKind('value'), (d) => d.of)];
  return distinct({
    subject: subjects,
    definitionId: definitions.map(({ id }) => id),
    recordId: ids('record'),
    propertyId: ids('property'),
    procedureId: ids('procedure'),
    restrictionId: ids('restriction'),
    triggerId: ids('trigger'),
    capabilityId: ids('capability'),
    durationId: ids('duration'),
    mark: collect(ofKind('capability'), (d) => [...(d.of === undefined ? [] : [d.of]), ...(d.marks ?? [])]),
    quantity: quantities,
    gathered: collect(ofKind('calculation'), (d) => d.steps.flatMap((step) => step.gather ?? [])),
    menu: menus,
    role: roles,
    point: procedures.flatMap((d) => pointsIn(d.steps)),
    // A restriction over a step may give `must-stop`, which no path lists.
    label: [...collect(ofKind('path'), (d) => d.labels), 'must-stop'],
    cause: collect(ofKind('path'), (d) => d.causes),
    list: collect(ofKind('subject'), (d) => d.listed),
    event: collect(steps, (s) => s.emit),
    purpose: collect(steps, (s) => s.for),
    questionField: [...given.keys()],
    fact: [...ids('record'), ...facts.map(({ fact }) => fact)],
    callee: [...ids('procedure'), ...collect(ofKind('calculation'), (d) => (asksPlayer(d) ? d.of : undefined))],
    held: facts.map(({ name }) => name),
    chosen: collect(steps, (s) => s.choose),
    constrained: [...menus, ...roles, ...ids('procedure')],
    lookedAt: [...collect(ofKind('record'), (d) => (d.given?.startsWith('map') === true ? d.id : undefined)), ...LOOKED_AT],
    commandValue: collect(ofKind('option'), (d) => Object.values(d.command ?? {})),
    member: membersOf(definitions),
    questionName: collect(ofKind('question'), (d) => d.ask),
    valueType: ['bool', 'int', ...subjects],
  });
}

function membersOf(definitions: readonly Definition[]): string[] {
  return definitions.flatMap((d) => {
    const types = d.kind === 'record' || d.kind === 'parameter' || d.kind === 'property' ? [d.type] : [];
    const taken = 'takes' in d ? Object.values(d.takes ?? {}) : [];
    const held = d.kind === 'procedure' ? Object.values(d.holds ?? {}) : [];
    return [...types, ...taken, ...held].flatMap((type): readonly string[] =>
      typeof type === 'string' ? [] : 'enum' in type ? type.enum : type.set,
    );
  });
}

const distinct = (names: Names): Names => ({
  ...names,
  ...Object.fromEntries(REFERENCES.map((role) => [role, [...new Set(names[role])]])),
});
