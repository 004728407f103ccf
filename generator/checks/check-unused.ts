/** Definitions that can never act: nothing reads, calls, gathers, offers or shows them in any edition. */

import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import { stepsOf } from '../roles.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

type Of<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;

/** Parameters that the lowering of expressions reads by their ids. */
const READ_BY_LOWERING: ReadonlySet<string> = new Set(['rounding.direction']);

/** Fields whose text refers to nothing that it names: words, citations, and what is written and not read. */
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

/** What definitions speak of, and what becomes of a definition of which none does. */
interface Uses {
  /** Whether a text of another definition has the word. */
  mentions(own: Definition, word: RegExp): boolean;
  readonly definitions: readonly Definition[];
}

export function checkUnused(editions: readonly EditionBook[]): Diagnostic[] {
  const unused = new Map<string, DefinitionNode>();
  const acting = new Set<string>();
  for (const { definitions: nodes } of editions) {
    const uses = usesOf(nodes.map(({ definition }) => definition));
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

function usesOf(definitions: readonly Definition[]): Uses {
  const texts = definitions.map((definition) => ({ definition, text: textOf(JSON.parse(JSON.stringify(definition))) }));
  return {
    definitions,
    mentions: (own, word) => texts.some(({ definition, text }) => definition !== own && word.test(text)),
  };
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

const escaped = (text: string): string => text.replaceAll(/[.]/g, '\\$&');
/** A name between signs that are part of no name. */
const word = (name: string): RegExp => new RegExp(`(?<![\\w.-])${escaped(name)}(?![\\w-])`);
/** A fact, read of any subject. */
const fact = (id: string): RegExp =>
  new RegExp(`\\.${escaped(id.slice(id.indexOf('.') + 1))}(?![\\w-])|(?<![\\w.-])${escaped(id)}(?![\\w-])`);

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
      return d.shown !== undefined || d.draws !== undefined || uses.mentions(d, fact(d.id));
    case 'property':
      return d.shown !== undefined || uses.mentions(d, d.of === undefined ? word(d.id) : fact(d.id));
    case 'parameter':
      return READ_BY_LOWERING.has(d.id) || uses.mentions(d, word(d.id));
    case 'table':
      return uses.mentions(d, word(camel(d.id)));
    case 'value':
      return isGathered(d, definitions);
    case 'calculation':
      return d.of.some((quantity) => uses.mentions(d, word(quantity)) || uses.mentions(d, word(camel(quantity))));
    case 'procedure':
      return isCalled(d.id, definitions);
    case 'option':
      return definitions.flatMap(stepsOf).some((step) => step.offer === d.in);
    case 'subject':
      return uses.mentions(d, word(d.id));
    case 'constraint':
      return isTested(d, definitions);
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

const isCalled = (id: string, definitions: readonly Definition[]): boolean =>
  definitions.some(
    (d) =>
      (d.kind === 'subject' && (d.runs === id || d.rolls === id)) || stepsOf(d).some(({ call, through }) => call === id || through === id),
  );

const isGathered = (d: Of<'value'>, definitions: readonly Definition[]): boolean =>
  definitions.some((other) => other.kind === 'calculation' && other.of.includes(d.of));

/** Whether what a constraint is on happens somewhere. */
function isTested(d: Of<'constraint'>, definitions: readonly Definition[]): boolean {
  const steps = definitions.flatMap(stepsOf);
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
