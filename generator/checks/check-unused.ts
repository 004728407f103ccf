/** Definitions that can never act: nothing reads, calls, gathers, offers or shows them in any edition. */

import { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Step } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import { stepsOf } from '../roles.ts';
import type { EditionBook } from '../rulebook.ts';
import { factName, type NamesCache, namesIn } from './mentioned-names.ts';

type Of<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;

/** Parameters that the lowering of expressions reads by their ids. */
const READ_BY_LOWERING: ReadonlySet<string> = new Set(['rounding.direction']);

/** What the definitions of an edition name, do and call. */
interface Uses {
  /** Whether a text of another definition has the name. */
  mentions(own: Definition, name: string): boolean;
  /** Ids of procedures that steps or subjects name. */
  readonly called: ReadonlySet<string>;
  readonly procedures: ReadonlySet<string>;
  /** The menus that steps offer. */
  readonly menus: ReadonlySet<string | undefined>;
  /** The roles in which steps choose. */
  readonly roles: ReadonlySet<string | undefined>;
  /** The checks that questions make. */
  readonly checks: ReadonlySet<string | undefined>;
  /** The quantities of calculations. */
  readonly quantities: ReadonlySet<string>;
}

export function checkUnused(editions: readonly EditionBook[], names: NamesCache = new ObjectCache()): Diagnostic[] {
  const acting = new Set<string>();
  // Most definitions act in the latest edition, so that earlier ones are asked about few.
  for (const { definitions } of editions.toReversed()) {
    const open = definitions.filter(({ definition }) => !acting.has(definition.id));
    if (open.length === 0) continue;
    const uses = usesOf(
      definitions.map(({ definition }) => definition),
      names,
    );
    for (const { definition } of open) if (isUsed(definition, uses)) acting.add(definition.id);
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

function usesOf(definitions: readonly Definition[], cache: NamesCache): Uses {
  // The first definition with each name; `shared` has the names of several, which answers `mentions` if `own` is the first.
  const first = new Map<string, Definition>();
  const shared = new Set<string>();
  for (const definition of definitions)
    for (const name of cache.get(definition, () => namesIn(definition)))
      if (first.has(name)) shared.add(name);
      else first.set(name, definition);
  const steps = definitions.flatMap(stepsOf);
  return {
    called: calledBy(definitions, steps),
    procedures: new Set(definitions.flatMap(({ kind, id }) => (kind === 'procedure' ? [id] : []))),
    menus: new Set(steps.map(({ offer }) => offer)),
    roles: new Set(steps.flatMap(({ choose, role, as }) => (choose === undefined ? [] : [role ?? as]))),
    checks: new Set(definitions.flatMap((d) => (d.kind === 'question' ? [d.checks] : []))),
    quantities: new Set(definitions.flatMap((d) => (d.kind === 'calculation' ? d.of : []))),
    mentions: (own, name) => shared.has(name) || (first.get(name) ?? own) !== own,
  };
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

function isUsed(d: Definition, uses: Uses): boolean {
  switch (d.kind) {
    case 'record':
      return d.shown !== undefined || d.draws !== undefined || uses.mentions(d, d.id) || uses.mentions(d, factName(d.id));
    case 'property':
      return d.shown !== undefined || uses.mentions(d, d.id) || (d.of !== undefined && uses.mentions(d, factName(d.id)));
    case 'parameter':
      return READ_BY_LOWERING.has(d.id) || uses.mentions(d, d.id);
    case 'table':
      return uses.mentions(d, camel(d.id));
    case 'value':
      return uses.quantities.has(d.of);
    case 'calculation':
      return d.of.some((quantity) => uses.mentions(d, quantity) || uses.mentions(d, camel(quantity)));
    case 'procedure':
      return uses.called.has(d.id);
    case 'option':
      return uses.menus.has(d.in);
    case 'subject':
      return uses.mentions(d, d.id);
    case 'constraint':
      return isTested(d, uses);
    // Questions and packs of powers name capabilities and durations; the others act by themselves, or are refused where they are lowered.
    case 'capability':
    case 'duration':
    case 'path':
    case 'restriction':
    case 'trigger':
    case 'exception':
    case 'question':
    case 'board-question':
      return true;
  }
}

function calledBy(definitions: readonly Definition[], steps: readonly Step[]): ReadonlySet<string> {
  const named = definitions.flatMap((d) => (d.kind === 'subject' ? [d.runs, d.rolls] : []));
  return new Set([...named, ...steps.flatMap(({ call, through }) => [call, through])].filter((id) => id !== undefined));
}

/** Whether a constraint is ever tested: something offers its menu, chooses in its role, or makes its check; or its procedure exists. */
function isTested(d: Of<'constraint'>, { menus, roles, procedures, checks }: Uses): boolean {
  switch (d.on) {
    case 'option':
      return menus.has(d.of);
    case 'choose':
      return roles.has(d.of);
    case 'call':
      return d.of !== undefined && procedures.has(d.of);
    case 'check':
      return checks.has(d.of);
    case 'set-up':
    case 'move-end':
    case 'placement':
      return true;
  }
}
