/** Reports idle fields, which change nothing in the definition that has them, and conditions that cannot hold or cannot fail. */
import { appendTo } from '../../../engine/base/append-to.ts';
import { definitionsOf } from '../../definitions-of.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { type DefinitionOf, isEffect } from '../../game/program.ts';
import type { Definition } from '../../generated/definition.ts';
import type { ParseExpression } from '../../language/parse-expression.ts';
import type { Memo } from '../../memo.ts';
import type { DefinitionNode, EditionBook } from '../../rulebook.ts';
import { isCited } from '../cited-definitions.ts';
import { definitionsOfKind, nodesOfKind } from '../of-kind.ts';
import { idleCalculationFields, idleLocked } from './calculations.ts';
import { fieldWithoutEffect, idleShown } from './field-without-effect.ts';
import { impossibleConditions } from './impossible-conditions.ts';
import { idleRecordFields } from './records.ts';
import { fieldsOfOneSubject } from './subjects.ts';
import { idleTriggerFields } from './triggers.ts';

export function idleFields(book: EditionBook, parse: ParseExpression, memo: Memo): readonly Diagnostic[] {
  const subjects = definitionsOfKind(book, 'subject', memo);
  const calculations = definitionsOfKind(book, 'calculation', memo);
  const options = definitionsOfKind(book, 'option', memo);
  const owned = memo.of(byCapability, memo.of(definitionsOf, book), memo);
  return [
    ...memo.flat(idleFieldsOf, book.definitions, subjects, calculations, options, parse),
    ...nodesOfKind(book, 'capability', memo).flatMap((node) => memo.of(idleTakes, node, owned.get(node.definition.id) ?? NONE)),
    ...nodesOfKind(book, 'exception', memo)
      .filter(({ definition }) => definition.cites !== undefined && !isCited(definition, memo.of(definitionsOf, book)))
      .flatMap(idleCites),
    ...memo.of(fieldsOfOneSubject, nodesOfKind(book, 'subject', memo)),
  ];
}

function idleFieldsOf(
  node: DefinitionNode,
  subjects: readonly DefinitionOf<'subject'>[],
  calculations: readonly DefinitionOf<'calculation'>[],
  options: readonly DefinitionOf<'option'>[],
  parse: ParseExpression,
): readonly Diagnostic[] {
  const { definition } = node;
  // Facts are not checked: whether one is cited depends on the questions that name it, which an erratum may change.
  const isFact = definition.kind === 'property' || definition.kind === 'table';
  const isChecked = definition.cites !== undefined && !isFact && definition.kind !== 'exception';
  // For the other kinds `isCited` reads only subjects.
  const hasIdleCites = isChecked && !isCited(definition, subjects);
  return [
    ...(hasIdleCites ? idleCites(node) : []),
    ...idleFieldsOfKind(node, subjects, calculations, options),
    ...impossibleConditions(node, parse),
  ];
}

function idleFieldsOfKind(
  node: DefinitionNode,
  subjects: readonly DefinitionOf<'subject'>[],
  calculations: readonly DefinitionOf<'calculation'>[],
  options: readonly DefinitionOf<'option'>[],
): readonly Diagnostic[] {
  const { definition: d } = node;
  switch (d.kind) {
    case 'property':
      return idlePropertyFields(node, d, subjects);
    case 'trigger':
      return idleTriggerFields(node, d);
    case 'path':
      return idlePathFields(node, d);
    case 'record':
      return idleRecordFields(node, d);
    case 'calculation':
      return idleCalculationFields(node, d);
    case 'constraint':
      return [...idleCommand(node, d, options), ...idleAbout(node, d), ...idleOf(node, d), ...idleCapability(node, d)];
    case 'value':
      return idleLocked(node, d, calculations);
    default:
      return [];
  }
}

/** `cites` selects among the clauses of a definition. It is idle if no verdict and no event names these clauses. */
function idleCites(node: DefinitionNode): Diagnostic[] {
  const message = `No verdict and no event names the clauses of "${node.definition.id}", so "cites" does nothing.`;
  return [fieldWithoutEffect(node, 'cites', message, 'cites', 'the clauses alone')];
}

/** A property has `is` or `rows`, and `of` or `takes`. Only a property of the game or of one subject can be `shown`. */
function idlePropertyFields(node: DefinitionNode, d: DefinitionOf<'property'>, subjects: readonly DefinitionOf<'subject'>[]): Diagnostic[] {
  const takes = Object.values(d.takes ?? {});
  const isOfSubject = (): boolean => takes.length === 1 && subjects.some(({ id }) => id === takes[0]);
  return [
    ...(d.is !== undefined && d.rows !== undefined
      ? [fieldWithoutEffect(node, 'rows', '"rows" does nothing beside "is".', 'is, rows', 'one of them')]
      : []),
    ...(d.of !== undefined && d.takes !== undefined
      ? [fieldWithoutEffect(node, 'of', '"of" does nothing beside "takes".', d.of, 'no "of"')]
      : []),
    ...Object.entries(d.takes ?? {}).flatMap(([name, type]) =>
      typeof type === 'string' && type.includes(' = ')
        ? [
            fieldWithoutEffect(
              node,
              `takes/${name}`,
              'A call of a fact passes every value, so a default does nothing.',
              type,
              'a type without a default',
            ),
          ]
        : [],
    ),
    ...(d.shown === undefined ? [] : idleShown(node, d)),
    ...(d.shown === undefined || (d.takes !== undefined && (takes.length === 0 || isOfSubject()))
      ? []
      : [
          {
            ...fieldWithoutEffect(
              node,
              'shown',
              'A verdict shows only facts of the game whose "takes" has nothing or one subject.',
              d.takes === undefined ? 'a fact of the board' : Object.keys(d.takes).join(', '),
              '"takes" with nothing, or with one subject',
            ),
            refersTo: [d.id, ...takes.filter((type) => typeof type === 'string')],
          },
        ]),
  ];
}

const NONE: readonly Definition[] = [];

/** The definitions that belong to each capability: the same lists while none of them changes. */
function byCapability(definitions: readonly Definition[], memo: Memo): ReadonlyMap<string, readonly Definition[]> {
  const byId = new Map<string, Definition[]>();
  for (const d of definitions) if ('capability' in d && d.capability !== undefined) appendTo(byId, d.capability, d);
  return new Map([...byId].map(([id, list]) => [id, memo.same(list)]));
}

/**
 * `takes` is idle in a capability that no step starts. In any other, each of its facts is idle that no definition of the capability reads.
 */
function idleTakes(node: DefinitionNode, owned: readonly Definition[]): readonly Diagnostic[] {
  const { definition: d } = node;
  if (d.kind !== 'capability' || d.takes === undefined) return [];
  if (!isEffect(d))
    return [fieldWithoutEffect(node, 'takes', `No step starts "${d.id}" with facts.`, d.of, 'no "takes", or "of": "effect"')];
  const texts = JSON.stringify(owned);
  return Object.keys(d.takes).flatMap((name) =>
    new RegExp(`\\b${name}\\b`).test(texts)
      ? []
      : fieldWithoutEffect(
          node,
          `takes/${name}`,
          `Nothing that belongs to "${d.id}" reads "${name}".`,
          name,
          'a fact that one of its definitions reads',
        ),
  );
}

/** The values of `on` of constraints that may be about one of several things. */
const WITH_ABOUT: readonly string[] = ['check', 'opening', 'placement', 'printed', 'set-up'];

function idleAbout(node: DefinitionNode, d: DefinitionOf<'constraint'>): Diagnostic[] {
  if (d.about === undefined || WITH_ABOUT.includes(d.on)) return [];
  return [
    fieldWithoutEffect(
      node,
      'about',
      `A constraint on "${d.on}" is about one thing alone.`,
      d.about,
      `no "about", or "on" one of ${WITH_ABOUT.join(', ')}`,
    ),
  ];
}

/** The values of `on` beside which `of` is idle, since they do not name one of several menus, roles, procedures or checks. */
const WITHOUT_NAME: readonly string[] = ['set-up', 'printed', 'opening', 'move-end', 'placement'];

function idleOf(node: DefinitionNode, d: DefinitionOf<'constraint'>): Diagnostic[] {
  if (d.of === undefined || !WITHOUT_NAME.includes(d.on)) return [];
  return [fieldWithoutEffect(node, 'of', `A constraint on "${d.on}" is of no menu, role, procedure or check.`, d.of, 'no "of"')];
}

/** The values of `on` of constraints that can refuse an action of the user of a capability. */
const WITH_USER: readonly string[] = ['option', 'choose', 'call'];

function idleCapability(node: DefinitionNode, d: DefinitionOf<'constraint'>): Diagnostic[] {
  if (d.capability === undefined || WITH_USER.includes(d.on)) return [];
  const message = `A constraint on "${d.on}" does not depend on who can use a capability.`;
  return [fieldWithoutEffect(node, 'capability', message, d.capability, `no "capability", or "on" one of ${WITH_USER.join(', ')}`)];
}

const FIELDS_OF_PATHS = { along: 'fire', ends: 'fire', cost: 'move', assumes: 'move', bends: 'move', away: 'knock-back' } as const;

function idlePathFields(node: DefinitionNode, d: DefinitionOf<'path'>): Diagnostic[] {
  return Object.entries(FIELDS_OF_PATHS).flatMap(([field, path]) =>
    field in d && d.path !== path
      ? fieldWithoutEffect(node, field, `"${field}" acts on the path "${path}" alone.`, `${field} of ${d.path}`, path)
      : [],
  );
}

/**
 * A constraint with a `command` refuses no option of its menu, but the command of each option with the values of `command` in place of its
 * own. If every such command is that of an option, `command` is idle.
 */
function idleCommand(
  node: DefinitionNode,
  { id, on, of, command }: DefinitionOf<'constraint'>,
  options: readonly DefinitionOf<'option'>[],
): Diagnostic[] {
  if (command === undefined) return [];
  const commands = options.filter((option) => on === 'option' && option.in === of).map((option) => option.command ?? {});
  const isOfOption = (given: { readonly [field: string]: string }): boolean =>
    commands.some((own) => Object.keys(own).length > 0 && Object.entries(own).every(([field, value]) => given[field] === value));
  if (commands.some((own) => !isOfOption({ ...own, ...command }))) return [];
  const fields = [...new Set(commands.flatMap((optionCommand) => Object.keys(optionCommand).map((field) => `\`${field}\``)))];
  const message = `Each command that "${id}" would refuse is that of an option, so "command" refuses nothing.`;
  const expectedOfOptions = fields.length === 0 ? 'a menu with options' : `only the fields ${fields.join(', ')}`;
  const expected = on === 'option' ? expectedOfOptions : 'a constraint on an option';
  return [fieldWithoutEffect(node, 'command', message, Object.keys(command).join(', '), expected)];
}
