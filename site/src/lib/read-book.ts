/** Reads the compiled rulebook and checks it against its schema, from which its types are generated. */
import { Ajv, type ErrorObject } from 'ajv';
import schema from '../../../schemas/book.schema.json' with { type: 'json' };
import type { Book as GeneratedBook, Immutable } from '../generated/book.ts';
import { typeset } from './typography.ts';

export type Book = Immutable<GeneratedBook>;

const isBook = new Ajv({ strict: true, allErrors: true }).compile<Book>(schema);

const describe = ({ instancePath, message = 'is wrong', params }: ErrorObject): string =>
  `  ${instancePath || '/'} ${message}${'additionalProperty' in params ? `: "${params.additionalProperty}"` : ''}`;

const BUILD = 'Run `npm run sightline -- build`.';

/** Throws with every place that does not fit the schema. */
export function checkBook(value: unknown): Book {
  if (isBook(value)) return value;
  const errors = (isBook.errors ?? []).map(describe).join('\n');
  throw new Error(`site/src/generated/book.json does not fit schemas/book.schema.json. ${BUILD}\n${errors}`);
}

/** Fields of text for readers. The text of a clause is in fields named by edition. */
const textFields = [
  'title',
  'says',
  'why',
  'taken',
  'notExecuted',
  'sentence',
  'html',
  'openingHtml',
  'reasonHtml',
  'beforeHtml',
  'afterHtml',
];

function parsed(json: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(json, reviver);
  } catch (error) {
    throw new Error(`site/src/generated/book.json is not JSON. ${BUILD}`, { cause: error });
  }
}

export const readBook = (json: string): Book => checkBook(parsed(json));

export function typesetBook(json: string): Book {
  const fields = new Set([...textFields, ...readBook(json).editions.map(({ id }) => id)]);
  return checkBook(parsed(json, (key, value) => (typeof value === 'string' && fields.has(key) ? typeset(value) : value)));
}
