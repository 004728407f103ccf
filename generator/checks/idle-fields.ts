/** Fields of calculations and values that change nothing where they are. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Of } from '../game/program.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { isCited } from './cited-definitions.ts';

export function idleFields({ definitions }: EditionBook): Diagnostic[] {
  const all = definitions.map(({ definition }) => definition);
  const calculations = all.filter((d) => d.kind === 'calculation');
  const options = all.filter((d) => d.kind === 'option');
  return definitions.flatMap((node): Diagnostic[] => {
    const { definition } = node;
    // Whether a fact is cited is up to the questions that name it, which an erratum may change.
    const isFact = definition.kind === 'property' || definition.kind === 'table';
    const cites = definition.cites === undefined || isFact || isCited(definition, all) ? [] : neverCited(node);
    if (definition.kind === 'calculation') return [...cites, ...otherFolds(node, definition)];
    if (definition.kind === 'constraint') return [...cites, ...neverCommanded(node, definition, options)];
    return definition.kind === 'value' ? [...cites, ...neverExclusive(node, definition, calculations)] : cites;
  });
}

/** A choice among clauses that no verdict and no event names. */
function neverCited({ definition: { id }, document, pointer }: DefinitionNode): Diagnostic[] {
  return [
    {
      code: 'field-without-effect',
      severity: 'error',
      message: `No verdict and no event names the clauses of "${id}", so that "cites" does nothing.`,
      refersTo: [id],
      found: 'cites',
      expected: 'the clauses alone',
      place: document.placeOf(`${pointer}/cites`),
    },
  ];
}

/** Fields in place of which no option of the menu has others. */
function neverCommanded(node: DefinitionNode, { id, on, of, command }: Of<'constraint'>, options: readonly Of<'option'>[]): Diagnostic[] {
  if (command === undefined) return [];
  const commands = options.filter((option) => on === 'option' && option.in === of).map((option) => option.command ?? {});
  const isOther = (own: { readonly [field: string]: string }): boolean =>
    Object.entries(command).every(([field, value]) => Object.hasOwn(own, field) && own[field] !== value);
  if (commands.some(isOther)) return [];
  const fields = [...new Set(commands.flatMap((own) => Object.keys(own)))];
  return [
    {
      code: 'field-without-effect',
      severity: 'error',
      message: `No option that "${id}" is on has other values in the fields of its "command".`,
      refersTo: [id],
      found: Object.keys(command).join(', '),
      expected:
        on !== 'option' ? 'a constraint on an option' : fields.length === 0 ? 'a menu with options' : `fields out of ${fields.join(', ')}`,
      place: node.document.placeOf(`${node.pointer}/command`),
    },
  ];
}

const SETS: readonly string[] = ['union', 'without'];
const NUMBERS: readonly string[] = ['in-order', 'sum', 'max', 'min'];
/** Those of games alone: a player chooses, or the result is truth. */
const OF_GAMES: readonly string[] = ['choose-one', 'any'];

/** A fold of numbers in a calculation that makes a set, or the other way round. */
function otherFolds(node: DefinitionNode, d: Of<'calculation'>): Diagnostic[] {
  const isSet = typeof d.type === 'string' && d.type.startsWith('[');
  const folds = isSet ? SETS : d.takes === undefined ? NUMBERS : [...NUMBERS, ...OF_GAMES];
  return d.steps.flatMap(({ fold }, place): Diagnostic[] =>
    fold === undefined || folds.includes(fold)
      ? []
      : [
          {
            code: 'field-without-effect',
            severity: 'error',
            message: `"${d.id}" makes ${isSet ? 'a set' : 'a number'} ${d.takes === undefined ? 'on the board' : 'in a game'}, so that "${fold}" does nothing.`,
            refersTo: [d.id],
            found: fold,
            expected: folds.join(', '),
            place: node.document.placeOf(`${node.pointer}/steps/${place}/fold`),
          },
        ],
  );
}

/** A locked value counts alone only in a step that says so. */
function neverExclusive(node: DefinitionNode, d: Of<'value'>, calculations: readonly Of<'calculation'>[]): Diagnostic[] {
  if (d.locked !== true) return [];
  const steps = calculations.filter(({ of }) => of.includes(d.of)).flatMap(({ steps: own }) => own);
  const gathers = steps.filter(({ exclusive }) => exclusive !== undefined).flatMap(({ gather }) => gather ?? []);
  if (gathers.some((name) => name in d)) return [];
  return [
    {
      code: 'field-without-effect',
      severity: 'error',
      message: `No step of a calculation of "${d.of}" takes a locked value of this class alone.`,
      refersTo: [d.id, d.of],
      found: 'locked',
      expected: gathers.length === 0 ? 'a value that is not locked' : `one of ${gathers.join(', ')}`,
      place: node.document.placeOf(`${node.pointer}/locked`),
    },
  ];
}
