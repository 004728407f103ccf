/** Definitions that can never act: nothing reads, calls, gathers, offers or shows them in any edition. */

import { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import { Memo } from '../memo.ts';
import { once } from '../once.ts';
import { stepsOf } from '../roles.ts';
import type { EditionBook } from '../rulebook.ts';
import { factName, type NamesCache, namesIn } from './mentioned-names.ts';

type Of<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;

/** Parameters that the lowering of expressions reads by their ids. */
const READ_BY_LOWERING: ReadonlySet<string> = new Set(['rounding.direction']);

/** What a definition names, calls, offers and has chosen. */
interface Uses {
  readonly definition: Definition;
  /** The names that its texts may mean. */
  readonly names: ReadonlySet<string>;
  /** Ids of procedures that its steps or its subject name. */
  readonly called: ReadonlySet<string | undefined>;
  /** The menus that its steps offer. */
  readonly menus: ReadonlySet<string | undefined>;
  /** The roles in which its steps choose. */
  readonly roles: ReadonlySet<string | undefined>;
}

export function checkUnused(editions: readonly EditionBook[], namesCache: NamesCache = new ObjectCache(), memo = new Memo()): Diagnostic[] {
  const acting = new Set<string>();
  // Most definitions act in the latest edition, so that earlier ones are asked about few.
  for (const { definitions } of editions.toReversed()) {
    const undecided = definitions.filter(({ definition }) => !acting.has(definition.id));
    if (undecided.length === 0) continue;
    const present = new Set(definitions.map(({ definition }) => definition));
    const uses = once(() => memo.each(usesOf, [...present], namesCache));
    for (const { definition } of undecided) if (isUsed(definition, present, uses, memo)) acting.add(definition.id);
  }
  const all = editions.flatMap(({ definitions }) => definitions);
  const unused = new Map(all.flatMap((node) => (acting.has(node.definition.id) ? [] : [[node.definition.id, node]])));
  return [...unused].map(([id, { definition, document, pointer }]) => {
    const [why = '', expected = ''] = ADVICE[definition.kind] ?? [];
    return {
      code: 'definition-unused',
      severity: 'error',
      message: `${id} can never act: ${why}.`,
      refersTo: [id],
      found: 'no use in any edition',
      expected,
      hint: 'Use it, or delete it.',
      place: document.placeOf(`${pointer}/id`),
    };
  });
}

function usesOf(definition: Definition, namesCache: NamesCache): Uses {
  const steps = stepsOf(definition);
  const named = definition.kind === 'subject' ? [definition.runs, definition.rolls] : [];
  return {
    definition,
    names: namesCache.get(definition, () => namesIn(definition)),
    called: new Set([...named, ...steps.flatMap(({ call, through }) => [call, through])]),
    menus: new Set(steps.map(({ offer }) => offer)),
    roles: new Set(steps.flatMap(({ choose, role, as }) => (choose === undefined ? [] : [role ?? as]))),
  };
}

/** Cached for each definition, from one compilation to the next: a definition that was found to use it. */
interface Found {
  user?: Definition;
}

const noneFound = (_: Definition): Found => ({});

/** Looks for a definition that uses this one, first at the one that did before. */
function isUsed(d: Definition, present: ReadonlySet<Definition>, uses: () => readonly Uses[], memo: Memo): boolean {
  if (actsByItself(d)) return true;
  const found = memo.of(noneFound, d);
  if (found.user !== undefined && present.has(found.user)) return true;
  const user = uses().find((one) => isUsedBy(d, one))?.definition;
  if (user !== undefined) found.user = user;
  return user !== undefined;
}

/** Why a definition of a kind can never act, and what would use it. */
const ADVICE: { readonly [kind in Definition['kind']]?: readonly [why: string, expected: string] } = {
  record: ['nothing reads the record', 'an expression that reads it'],
  property: ['nothing reads the property', 'an expression that reads it, or "shown"'],
  parameter: ['nothing reads the parameter', 'an expression that reads it'],
  table: ['nothing asks the table', 'an expression that does'],
  value: ['nothing works out its quantity where it is', 'a calculation that gathers it'],
  calculation: ['nothing asks for its quantities', 'an expression or a step that does'],
  procedure: ['nothing calls the procedure', 'a step that calls it'],
  option: ['nothing offers its menu', 'a step that offers it'],
  subject: ['no record or fact is of this subject', 'a definition that speaks of it'],
  constraint: ['nothing does what it forbids', 'a menu, a role, a procedure or a check that there is'],
};

/** Questions and packs of powers name capabilities and durations; the others act by themselves, or are refused where they are lowered. */
function actsByItself(d: Definition): boolean {
  switch (d.kind) {
    case 'record':
      return d.shown !== undefined || d.draws !== undefined;
    case 'property':
      return d.shown !== undefined;
    case 'parameter':
      return READ_BY_LOWERING.has(d.id);
    case 'constraint':
      return d.on === 'set-up' || d.on === 'opening' || d.on === 'move-end' || d.on === 'placement';
    case 'capability':
    case 'duration':
    case 'path':
    case 'restriction':
    case 'trigger':
    case 'exception':
    case 'question':
    case 'board-question':
      return true;
    case 'table':
    case 'value':
    case 'calculation':
    case 'procedure':
    case 'option':
    case 'subject':
      return false;
  }
}

function isUsedBy(d: Definition, { definition: user, names, called, menus, roles }: Uses): boolean {
  switch (d.kind) {
    case 'record':
      return user !== d && (names.has(d.id) || names.has(factName(d.id)));
    case 'property':
      return user !== d && (names.has(d.id) || (d.of !== undefined && names.has(factName(d.id))));
    case 'parameter':
    case 'subject':
      return user !== d && names.has(d.id);
    case 'table':
      return user !== d && names.has(camel(d.id));
    case 'value':
      return user.kind === 'calculation' && user.of.includes(d.of);
    case 'calculation':
      return user !== d && d.of.some((quantity) => names.has(quantity) || names.has(camel(quantity)));
    case 'procedure':
      return called.has(d.id);
    case 'option':
      return menus.has(d.in);
    case 'constraint':
      return isTestedBy(d, user, menus, roles);
    default:
      return false;
  }
}

/** Whether a definition offers the menu of a constraint, chooses in its role, makes its check, or is its procedure. */
function isTestedBy(d: Of<'constraint'>, user: Definition, menus: Uses['menus'], roles: Uses['roles']): boolean {
  switch (d.on) {
    case 'option':
      return menus.has(d.of);
    case 'choose':
      return roles.has(d.of);
    case 'call':
      return user.kind === 'procedure' && user.id === d.of;
    case 'check':
      return user.kind === 'question' && user.checks === d.of;
    case 'set-up':
    case 'opening':
    case 'move-end':
    case 'placement':
      return false;
  }
}
