import { expect, test } from 'vitest';
import { lowerInferred } from '../../generator/language/expression.ts';
import { createExpressionParser } from '../../generator/language/parse-expression.ts';
import { INT } from '../../generator/language/types.ts';
import { createVariables } from '../../generator/language/variables.ts';

test('lowering a long sum visits each term once', () => {
  const terms = Array.from({ length: 20 }, (_, index) => `x${index}`);
  const known = createVariables(terms.map((name) => [name, { type: INT, code: name }]));
  const reads: string[] = [];
  const variables = {
    ...known,
    get: (name: string) => {
      reads.push(name);
      return known.get(name);
    },
  };
  const environment = {
    facts: new Map(),
    parameters: new Map(),
    frame: () => variables,
    labels: () => [],
    parse: createExpressionParser(),
  };
  const lowered = lowerInferred(terms.join(' + '), { environment, variables, faults: [], uses: new Set(), reads: new Set() });
  expect(lowered).toEqual({ type: INT, code: terms.slice(1).reduce((sum, term) => `(${sum} + ${term})`, 'x0') });
  expect(reads).toEqual(terms);
});
