import { expect, test } from 'vitest';
import { lowerInferred } from '../../generator/language/expression.ts';
import { createExpressionParser } from '../../generator/language/parse-expression.ts';
import { INT } from '../../generator/language/types.ts';
import type { Variable } from '../../generator/language/variables.ts';

/** Variables that record every read. */
class RecordedVariables extends Map<string, Variable> {
  readonly reads: string[] = [];

  override get(name: string): Variable | undefined {
    this.reads.push(name);
    return super.get(name);
  }
}

test('lowering a long sum visits each term once', () => {
  const terms = Array.from({ length: 20 }, (_, index) => `x${index}`);
  const variables = new RecordedVariables(terms.map((name) => [name, { type: INT, code: name }]));
  const environment = {
    facts: new Map(),
    parameters: new Map(),
    frame: () => new Map(),
    labels: () => [],
    parse: createExpressionParser(),
  };
  const lowered = lowerInferred(terms.join(' + '), { environment, variables, faults: [], uses: new Set(), reads: new Set() });
  expect(lowered).toEqual({ type: INT, code: terms.slice(1).reduce((sum, term) => `(${sum} + ${term})`, 'x0') });
  expect(variables.reads).toEqual(terms);
});
