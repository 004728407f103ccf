/** Positions of `positions.jsonl`: each is an example with edits, on which some mutant answers or plays otherwise. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areTexts, isRecord, type JsonObject } from '../../../engine/base/json.ts';
import type { Engine } from '../../../engine/index.ts';
import type { ExampleAst } from '../../ast.ts';
import { digestOf } from '../../digest.ts';
import { ask, questionOf } from '../../examples/run.ts';
import type { DefinitionId, EditionId } from '../../ids.ts';
import { playouts } from '../playouts.ts';
import { type Edit, edited } from './edits.ts';
import { type Walk, walkFrom } from './walk.ts';

export interface Position {
  /** The definition for which it was found. */
  readonly for: DefinitionId;
  /** The key of the tested edition in which it is asked: `EDITION` or `PACK EDITION`. */
  readonly edition: string;
  readonly example: string;
  readonly edits: readonly Edit[];
  /** A game played on from there, which is compared in place of the playouts. */
  readonly walk?: Walk;
  /** The abbreviated digest of its `observations`. */
  readonly digest: string;
}

export const positionsFile = (root: string): string => join(root, 'generator', 'mutate', 'positions', 'positions.jsonl');

export function readPositions(root: string): readonly Position[] {
  const path = positionsFile(root);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const value: unknown = JSON.parse(line);
      if (!isPosition(value)) throw new Error(`${path} has a line that is no position: ${line}`);
      return value;
    });
}

const isEdit = (value: unknown): value is Edit => isRecord(value) && typeof value.at === 'string';

const isPosition = (value: unknown): value is Position =>
  isRecord(value) &&
  areTexts([value.for, value.edition, value.example, value.digest]) &&
  Array.isArray(value.edits) &&
  value.edits.every(isEdit) &&
  (value.walk === undefined || isRecord(value.walk));

export const lineOf = (position: Position): string => `${JSON.stringify(position)}\n`;

const nameOf = ({ at, to, like }: Edit): string =>
  to === undefined ? `no ${at}` : `${at} ${JSON.stringify(to)}${like === undefined ? '' : ` like ${like}`}`;

/** The example, its edits and its walk, for people; unique in an edition. */
export const positionName = ({ example, edits, walk }: Pick<Position, 'example' | 'edits' | 'walk'>): string =>
  [
    example,
    ...(edits.length === 0 ? [] : [`with ${edits.map(nameOf).join(', ')}`]),
    ...(walk === undefined ? [] : [`played on ${JSON.stringify(walk)}`]),
  ].join(' ');

export const positionQuestion = (example: ExampleAst, edits: readonly Edit[]): JsonObject => edited(questionOf(example), edits);

/** The answer to a question, and its playouts or the game played on: all that a position compares. */
export function* observations(engine: Engine, question: JsonObject, edition: EditionId, walk: Walk | undefined): Iterable<string> {
  const { edition: _, ...answer } = ask(engine, question, edition);
  yield JSON.stringify(answer);
  yield* walk === undefined ? playouts(engine, question, edition) : walkFrom(engine, question, edition, walk);
}

export const digestOfObservations = (observed: Iterable<string>): string =>
  digestOf([...observed].join('\n')).slice('sha256:'.length, 'sha256:'.length + 12);
