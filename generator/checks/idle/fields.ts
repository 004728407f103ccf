/** Fields of definitions that change nothing where they are. */
import { definitionsOf } from '../../definitions-of.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { belongsToGame } from '../../game/belongs-to-game.ts';
import { type DefinitionOf, isEffect } from '../../game/program.ts';
import type { Definition } from '../../generated/definition.ts';
import type { Memo } from '../../memo.ts';
import type { DefinitionNode, EditionBook } from '../../rulebook.ts';
import { isCited } from '../cited-definitions.ts';
import { definitionsOfKind, nodesOfKind } from '../of-kind.ts';
import { idleCalculationFields, neverExclusive } from './calculations.ts';
import { withoutEffect } from './finding.ts';
import { fieldsOfOneSubject } from './subjects.ts';

export function idleFields(book: EditionBook, memo: Memo): readonly Diagnostic[] {
  const subjects = definitionsOfKind(book, 'subject', memo);
  const calculations = definitionsOfKind(book, 'calculation', memo);
  const options = definitionsOfKind(book, 'option', memo);
  const owned = memo.of(byCapability, memo.of(definitionsOf, book), memo);
  return [
    ...memo.flat(idleFieldsOf, book.definitions, subjects, calculations, options),
    ...nodesOfKind(book, 'capability', memo).flatMap((node) => memo.of(neverRead, node, owned.get(node.definition.id) ?? NONE)),
    ...memo.of(fieldsOfOneSubject, nodesOfKind(book, 'subject', memo)),
  ];
}

function idleFieldsOf(
  node: DefinitionNode,
  subjects: readonly DefinitionOf<'subject'>[],
  calculations: readonly DefinitionOf<'calculation'>[],
  options: readonly DefinitionOf<'option'>[],
): readonly Diagnostic[] {
  const { definition } = node;
  // Whether a fact is cited is up to the questions that name it, which an erratum may change.
  const isFact = definition.kind === 'property' || definition.kind === 'table';
  const idleCites = definition.cites === undefined || isFact || isCited(definition, subjects) ? [] : neverCited(node);
  if (definition.kind === 'property') return [...idleCites, ...fieldsOfOtherProperties(node, definition, subjects)];
  if (definition.kind === 'trigger') return [...idleCites, ...otherMoments(node, definition)];
  if (definition.kind === 'path') return [...idleCites, ...fieldsOfOtherPaths(node, definition)];
  if (definition.kind === 'record')
    return [...idleCites, ...neverOffMap(node, definition), ...neverReset(node, definition), ...neverFirst(node, definition)];
  if (definition.kind === 'calculation') return [...idleCites, ...idleCalculationFields(node, definition)];
  if (definition.kind === 'constraint')
    return [
      ...idleCites,
      ...neverCommanded(node, definition, options),
      ...neverAbout(node, definition),
      ...neverNamed(node, definition),
      ...neverUsed(node, definition),
    ];
  return definition.kind === 'value' ? [...idleCites, ...neverExclusive(node, definition, calculations)] : idleCites;
}

/** A selection (`cites`) among clauses that no verdict and no event names. */
function neverCited(node: DefinitionNode): Diagnostic[] {
  const message = `No verdict and no event names the clauses of "${node.definition.id}", so that "cites" does nothing.`;
  return [withoutEffect(node, 'cites', message, 'cites', 'the clauses alone')];
}

/**
 * A property has an expression or rows, is of a subject of the board or takes values, and is shown for the game or for each of one subject.
 */
function fieldsOfOtherProperties(
  node: DefinitionNode,
  d: DefinitionOf<'property'>,
  subjects: readonly DefinitionOf<'subject'>[],
): Diagnostic[] {
  const takes = Object.values(d.takes ?? {});
  const isOfSubject = (): boolean => takes.length === 1 && subjects.some(({ id }) => id === takes[0]);
  return [
    ...(d.is !== undefined && d.rows !== undefined
      ? [withoutEffect(node, 'rows', 'Beside "is" the rows do nothing.', 'is, rows', 'one of them')]
      : []),
    ...(d.of !== undefined && d.takes !== undefined
      ? [withoutEffect(node, 'of', 'Beside "takes" the subject in "of" does nothing.', d.of, 'no "of"')]
      : []),
    ...Object.entries(d.takes ?? {}).flatMap(([name, type]) =>
      typeof type === 'string' && type.includes(' = ')
        ? [
            withoutEffect(
              node,
              `takes/${name}`,
              'A call of a fact passes each value, so that a default does nothing.',
              type,
              'a type without a default',
            ),
          ]
        : [],
    ),
    ...(d.shown === undefined || (d.takes !== undefined && (takes.length === 0 || isOfSubject()))
      ? []
      : [
          {
            ...withoutEffect(
              node,
              'shown',
              'A verdict shows facts of the game, and of each of one subject.',
              d.takes === undefined ? 'a fact of the board' : Object.keys(d.takes).join(', '),
              '"takes" with nothing, or with one subject',
            ),
            refersTo: [d.id, ...takes.filter((type) => typeof type === 'string')],
          },
        ]),
  ];
}

/** Fields that say when a trigger acts; each trigger has one moment. */
const MOMENTS = ['at', 'before', 'after', 'instead', 'whenever'] as const;

function otherMoments(node: DefinitionNode, d: DefinitionOf<'trigger'>): Diagnostic[] {
  const [first, second] = MOMENTS.filter((field) => field in d);
  if (second === undefined) return [];
  return [withoutEffect(node, second, `Beside "${first}" the moment in "${second}" does nothing.`, `${first}, ${second}`, 'one of them')];
}

const NONE: readonly Definition[] = [];

/** The definitions that belong to each capability: the same lists while none of them changes. */
function byCapability(definitions: readonly Definition[], memo: Memo): ReadonlyMap<string, readonly Definition[]> {
  const owned = Map.groupBy(definitions, (d): string | undefined => ('capability' in d ? d.capability : undefined));
  return new Map([...owned].flatMap(([id, list]) => (id === undefined ? [] : [[id, memo.same(list)]])));
}

/** Facts that nothing reads of all that belongs to the capability, and facts of a capability of which no instances run. */
function neverRead(node: DefinitionNode, owned: readonly Definition[]): readonly Diagnostic[] {
  const { definition: d } = node;
  if (d.kind !== 'capability' || d.takes === undefined) return [];
  if (!isEffect(d)) return [withoutEffect(node, 'takes', `No step starts "${d.id}" with facts.`, d.of, 'no "takes", or "of" an effect')];
  const texts = JSON.stringify(owned);
  return Object.keys(d.takes).flatMap((name) =>
    new RegExp(`\\b${name}\\b`).test(texts)
      ? []
      : withoutEffect(
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

function neverAbout(node: DefinitionNode, d: DefinitionOf<'constraint'>): Diagnostic[] {
  if (d.about === undefined || WITH_ABOUT.includes(d.on)) return [];
  return [
    withoutEffect(
      node,
      'about',
      `A constraint on "${d.on}" is about one thing alone.`,
      d.about,
      `no "about", or "on" one of ${WITH_ABOUT.join(', ')}`,
    ),
  ];
}

/** The values of `on` that are of nothing with a name: there is one set-up, which is opened once, and every move ends. */
const WITHOUT_NAME: readonly string[] = ['set-up', 'printed', 'opening', 'move-end', 'placement'];

function neverNamed(node: DefinitionNode, d: DefinitionOf<'constraint'>): Diagnostic[] {
  if (d.of === undefined || !WITHOUT_NAME.includes(d.on)) return [];
  return [withoutEffect(node, 'of', `A constraint on "${d.on}" is of no menu, role, procedure or check.`, d.of, 'no "of"')];
}

/** The values of `on` of constraints that may refuse what the user of a capability does. */
const WITH_USER: readonly string[] = ['option', 'choose', 'call'];

function neverUsed(node: DefinitionNode, d: DefinitionOf<'constraint'>): Diagnostic[] {
  if (d.capability === undefined || WITH_USER.includes(d.on)) return [];
  const message = `A constraint on "${d.on}" refuses whatever a character can use.`;
  return [withoutEffect(node, 'capability', message, d.capability, `no "capability", or "on" one of ${WITH_USER.join(', ')}`)];
}

/** Fields that act on one path each. */
const FIELDS_OF_PATHS = { along: 'fire', ends: 'fire', cost: 'move', assumes: 'move', bends: 'move', away: 'knock-back' } as const;

function fieldsOfOtherPaths(node: DefinitionNode, d: DefinitionOf<'path'>): Diagnostic[] {
  return Object.entries(FIELDS_OF_PATHS).flatMap(([field, path]) =>
    field in d && d.path !== path
      ? withoutEffect(node, field, `"${field}" acts on the path "${path}" alone.`, `${field} of ${d.path}`, path)
      : [],
  );
}

/** Only a record that the question gives of the game or of a character can put characters off the map. */
function neverOffMap(node: DefinitionNode, d: DefinitionOf<'record'>): Diagnostic[] {
  if (d.offMap === undefined || (d.type === 'bool' && /^(play|characters)\./.test(d.given ?? ''))) return [];
  const message = `"offMap" acts on a record that is true or false and given of the game or of a character.`;
  return [
    withoutEffect(
      node,
      'offMap',
      message,
      `${JSON.stringify(d.type)}, given ${JSON.stringify(d.given ?? null)}`,
      '"bool", given "characters.…" or "play.…"',
    ),
  ];
}

/** A list is empty until something is put into it. */
function neverFirst(node: DefinitionNode, d: DefinitionOf<'record'>): Diagnostic[] {
  if (d.first === undefined || typeof d.type !== 'string' || !d.type.startsWith('[')) return [];
  return [withoutEffect(node, 'first', `"${d.id}" is a list, which begins empty.`, JSON.stringify(d.first), 'no "first"')];
}

/** The board stores what a question gives, and nothing changes it there. */
function neverReset(node: DefinitionNode, d: DefinitionOf<'record'>): Diagnostic[] {
  if (d.resets === undefined || belongsToGame(d)) return [];
  return [withoutEffect(node, 'resets', `"${d.id}" is a record of the board, which nothing changes.`, d.resets, 'no "resets"')];
}

/**
 * A constraint with a `command` refuses commands with these fields where an option of the menu has other values in them. Reports a
 * `command` without such an option: it can refuse nothing.
 */
function neverCommanded(
  node: DefinitionNode,
  { id, on, of, command }: DefinitionOf<'constraint'>,
  options: readonly DefinitionOf<'option'>[],
): Diagnostic[] {
  if (command === undefined) return [];
  const commands = options.filter((option) => on === 'option' && option.in === of).map((option) => option.command ?? {});
  const isOther = (optionCommand: { readonly [field: string]: string }): boolean =>
    Object.entries(command).every(([field, value]) => Object.hasOwn(optionCommand, field) && optionCommand[field] !== value);
  if (commands.some(isOther)) return [];
  const fields = [...new Set(commands.flatMap((optionCommand) => Object.keys(optionCommand)))];
  const message = `No option that "${id}" is on has other values in the fields of its "command".`;
  const expected =
    on !== 'option' ? 'a constraint on an option' : fields.length === 0 ? 'a menu with options' : `fields out of ${fields.join(', ')}`;
  return [withoutEffect(node, 'command', message, Object.keys(command).join(', '), expected)];
}
