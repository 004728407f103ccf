/** Definitions that can never act: nothing reads, calls, gathers, offers or shows them in any edition. */

import { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Step } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import { stepsOf } from '../roles.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

type Of<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;

/** Parameters that the lowering of expressions reads by their ids. */
const READ_BY_LOWERING: ReadonlySet<string> = new Set(['rounding.direction']);

/** Fields whose text uses no definition: prose, citations, and the record that a step writes (`set`). */
const UNREAD: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'clauses',
  'cites',
  'note',
  'message',
  'title',
  'says',
  'prompt',
  'set',
  'name',
]);

/** What the definitions of an edition name, do and call. */
interface Uses {
  /** Whether a text of another definition has the name. */
  mentions(own: Definition, name: string): boolean;
  readonly definitions: readonly Definition[];
  readonly steps: readonly Step[];
  /** Ids of procedures that steps or subjects name. */
  readonly called: ReadonlySet<string>;
}

/** The names that the texts of a definition may mean. */
export type NamesCache = ObjectCache<Definition, ReadonlySet<string>>;

export function checkUnused(editions: readonly EditionBook[], names: NamesCache = new ObjectCache()): Diagnostic[] {
  const unused = new Map<string, DefinitionNode>();
  const acting = new Set<string>();
  for (const { definitions: nodes } of editions) {
    const uses = usesOf(
      nodes.map(({ definition }) => definition),
      names,
    );
    for (const node of nodes) {
      const { definition } = node;
      if (isUsed(definition, uses)) acting.add(definition.id);
      else unused.set(definition.id, node);
    }
  }
  return [...unused]
    .filter(([id]) => !acting.has(id))
    .map(([id, { definition, document, pointer }]) => {
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
    definitions,
    steps,
    called: calledBy(definitions, steps),
    mentions: (own, name) => shared.has(name) || (first.get(name) ?? own) !== own,
  };
}

/** Every name that the texts of a definition may mean: `move.cost` may be a definition, the fact `.cost` of any subject, or `move`. */
function namesIn(definition: Definition): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [run] of textOf(JSON.parse(JSON.stringify(definition))).matchAll(/[\w.-]+/g)) {
    const dots = [...run.matchAll(/\./g)].map(({ index }) => index);
    for (const start of [0, ...dots]) for (const end of [...dots, run.length]) if (end > start) names.add(run.slice(start, end));
  }
  return names;
}

/** All texts of a definition that may name something, keys of maps included. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value}\n`;
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  return Object.entries(value)
    .map(([field, entry]) => (UNREAD.has(field) ? '' : `${field}\n${textOf(entry)}`))
    .join('');
}

/** The id of a fact without its subject, as in `.cost` of `move.cost`: expressions read a fact of any subject by this name. */
const factName = (id: string): string => id.slice(id.indexOf('.'));

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
  const { definitions } = uses;
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
      return isGathered(d, definitions);
    case 'calculation':
      return d.of.some((quantity) => uses.mentions(d, quantity) || uses.mentions(d, camel(quantity)));
    case 'procedure':
      return uses.called.has(d.id);
    case 'option':
      return uses.steps.some((step) => step.offer === d.in);
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

const isGathered = (d: Of<'value'>, definitions: readonly Definition[]): boolean =>
  definitions.some((other) => other.kind === 'calculation' && other.of.includes(d.of));

/** Whether a constraint is ever tested: something offers its menu, chooses in its role, or makes its check; or its procedure exists. */
function isTested(d: Of<'constraint'>, { definitions, steps }: Uses): boolean {
  switch (d.on) {
    case 'option':
      return steps.some((step) => step.offer === d.of);
    case 'choose':
      return steps.some((step) => step.choose !== undefined && (step.role ?? step.as) === d.of);
    case 'call':
      return definitions.some(({ kind, id }) => kind === 'procedure' && id === d.of);
    case 'check':
      return definitions.some((other) => other.kind === 'question' && other.checks === d.of);
    case 'set-up':
    case 'move-end':
    case 'placement':
      return true;
  }
}
