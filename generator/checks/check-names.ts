/**
 * Checks that the types, subjects, procedures, records and triggers that definitions name exist, the subjects in the ids of facts, and the
 * names in braces in texts.
 */
import { type Diagnostic, messageAbout } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import type { Step } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Memo } from '../memo.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { unreplacedBraces } from './check-braces.ts';
import { definitionsOfKind } from './of-kind.ts';

/** Types that are neither subjects of the board nor defined. */
const BUILT_IN = ['bool', 'int', 'text', 'capability', 'effect', 'procedure', 'purpose', 'quantity'];

interface Written {
  readonly pointer: string;
  readonly name: string;
}

interface NameKind {
  readonly code: DiagnosticId;
  readonly what: string;
  readonly known: readonly string[];
  namesIn(d: Definition): readonly Written[];
}

export function checkNames(book: EditionBook, vocabulary: Vocabulary, memo: Memo): readonly Diagnostic[] {
  const ids = (kind: Definition['kind']): readonly string[] => memo.same(definitionsOfKind(book, kind, memo).map(({ id }) => id));
  return memo.flat(
    unknownInNode,
    book.definitions,
    memo.of(nameKindsOf, vocabulary, ids('subject'), ids('procedure'), ids('record'), ids('trigger')),
  );
}

function nameKindsOf(
  vocabulary: Vocabulary,
  definedSubjects: readonly string[],
  procedures: readonly string[],
  records: readonly string[],
  triggers: readonly string[],
): readonly NameKind[] {
  const subjects = [...Object.keys(vocabulary.subjects), ...definedSubjects];
  return [
    { code: 'type-unknown', what: 'type', known: [...new Set([...BUILT_IN, ...subjects])], namesIn: typesIn },
    { code: 'type-unknown', what: 'type of a parameter', known: ['bool', 'int'], namesIn: parameterTypesIn },
    { code: 'type-unknown', what: 'subject', known: [...new Set(subjects)], namesIn: subjectsIn },
    { code: 'definition-unknown', what: 'procedure', known: procedures, namesIn: proceduresIn },
    { code: 'definition-unknown', what: 'record', known: records, namesIn: recordsIn },
    { code: 'definition-unknown', what: 'trigger', known: triggers, namesIn: triggersIn },
  ];
}

const unknownInNode = (node: DefinitionNode, nameKinds: readonly NameKind[]): readonly Diagnostic[] => [
  ...nameKinds.flatMap((nameKind) => unknownIn(node, nameKind)),
  ...factsOfOtherSubjects(node),
  ...unreplacedBraces(node),
];

const unknownIn = (node: DefinitionNode, { code, what, known, namesIn }: NameKind): Diagnostic[] =>
  namesIn(node.definition)
    .filter(({ name }) => !known.includes(name))
    .map(({ pointer, name }) => ({
      code,
      severity: 'error',
      message: messageAbout(node.definition.id, `There is no ${what} "${name}".`),
      refersTo: [node.definition.id, name],
      found: name,
      expected: known.join(', '),
      ...(what.startsWith('type') ? adviceForType(name, known) : didYouMean(nearest(name, known))),
      place: node.document.placeOf(`${node.pointer}${pointer}`),
    }));

function factsOfOtherSubjects({ definition: d, document, pointer }: DefinitionNode): readonly Diagnostic[] {
  const of =
    d.kind === 'record' || (d.kind === 'property' && d.of !== undefined && d.takes === undefined) ? [d.of ?? []].flat() : undefined;
  const [subject = ''] = d.id.split('.');
  if (of === undefined || of.includes(subject)) return [];
  return [
    {
      code: 'fact-subject-wrong',
      severity: 'error',
      message: messageAbout(d.id, 'The id of a fact begins with its subject.'),
      refersTo: [d.id],
      found: of.join(', '),
      expected: subject,
      place: document.placeOf(`${pointer}/of`),
    },
  ];
}

function adviceForType(name: string, known: readonly string[]): { readonly hint?: string } {
  if (name === 'integer' || name === 'number') return { hint: 'Did you mean "int"?' };
  return name === 'boolean' ? { hint: 'Did you mean "bool"?' } : didYouMean(nearest(name, known));
}

function typesIn(d: Definition): readonly Written[] {
  const ownType = 'type' in d && d.kind !== 'parameter' ? namesOfType('/type', d.type) : [];
  const declared = { takes: 'takes' in d ? d.takes : undefined, holds: 'holds' in d ? d.holds : undefined };
  const factTypes = Object.entries(declared).flatMap(([field, types = {}]) =>
    Object.entries(types).flatMap(([name, type]) => namesOfType(`/${field}/${name}`, type)),
  );
  const steps = 'steps' in d && d.kind !== 'calculation' ? chosenTypesIn(d.steps ?? [], '/steps') : [];
  return [...ownType, ...factTypes, ...steps];
}

/** The value of a parameter is written in its definition, so its type is no subject, no list and no optional type. */
const parameterTypesIn = (d: Definition): readonly Written[] =>
  d.kind === 'parameter' && typeof d.type === 'string' ? [{ pointer: '/type', name: d.type }] : [];

const chosenTypesIn = (steps: readonly Step[], pointer: string): readonly Written[] =>
  steps.flatMap((step, index) => [
    ...namesOfType(`${pointer}/${index}/choose`, step.choose),
    ...chosenTypesIn(step.steps ?? [], `${pointer}/${index}/steps`),
    ...chosenTypesIn(step.else ?? [], `${pointer}/${index}/else`),
  ]);

/** The names in a type as it is written, such as `[character]` or `{player: int}`, with a default after it. */
function namesOfType(pointer: string, written: unknown): readonly Written[] {
  if (typeof written !== 'string') return [];
  const [type = ''] = written.split(' = ');
  return (type.match(/[A-Za-z-]+/g) ?? []).map((name) => ({ pointer, name }));
}

function subjectsIn(d: Definition): readonly Written[] {
  if (d.kind === 'option' && d.self !== undefined) return [{ pointer: '/self', name: d.self }];
  if (d.kind !== 'record') return [];
  return typeof d.of === 'string' ? [{ pointer: '/of', name: d.of }] : d.of.map((name, index) => ({ pointer: `/of/${index}`, name }));
}

function proceduresIn(d: Definition): readonly Written[] {
  if (d.kind === 'record') return named({ '/resets': d.resets });
  return d.kind === 'subject' ? named({ '/runs': d.runs, '/rolls': d.rolls }) : [];
}

const triggersIn = (d: Definition): readonly Written[] =>
  d.kind === 'trigger' ? (d.follows ?? []).map((name, index) => ({ pointer: `/follows/${index}`, name })) : [];

const named = (texts: { readonly [pointer: string]: string | undefined }): readonly Written[] =>
  Object.entries(texts).flatMap(([pointer, name]) => (name === undefined ? [] : [{ pointer, name }]));

function recordsIn(d: Definition): readonly Written[] {
  if (d.kind !== 'subject') return [];
  return named({ '/figure/squares': d.figure?.squares, '/figure/side': d.figure?.side, '/lies': d.lies, '/map': d.map });
}
