import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { asksJudge } from '../../generator/examples/run.ts';
import { clauseId } from '../../generator/ids.ts';
import { engine, rulebook } from '../fixtures/engines.ts';
import { seeded } from '../oracle/random.ts';
import { ASKS, randomQuestion } from '../oracle/random-question.ts';
import { anObject, parsedAs } from '../support/json-shape.ts';

const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, discriminator: true, allErrors: true });
const validatorOf = (name: string) =>
  ajv.compile(parsedAs(readFileSync(join(import.meta.dirname, '../../schemas', name), 'utf8'), anObject));
const isQuestion = validatorOf('question.schema.json');
const isVerdict = validatorOf('verdict.schema.json');

const randomQuestions = ASKS.flatMap((ask) => Array.from({ length: 40 }, (_, seed) => randomQuestion(seeded(seed + 31), ask)));
const examples = [...(rulebook().rulebook?.clauses.values() ?? [])].flatMap(({ ast }) => ast.examples).filter(asksJudge);

test('random questions, and those of examples that are not refused, conform to the published schema', () => {
  for (const question of randomQuestions) expect([isQuestion(question), isQuestion.errors], JSON.stringify(question)).toEqual([true, null]);
  for (const { id, form, question } of examples) {
    if (form === 'judge') expect([isQuestion(question), isQuestion.errors], id).toEqual([true, null]);
  }
});

test('every verdict conforms to the published schema, and cites clauses of the rulebook', () => {
  const clauses = rulebook().rulebook?.clauses;
  for (const question of [...randomQuestions, ...examples.map((example) => example.question)]) {
    const verdict = engine.judge(question);
    expect([isVerdict(JSON.parse(JSON.stringify(verdict))), isVerdict.errors], JSON.stringify(question)).toEqual([true, null]);
    for (const { rule } of 'because' in verdict ? verdict.because : []) expect(clauses?.has(clauseId(rule)), rule).toBe(true);
  }
});

test('every error conforms to the published schema', () => {
  const broken: unknown[] = [null, 3, 'x', [], {}, { ask: 'x' }, { ask: 'reach' }];
  for (const question of randomQuestions) broken.push({ ...question, extra: 1 }, { ...question, map: 3 }, { ...question, edition: 'x' });
  for (const question of broken) {
    const verdict = JSON.parse(JSON.stringify(engine.judge(question)));
    expect(verdict, JSON.stringify(question)).toHaveProperty('error');
    expect([isVerdict(verdict), isVerdict.errors]).toEqual([true, null]);
  }
});

test('the judge accepts what the published schema accepts, and refuses what it refuses', () => {
  // Codes that only a question that violates the schema gets; others may be faults of a position that the schema allows.
  const schemaOnly = new Set(['wrong-type', 'missing-field', 'unknown-field', 'not-allowed', 'malformed', 'unknown-question']);
  const values = [null, true, 1.5, -1, 3, 'x', 'A1', [], {}];
  for (const [number, question] of randomQuestions.entries()) {
    for (const key of Object.keys(question)) {
      const changed = { ...question, [key]: values[number % values.length] };
      const verdict = engine.judge(changed);
      const code = 'error' in verdict ? verdict.error.code : 'none';
      expect(isQuestion(changed) ? !schemaOnly.has(code) : code !== 'none', `${key}: ${JSON.stringify(changed)} ${code}`).toBe(true);
    }
  }
});
