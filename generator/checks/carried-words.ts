/** The numbers of a definition, and whether anything in it limits: what the words of its clauses are compared with. */
import type { Definition } from '../generated/definition.ts';

export interface CarriedWords {
  /** The definition as JSON, without the clauses that it cites: digits in their ids are no numbers of the text. */
  readonly json: string;
  readonly numbers: ReadonlySet<string>;
  readonly limits: boolean;
}

const LIMITS = /"(if|unless|where|skipIf|otherwise|overrides|exclusive|minimum|maximum|clamp|raised|resets|until|is)":/;

const isCitation = (key: string): boolean => key === 'clauses' || key === 'cites' || key.endsWith('Clauses');

export function carriedBy(d: Definition): CarriedWords {
  const json = JSON.stringify(d, (key, value: unknown) => (isCitation(key) ? undefined : value));
  return { json, numbers: new Set(json.match(/\d+/g) ?? []), limits: LIMITS.test(json) || d.kind === 'path' || d.kind === 'table' };
}
