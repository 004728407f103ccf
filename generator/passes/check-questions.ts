/** Checks that the questions which definitions answer can be asked: `schemas/question.schema.json` has them, with the fields that they take. */
import type { Json } from '../ast.ts';
import { questionFields } from '../checks/given-fields.ts';
import { type Diagnostic, messageAbout } from '../diagnostic.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { Pass } from '../pass.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

interface QuestionsInput {
  readonly editions: readonly EditionBook[];
  /** The question schema; without it nothing is checked. */
  readonly schema: Json | undefined;
}

export const checkQuestions: Pass<QuestionsInput> = ({ editions, schema }) => {
  if (schema === undefined) return { output: undefined, diagnostics: [] };
  const known = questionFields(schema);
  const found = editions.flatMap(({ definitions }) => definitions.flatMap((node) => unknownIn(node, known)));
  // What several editions share is reported once.
  const distinct = new Map(found.map((finding) => [`${finding.place.file} ${finding.place.pointer}`, finding]));
  return { output: undefined, diagnostics: [...distinct.values()] };
};

function unknownIn(node: DefinitionNode, known: ReadonlyMap<string, readonly string[]>): Diagnostic[] {
  const { definition: d } = node;
  if (d.kind !== 'question' && d.kind !== 'board-question') return [];
  const report = (pointer: string, message: string, name: string, names: readonly string[]): Diagnostic => ({
    code: 'question-unknown',
    severity: 'error',
    message: messageAbout(d.id, message),
    refersTo: [d.id],
    found: name,
    expected: names.join(', '),
    ...didYouMean(nearest(name, names)),
    place: node.document.placeOf(`${node.pointer}${pointer}`),
  });
  const asks = typeof d.ask === 'string' ? [['/ask', d.ask] as const] : d.ask.map((ask, index) => [`/ask/${index}`, ask] as const);
  const unknown = asks.filter(([, ask]) => !known.has(ask));
  if (unknown.length > 0) return unknown.map(([pointer, ask]) => report(pointer, `There is no question "${ask}".`, ask, [...known.keys()]));
  if (d.kind !== 'question') return [];
  const own = known.get(d.ask) ?? [];
  const fields = [...Object.keys(d.takes ?? {}).map((name) => [`/takes/${name}`, name] as const), ['/dice', d.dice ?? ''] as const];
  return fields
    .filter(([, name]) => name !== '' && !own.includes(name))
    .map(([pointer, name]) => report(pointer, `The question "${d.ask}" has no field "${name}".`, name, own));
}
