/** Rules that can never act after an erratum, since it takes away what their conditions ask for. */
import { expect, test } from 'vitest';
import { type RelatedRule, relatedRules } from '../../generator/stale/related-rules.ts';
import { changeBy } from '../fixtures/changed-small-book.ts';

const neverActingAfter = (...amends: readonly object[]): readonly string[] => neverActing(relatedRules(changeBy(amends)));

const neverActing = (rules: readonly RelatedRule[]): readonly string[] =>
  rules.flatMap(({ id, to, neverActs }) => (neverActs ? [id] : to.map((rule) => `${id} to ${rule}`)));

const removed = (...ids: readonly string[]) => ids.map((id) => ({ remove: id }));
const switchedOff = (definition: string, condition: string) => ({
  definition,
  set: { 'unless.0': { if: condition, clauses: ['ground.bushes.label'], note: 'never' } },
});

test('a rule that asks for a label of a line never acts once no restriction gives the label', () => {
  expect(neverActingAfter(...removed('bush.between', 'bush.target'))).toEqual(['cover.defense']);
  expect(neverActingAfter(...removed('bush.between'))).toEqual([]);
});

test('an exception without conditions switches a restriction off, one with a condition does not', () => {
  expect(neverActingAfter(switchedOff('bush.between', 'true'), switchedOff('bush.target', 'true'))).toEqual(['cover.defense']);
  expect(neverActingAfter(switchedOff('bush.between', 'true'), switchedOff('bush.target', 'line.level'))).toEqual([]);
});

test('rules never act once their fact holds nowhere, nor do rules that need the label which only they give', () => {
  const nowhere = { definition: 'square.thick', set: { is: 'false' } };
  expect(neverActingAfter(nowhere)).toEqual(['bush.between', 'bush.target', 'cover.defense']);
  expect(neverActingAfter(nowhere, { definition: 'bush.target', set: { if: 'square.thick || square.green' } })).toEqual(['bush.between']);
});

test('an exception to a rule that never acts is to be checked', () => {
  const fog = { id: 'fog', kind: 'restriction', path: 'fire', over: 'line', gives: 'blocked', clauses: ['ground.bushes.label'] };
  const past = { id: 'fog.past', kind: 'exception', to: ['fog'], if: 'line.level', note: 'level', clauses: ['ground.bushes.label'] };
  const added = [fog, past].map((one) => `${JSON.stringify({ if: "line.label == 'hindered'", ...one })},`).join('');
  const withFog = { path: 'rules/ground/bushes.json', replace: '"definitions": [', with: `"definitions": [${added}` };
  const rules = relatedRules(changeBy(removed('bush.between', 'bush.target'), withFog));
  expect(neverActing(rules)).toEqual(['fog.past to fog', 'fog', 'cover.defense']);
});

test('a fact of the rules with the name of a label is no label', () => {
  const label = {
    id: 'square.label',
    kind: 'record',
    of: 'square',
    type: { enum: ['clear', 'hindered'] },
    given: 'map.label',
    clauses: ['ground.bushes.label'],
  };
  const withLabel = { path: 'rules/ground/bushes.json', replace: '"definitions": [', with: `"definitions": [${JSON.stringify(label)},` };
  const change = changeBy(removed('bush.between', 'bush.target'), withLabel);
  expect(neverActing(relatedRules(change))).toEqual([]);
});
