/** Checks the definitions of every edition: types of expressions, tables without gap or overlap, no ring of properties. */
import type { Json } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { digestOf } from '../digest.ts';
import type { GameModule } from '../game/emit.ts';
import { lowerGame } from '../game/lower.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { type DefinitionFault, type LoweredEdition, lowerEdition } from '../lower/edition.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { removalsNeeded } from './check-removals.ts';
import { checkTables } from './check-tables.ts';
import { checkValues } from './check-values.ts';
import type { GivenFields } from './given-fields.ts';

export interface CheckedEdition {
  readonly book: EditionBook;
  readonly lowered: LoweredEdition;
  /** The game, where the book has one. */
  readonly game?: GameModule;
}

/** Lowers every edition; the same finding in several editions is reported once. */
export function checkEditions(
  editions: readonly EditionBook[],
  vocabulary: Vocabulary,
  given: GivenFields,
): { readonly editions: CheckedEdition[]; readonly diagnostics: Diagnostic[] } {
  const diagnostics = new Map<string, Diagnostic>();
  const add = (d: Diagnostic): void => {
    diagnostics.set(`${d.code} ${d.place.file} ${d.place.line} ${d.place.column} ${d.message}`, d);
  };
  for (const found of checkTables(editions)) add(found);
  const checked = editions.map((book): CheckedEdition => {
    const definitions = book.definitions.map((n) => n.definition);
    const digest = digestOf(JSON.stringify(definitions));
    const lowered = lowerEdition(book.id, digest, definitions, vocabulary, book.later);
    const nodes = new Map(book.definitions.map((n) => [n.definition.id, n]));
    const game = lowerGame(definitions);
    const wrongValues = checkValues(book, vocabulary, given);
    for (const found of wrongValues) add(found);
    const removals = removalsNeeded(
      book,
      [...lowered.faults, ...game.faults].filter((fault) => !wrongValues.some((value) => follows(fault, value, lowered.uses))),
    );
    for (const found of removals.diagnostics) add(found);
    for (const found of removals.others) {
      const node = nodes.get(found.definition);
      if (node === undefined) continue;
      add({
        code: found.code ?? 'expression-wrong-type',
        severity: 'error',
        message: `${found.definition}: ${found.message}`,
        refersTo: [found.definition, ...(found.found === undefined ? [] : [found.found]), ...(found.refersTo ?? [])],
        ...(found.found === undefined ? {} : { found: found.found }),
        ...(found.expected === undefined ? {} : { expected: found.expected }),
        ...(found.hint === undefined ? {} : { hint: found.hint }),
        place: inText(node, found.pointer, found.start, found.end),
      });
    }
    if (lowered.cycle !== undefined) {
      const node = nodes.get(lowered.cycle[0] ?? '');
      if (node !== undefined)
        add({
          code: 'property-cycle',
          severity: 'error',
          message: `These facts depend on each other: ${lowered.cycle.join(' → ')}.`,
          refersTo: lowered.cycle,
          found: 'a cycle',
          expected: 'facts that can be computed one after the other',
          hint: 'define one of them without the next',
          place: node.document.placeOf(`${node.pointer}/is`),
        });
    }
    refuseContradictions(book, add);
    const fileOf = (id: string): string => nodes.get(id)?.document.placeOf('').file ?? 'rules';
    return { book, lowered, ...(game.play === undefined ? {} : { game: { edition: book.id, digest, game, fileOf } }) };
  });
  return { editions: checked, diagnostics: [...diagnostics.values()] };
}

/** Whether a fault of an expression only follows from a wrong value, of its own definition or of one that it uses. */
function follows(
  { definition, pointer }: DefinitionFault,
  { code, refersTo: [wrong = ''] = [] }: Diagnostic,
  uses: LoweredEdition['uses'],
): boolean {
  if (code === 'type-unknown') return definition === wrong || uses.get(definition)?.includes(wrong) === true;
  if (definition !== wrong) return false;
  return code === 'restriction-place-unknown' || pointer === (code === 'path-undefined' ? '/gives' : '/first');
}

/**
 * The place of a range inside an expression: it stands on one line after the opening quote, as JSON strings do. Escapes are counted as
 * JSON writes them; where a text is escaped in another way, the whole of it is the place.
 */
export function inText(node: DefinitionNode, pointer: string, start: number, end: number): Place {
  const place = node.document.placeOf(`${node.pointer}${pointer}`);
  const text = valueAt(JSON.parse(JSON.stringify(node.definition)), pointer);
  const written = (part: string): number => JSON.stringify(part).length - 2;
  const known = typeof text === 'string' && place.line === place.endLine && written(text) + 2 === (place.endColumn ?? 0) - place.column;
  if (!known || (end === 0 && start === 0)) return place;
  const column = place.column + 1 + written(text.slice(0, start));
  return { ...place, column, endLine: place.line, endColumn: column + Math.max(written(text.slice(start, end)), 1) };
}

function valueAt(value: Json, pointer: string): Json | undefined {
  let here: Json | undefined = value;
  for (const step of pointer.split('/').slice(1)) {
    if (here instanceof Array) here = here[Number(step)];
    else here = typeof here === 'object' && here !== null ? Object.entries(here).find(([key]) => key === step)?.[1] : undefined;
  }
  return here;
}

/** Two definitions with the same condition about the same thing and different results contradict each other. */
function refuseContradictions(book: EditionBook, add: (d: Diagnostic) => void): void {
  const seen = new Map<string, DefinitionNode>();
  for (const node of book.definitions) {
    const d = node.definition;
    if (d.kind !== 'restriction') continue;
    const conditions = [d.if, ...(d.unless ?? []).map((exception) => exception.if)].map((text) => text.replaceAll(' ', ''));
    const key = `${d.path} ${d.over} ${conditions.join(' ')} ${d.gives === 'must-stop'}`;
    const other = seen.get(key);
    if (other === undefined || other.definition.kind !== 'restriction') seen.set(key, node);
    else if (other.definition.gives !== d.gives || other.definition.cause !== d.cause) {
      add({
        code: 'definition-contradiction',
        severity: 'error',
        message: `"${d.id}" and "${other.definition.id}" have the same condition and different results.`,
        refersTo: [d.id, other.definition.id],
        found: `${d.gives} and ${other.definition.gives}`,
        expected: 'one result, or an "overrides"',
        place: node.document.placeOf(`${node.pointer}/gives`),
        related: [{ message: 'the other is here', place: other.document.placeOf(`${other.pointer}/gives`) }],
      });
    }
  }
}
