/** Fields of definitions that change nothing where they are. */
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
    if (definition.kind === 'path') return [...cites, ...fieldsOfOtherPaths(node, definition)];
    if (definition.kind === 'record') return [...cites, ...neverOffMap(node, definition)];
    if (definition.kind === 'calculation') return [...cites, ...otherFolds(node, definition)];
    if (definition.kind === 'constraint') return [...cites, ...neverCommanded(node, definition, options)];
    return definition.kind === 'value' ? [...cites, ...neverExclusive(node, definition, calculations)] : cites;
  });
}

/** One field, by its pointer within the definition. */
function idle(node: DefinitionNode, field: string, message: string, found: string, expected: string): Diagnostic {
  const place = node.document.placeOf(`${node.pointer}/${field}`);
  return { code: 'field-without-effect', severity: 'error', message, refersTo: [node.definition.id], found, expected, place };
}

/** A selection (`cites`) among clauses that no verdict and no event names. */
function neverCited(node: DefinitionNode): Diagnostic[] {
  const message = `No verdict and no event names the clauses of "${node.definition.id}", so that "cites" does nothing.`;
  return [idle(node, 'cites', message, 'cites', 'the clauses alone')];
}

/** Fields that act on one path each. */
const FIELDS_OF_PATHS = { along: 'fire', ends: 'fire', cost: 'move', assumes: 'move', bends: 'move', away: 'knock-back' } as const;

function fieldsOfOtherPaths(node: DefinitionNode, d: Of<'path'>): Diagnostic[] {
  return Object.entries(FIELDS_OF_PATHS).flatMap(([field, path]) =>
    field in d && d.path !== path ? idle(node, field, `"${field}" acts on the path "${path}" alone.`, `${field} of ${d.path}`, path) : [],
  );
}

/** Only a record that the question gives of the game or of a character can put characters off the map. */
function neverOffMap(node: DefinitionNode, d: Of<'record'>): Diagnostic[] {
  if (d.offMap === undefined || (d.type === 'bool' && /^(play|characters)\./.test(d.given ?? ''))) return [];
  const message = `"offMap" acts on a record that is true or false and given of the game or of a character.`;
  return [
    idle(
      node,
      'offMap',
      message,
      `${JSON.stringify(d.type)}, given ${JSON.stringify(d.given ?? null)}`,
      '"bool", given "characters.…" or "play.…"',
    ),
  ];
}

/** The fields of a `command` that differ from no option of the menu: the constraint can refuse no command. */
function neverCommanded(node: DefinitionNode, { id, on, of, command }: Of<'constraint'>, options: readonly Of<'option'>[]): Diagnostic[] {
  if (command === undefined) return [];
  const commands = options.filter((option) => on === 'option' && option.in === of).map((option) => option.command ?? {});
  const isOther = (own: { readonly [field: string]: string }): boolean =>
    Object.entries(command).every(([field, value]) => Object.hasOwn(own, field) && own[field] !== value);
  if (commands.some(isOther)) return [];
  const fields = [...new Set(commands.flatMap((own) => Object.keys(own)))];
  const message = `No option that "${id}" is on has other values in the fields of its "command".`;
  const expected =
    on !== 'option' ? 'a constraint on an option' : fields.length === 0 ? 'a menu with options' : `fields out of ${fields.join(', ')}`;
  return [idle(node, 'command', message, Object.keys(command).join(', '), expected)];
}

const SETS: readonly string[] = ['union', 'without'];
const NUMBERS: readonly string[] = ['in-order', 'sum', 'max', 'min'];
/** Folds that only games have: a player chooses the value, or the result is true or false. */
const OF_GAMES: readonly string[] = ['choose-one', 'any'];

/** A fold of numbers in a calculation that makes a set, or the other way round. */
function otherFolds(node: DefinitionNode, d: Of<'calculation'>): Diagnostic[] {
  const isSet = typeof d.type === 'string' && d.type.startsWith('[');
  const folds = isSet ? SETS : d.takes === undefined ? NUMBERS : [...NUMBERS, ...OF_GAMES];
  return d.steps.flatMap(({ fold }, index) => {
    if (fold === undefined || folds.includes(fold)) return [];
    const makes = `${isSet ? 'a set' : 'a number'} ${d.takes === undefined ? 'on the board' : 'in a game'}`;
    return idle(node, `steps/${index}/fold`, `"${d.id}" makes ${makes}, so that "${fold}" does nothing.`, fold, folds.join(', '));
  });
}

/** A locked value counts alone only in a step that says so. */
function neverExclusive(node: DefinitionNode, d: Of<'value'>, calculations: readonly Of<'calculation'>[]): Diagnostic[] {
  if (d.locked !== true) return [];
  const steps = calculations.filter(({ of }) => of.includes(d.of)).flatMap(({ steps: own }) => own);
  const gathers = steps.filter(({ exclusive }) => exclusive !== undefined).flatMap(({ gather }) => gather ?? []);
  if (gathers.some((name) => name in d)) return [];
  const message = `No step of a calculation of "${d.of}" takes a locked value of this class alone.`;
  const expected = gathers.length === 0 ? 'a value that is not locked' : `one of ${gathers.join(', ')}`;
  return [{ ...idle(node, 'locked', message, 'locked', expected), refersTo: [d.id, d.of] }];
}
