/** What paths, capabilities and durations name and no definition of the rulebook or of a pack uses, and restrictions to the best label. */

import { isStructure } from '../../../engine/base/json.ts';
import { editDistance } from '../../../site/src/search/edit-distance.ts';
import { type Diagnostic, distinct } from '../../diagnostic.ts';
import { isEffect } from '../../game/program.ts';
import type { Definition } from '../../generated/definition.ts';
import type { Memo } from '../../memo.ts';
import { textsIn } from '../../mentioned-names.ts';
import { stepsOf } from '../../roles.ts';
import type { DefinitionNode, EditionBook } from '../../rulebook.ts';
import { nodesOfKind } from '../of-kind.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

/**
 * The uses that the definitions of each edition make: a kind of use and a name. Of the words of expressions only those count that a mark, a
 * sort or a class key is, so that most definitions have none.
 */
export function usesOfNames(editions: readonly EditionBook[], memo: Memo): readonly (readonly string[])[] {
  const declared = editions.flatMap((book) =>
    (['path', 'capability'] as const).flatMap((kind) => nodesOfKind(book, kind, memo).flatMap(({ definition }) => declaredBy(definition))),
  );
  const words = memo.same([...new Set(declared)].sort());
  return editions.map((book) => memo.of(joined, memo.each(usesOf, book.definitions, words)));
}

const joined = (uses: readonly (readonly string[])[]): readonly string[] => [...new Set(uses.flat())];

function declaredBy(d: Definition): readonly string[] {
  if (d.kind === 'capability') return [d.of, ...(d.marks ?? [])];
  return d.kind === 'path' ? Object.keys(d.class ?? {}) : [];
}

function usesOf({ definition: d }: DefinitionNode, words: readonly string[]): readonly string[] {
  const ofSteps = stepsOf(d).flatMap(({ until, start }) => [
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(start === undefined ? [] : [`start ${start}`]),
  ]);
  const own = wordsOf(d);
  return [...ofSteps, ...ofKind(d), ...words.flatMap((word) => (own.has(word) ? [`word ${word}`] : []))];
}

function ofKind(d: Definition): readonly string[] {
  switch (d.kind) {
    case 'restriction':
      return [`label ${d.path} ${d.gives}`, `cause ${d.path} ${d.cause}`];
    case 'path':
      return [`best ${d.path} ${d.labels[0]}`];
    case 'capability':
      return [`sort ${d.of}`];
    default:
      return [];
  }
}

/** Fields that declare names, and read none. */
const DECLARING: readonly string[] = ['labels', 'causes', 'marks'];

function wordsOf(d: Definition): ReadonlySet<string> {
  const fields = Object.entries(d).filter(([field]) => !DECLARING.includes(field) && !(field === 'of' && d.kind === 'capability'));
  const texts = fields.flatMap(([field, value]) =>
    textsIn(field === 'class' && isStructure(value) ? Object.values(value) : { [field]: value }),
  );
  return new Set(texts.flatMap((text) => text.match(WORDS) ?? []));
}

const WORDS = /[\w-]+/g;

/** @param uses those of the rulebook and all packs */
export function unusedNames(editions: readonly EditionBook[], uses: readonly (readonly string[])[], memo: Memo): readonly Diagnostic[] {
  const nodes = (['path', 'restriction', 'capability', 'duration'] as const).flatMap((kind) =>
    editions.flatMap((book) => nodesOfKind(book, kind, memo)),
  );
  return memo.of(unusedIn, memo.same([...new Set(nodes)]), memo.same(uses));
}

function unusedIn(nodes: readonly DefinitionNode[], uses: readonly (readonly string[])[]): readonly Diagnostic[] {
  const known = new Set(uses.flat());
  // A definition that an erratum changed is another object with the same place.
  return distinct(
    nodes.flatMap((node) => unusedOf(node, known)),
    (diagnostic) => diagnostic,
  );
}

function unusedOf(node: DefinitionNode, known: ReadonlySet<string>): readonly Diagnostic[] {
  const { definition: d } = node;
  const unused = (use: string): boolean => !known.has(use);
  const idle = (field: string, name: string, use: string): Diagnostic =>
    fieldWithoutEffect(node, field, `In no edition or pack ${use} "${name}" of "${d.id}".`, name, `a name that is used, or no "${name}"`);
  switch (d.kind) {
    case 'path': {
      // A path has its first label where no restriction gives another.
      const labels = d.labels.slice(1).filter((label) => unused(`label ${d.path} ${label}`));
      const causes = (d.causes ?? []).filter((cause) => unused(`cause ${d.path} ${cause}`));
      const keys = Object.keys(d.class ?? {}).filter((key) => unused(`word ${key}`));
      return [
        ...labels.map((label) => idle(`labels/${d.labels.indexOf(label)}`, label, 'a restriction gives the label')),
        ...causes.map((cause) => idle(`causes/${d.causes?.indexOf(cause)}`, cause, 'a restriction has the cause')),
        ...keys.map((key) => idle(`class/${key}`, key, 'an expression reads the class key')),
      ];
    }
    case 'restriction': {
      const isIdle = d.overrides === undefined && known.has(`best ${d.path} ${d.gives}`);
      const message = `A path has the label "${d.gives}" where no restriction gives another, so "${d.id}" does nothing without "overrides".`;
      return isIdle ? [fieldWithoutEffect(node, 'gives', message, d.gives, 'a more restrictive label, or "overrides"')] : [];
    }
    case 'capability': {
      const marks = (d.marks ?? []).filter((mark) => unused(`word ${mark}`));
      const isStarted = !isEffect(d) || known.has(`start ${d.id}`);
      return [
        ...marks.map((mark) => idle(`marks/${d.marks?.indexOf(mark)}`, mark, 'an expression reads the mark')),
        ...misspeltSort(node, d.of, known),
        ...(isStarted ? [] : [neverActing(node, 'a step starts the effect', 'a step with this "start"')]),
      ];
    }
    case 'duration':
      return unused(`until ${d.id}`) ? [neverActing(node, 'a step uses the duration', 'a step with this "until"')] : [];
    default:
      return [];
  }
}

/** A sort that no expression reads is allowed, but not if it differs in one letter from one that an expression reads. */
function misspeltSort(node: DefinitionNode, sort: string, known: ReadonlySet<string>): readonly Diagnostic[] {
  if (known.has(`word ${sort}`)) return [];
  const read = [...known].flatMap((use) => (use.startsWith('sort ') && known.has(`word ${use.slice(5)}`) ? [use.slice(5)] : []));
  const meant = read.find((other) => editDistance(sort, other, 1) <= 1);
  if (meant === undefined) return [];
  const message = `No expression reads the sort "${sort}", in any edition or pack.`;
  return [{ ...fieldWithoutEffect(node, 'of', message, sort, 'a sort that an expression reads'), hint: `Did you mean "${meant}"?` }];
}

const neverActing = ({ definition: { id }, document, pointer }: DefinitionNode, use: string, expected: string): Diagnostic => ({
  code: 'definition-unused',
  severity: 'error',
  message: `"${id}" can never act: in no edition or pack ${use}.`,
  refersTo: [id],
  found: 'no use in any edition or pack',
  expected,
  hint: 'Use it, or delete it.',
  place: document.placeOf(`${pointer}/id`),
});
