/** Checks that `schemas/question.schema.json` has the questions that definitions answer, and the fields that these definitions take. */
import type { Json } from '../../engine/base/json.ts';
import { type Diagnostic, messageAbout } from '../diagnostic.ts';
import type { Memo } from '../memo.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { questionFields } from './given-fields.ts';
import { nodesOfKind } from './of-kind.ts';

/** @param schema the question schema; without it nothing is checked */
export function checkQuestions(book: EditionBook, schema: Json | undefined, memo: Memo): readonly Diagnostic[] {
  if (schema === undefined) return [];
  const nodes = [...nodesOfKind(book, 'question', memo), ...nodesOfKind(book, 'board-question', memo)];
  return memo.of(unknownQuestions, memo.same(nodes), schema);
}

function unknownQuestions(nodes: readonly DefinitionNode[], schema: Json): readonly Diagnostic[] {
  const fieldsByQuestion = questionFields(schema);
  return nodes.flatMap((node) => unknownIn(node, fieldsByQuestion));
}

function unknownIn(node: DefinitionNode, fieldsByQuestion: ReadonlyMap<string, readonly string[]>): Diagnostic[] {
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
  const unknown = asks.filter(([, ask]) => !fieldsByQuestion.has(ask));
  if (unknown.length > 0)
    return unknown.map(([pointer, ask]) => report(pointer, `There is no question "${ask}".`, ask, [...fieldsByQuestion.keys()]));
  if (d.kind !== 'question') return [];
  const fieldNames = fieldsByQuestion.get(d.ask) ?? [];
  const fields = [...Object.keys(d.takes ?? {}).map((name) => [`/takes/${name}`, name] as const), ['/dice', d.dice ?? ''] as const];
  return fields
    .filter(([, name]) => name !== '' && !fieldNames.includes(name))
    .map(([pointer, name]) => report(pointer, `The question "${d.ask}" has no field "${name}".`, name, fieldNames));
}
