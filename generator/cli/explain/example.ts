import type { BookExample } from '../../emit/book-types.ts';
import { notedChainOf, verdictOf } from '../../examples/run.ts';
import { clauseId } from '../../ids.ts';
import { type Explained, type KnownBook, linesByEditions } from './known.ts';

export function explainExample(known: KnownBook, id: string): Explained | undefined {
  const [clause = ''] = id.split('#');
  const source = known.rulebook.clauses.get(clauseId(clause))?.ast.examples.find((one) => one.id === id);
  if (source === undefined) return undefined;
  const { book } = known;
  const example = book.clauses[clause]?.examples.find((one) => one.id === id);
  if (example === undefined) return undefined;
  const board = source.board === undefined ? [] : ['', ...source.board.split('\n').map((line) => `  ${line}`)];
  const question = example.question === undefined ? [] : ['', `Question: ${JSON.stringify(example.question)}`];
  const flipped = book.errata.filter(({ flips }) => flips.includes(id)).map((erratum) => `Flipped by ${erratum.id}`);
  return {
    json: example,
    lines: [
      ...linesOfExample(known, example),
      ...board,
      ...question,
      ...(flipped.length === 0 ? [] : ['', ...flipped]),
      '',
      `${known.pathOnDisk(source.place.file)}:${source.place.line}`,
    ],
  };
}

export function linesOfExample(known: KnownBook, example: BookExample): string[] {
  const printed = linesByEditions(known, example.verdicts, (answer) => [
    JSON.stringify(verdictOf(answer)),
    `    ${notedChainOf(answer).join(' → ')}`,
  ]);
  const verdicts = printed.flatMap(([editions, [verdict, ...chain]]) => [`  ${editions}: ${verdict}`, ...chain]);
  return [`Example ${example.id}: ${example.says}`, ...verdicts];
}
