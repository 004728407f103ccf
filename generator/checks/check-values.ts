/**
 * Checks what definitions have besides expressions: values and their types, the fields that they name, the places of
 * restrictions.
 */
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionOf } from '../game/program.ts';
import { hasFixedFirst } from '../game/types.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { formOf } from '../lower/frames.ts';
import type { Memo } from '../memo.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { checkDraws } from './check-draws.ts';
import { type GivenFields, listsWithFields } from './given-fields.ts';
import { definitionsOfKind } from './of-kind.ts';
import { type Report, reporter } from './reporter.ts';

type ValueType = DefinitionOf<'parameter'>['type'];

export function checkValues(book: EditionBook, vocabulary: Vocabulary, given: GivenFields, memo: Memo): readonly Diagnostic[] {
  const listBySubject = memo.of(listsOf, definitionsOfKind(book, 'subject', memo));
  return memo.flat(faultsOfValues, book.definitions, vocabulary, given, listBySubject, definitionsOfKind(book, 'path', memo));
}

/** By the id of a subject: the list of a question that names its things, such as `characters` or `objects`. */
type ListBySubject = ReadonlyMap<string, string>;

const listsOf = (subjects: readonly DefinitionOf<'subject'>[]): ListBySubject =>
  new Map(subjects.flatMap((d) => (d.listed === undefined ? [] : [[d.id, d.listed]])));

function faultsOfValues(
  node: DefinitionNode,
  vocabulary: Vocabulary,
  given: GivenFields,
  listBySubject: ListBySubject,
  paths: readonly DefinitionOf<'path'>[],
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = reporter(node, found);
  const d = node.definition;
  if (d.kind === 'parameter') {
    checkType(d.type, report);
    checkValue(d.type, d.value, '/value', report);
  } else if (d.kind === 'record') {
    checkType(d.type, report);
    // The checks in `idle/` report a first value that cannot act, since records of its type always begin with the same value.
    if (d.first !== undefined && !hasFixedFirst(d.type)) checkValue(d.type, d.first, '/first', report);
    if (d.given !== undefined) checkGiven(d, d.given, given, listBySubject, report);
    if (d.draws !== undefined) checkDraws(d, d.draws, given, report);
  } else if (d.kind === 'property') checkType(d.type, report);
  else if (d.kind === 'table') checkTableValues(d, report);
  else if (d.kind === 'restriction') checkRestriction(d, paths, vocabulary, report);
  else if (d.kind === 'subject' && d.listed !== undefined) checkListed(d.listed, given, report);
  return found;
}

const hintFor = (word: string, names: readonly string[]): { readonly hint?: string } => didYouMean(nearest(word, names));

function checkType(type: ValueType, report: Report): void {
  if (typeof type === 'string') return;
  const [field, names] = 'enum' in type ? (['enum', type.enum] as const) : (['set', type.set] as const);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      report('value-duplicate', `/type/${field}/${index}`, `The value "${name}" is listed twice.`, {
        found: name,
        expected: 'each value once',
        hint: 'Remove or rename one of them.',
      });
}

function checkValue(type: ValueType, value: number | boolean | string | readonly string[], pointer: string, report: Report): void {
  const found = JSON.stringify(value);
  const reportWrong = (expected: string, hint: { readonly hint?: string } = {}): void => {
    report('value-of-other-type', pointer, 'This value is not of the declared type.', { found, expected, ...hint });
  };
  if (type === 'bool') {
    if (typeof value !== 'boolean')
      reportWrong('true or false', value === 'true' || value === 'false' ? { hint: 'Write it without quotes.' } : {});
  } else if (type === 'int') {
    if (typeof value !== 'number') reportWrong('a whole number', /^"-?\d+"$/.test(found) ? { hint: 'Write it without quotes.' } : {});
  } else if (typeof type === 'string') {
    // The other types that a string names, such as subjects, have numbers as values.
    if (typeof value !== 'number') reportWrong('a number');
  } else {
    const names: readonly string[] = 'enum' in type ? type.enum : type.set;
    const expected = names.map((name) => JSON.stringify(name)).join(', ');
    if ('enum' in type) {
      if (typeof value !== 'string' || !names.includes(value))
        reportWrong(expected, typeof value === 'string' ? hintFor(value, names) : {});
    } else if (!(value instanceof Array)) reportWrong(`a list of ${expected}`);
    else {
      const other = value.find((name: string) => !names.includes(name));
      if (other !== undefined) reportWrong(`a list of ${expected}`, hintFor(other, names));
    }
  }
}

function hintForGiven({ draws }: DefinitionOf<'record'>, fieldPath: string, fields: readonly string[]): { readonly hint?: string } {
  if (draws !== undefined) return { hint: 'A list of squares that `draws` adds to the map is given as "map.nameOfTheList".' };
  const isOfMap = fieldPath.startsWith('map.') && nearest(fieldPath, fields) === undefined;
  return isOfMap ? { hint: 'To add a list of squares to the map, give the record `draws`: {}.' } : hintFor(fieldPath, fields);
}

function checkGiven(d: DefinitionOf<'record'>, fieldPath: string, given: GivenFields, listBySubject: ListBySubject, report: Report): void {
  const field = given.get(fieldPath);
  if (field === undefined) {
    report('given-unknown', '/given', `A question has no field "${fieldPath}".`, {
      found: fieldPath,
      expected: [...given.keys()].join(', '),
      ...hintForGiven(d, fieldPath, [...given.keys()]),
    });
    return;
  }
  const of: readonly string[] = typeof d.of === 'string' ? [d.of] : d.of;
  // A step crosses one edge, so a record of steps may be given by edges.
  const isStepByEdge = field.subject === 'edge' && of.includes('step');
  // A subject whose list is inside the entries of another list may be given by fields of these entries.
  const [list = ''] = fieldPath.split('.');
  const lists = of.flatMap((subject) => listBySubject.get(subject) ?? []);
  // A list that no question has is reported at its subject (`checkListed`), and not here.
  const isInside = lists.some((one) => one.startsWith(`${list}.`) || !isInQuestions(one, given));
  const isOfSubject = field.subject === undefined || of.includes(field.subject) || isStepByEdge || isInside;
  if (!isOfSubject)
    report(
      'given-of-other-subject',
      '/given',
      `"${fieldPath}" is given of each ${field.subject ?? 'subject'}, and the record is of each ${of.join(' and ')}.`,
      {
        found: fieldPath,
        expected: `a field of each ${of.join(' and ')}`,
        refersTo: of,
      },
    );
}

const isInQuestions = (list: string, given: GivenFields): boolean =>
  given.has(list) || given.has(`play.${list}`) || listsWithFields(given).includes(list);

function checkListed(list: string, given: GivenFields, report: Report): void {
  if (isInQuestions(list, given)) return;
  const lists = listsWithFields(given);
  report('list-unknown', '/listed', `A question has no list "${list}".`, {
    found: list,
    expected: lists.join(', '),
    ...hintFor(list, lists),
  });
}

function checkTableValues(d: DefinitionOf<'table'>, report: Report): void {
  for (const [name, values] of Object.entries(d.inputs))
    if (typeof values === 'object' && 'from' in values && values.from > values.to)
      report('table-input-empty', `/inputs/${name}`, `The input "${name}" has no value.`, {
        found: `from ${values.from} to ${values.to}`,
        expected: 'a "from" that is not above "to"',
        hint: 'Exchange the two numbers.',
      });
  for (const [index, row] of d.rows.entries()) checkValue(d.gives, row.gives, `/rows/${index}/gives`, report);
}

function checkRestriction(
  d: DefinitionOf<'restriction'>,
  paths: readonly DefinitionOf<'path'>[],
  vocabulary: Vocabulary,
  report: Report,
): void {
  const path = paths.find((other) => other.path === d.path);
  const form = path === undefined ? undefined : formOf(path);
  const framePrefix = `${form} `; // The frame `line edge` is for restrictions of lines over an edge.
  const places = Object.keys(vocabulary.frames).flatMap((name) => (name.startsWith(framePrefix) ? [name.slice(framePrefix.length)] : []));
  if (form === undefined)
    report('path-undefined', '/path', `No definition makes the path "${d.path}".`, {
      found: d.path,
      expected: 'a definition of kind "path" with its labels',
      refersTo: [d.path],
    });
  else if (!places.includes(d.over))
    report('restriction-place-unknown', '/over', `A restriction of the path "${d.path}" does not act over "${d.over}".`, {
      found: d.over,
      expected: places.join(', '),
    });
  if (d.cause === undefined || path === undefined) return;
  // A cause is what ends a path, such as an obstacle. The definition of the path lists all of them.
  const causes: readonly string[] = path.causes ?? [];
  if (causes.includes(d.cause)) return;
  const nearestCause = nearest(d.cause, causes);
  report('cause-unknown', '/cause', `The path "${d.path}" does not list "${d.cause}" among the causes that may end it.`, {
    found: d.cause,
    expected: causes.join(', ') || 'no cause',
    hint: nearestCause === undefined ? 'List it under "causes" of the path.' : `Did you mean "${nearestCause}"?`,
  });
}
