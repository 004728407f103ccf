import { expect, test } from 'vitest';
import { editionRules, editionRulesWithPowers } from '../../fixtures/edition-rules.ts';

test.each([...editionRules, ...editionRulesWithPowers])(
  'the rules that players load have no clauses and names that nothing cites: $edition',
  ({ gameRules, boardRules }) => {
    const { procedures, calculations, capabilities, durations } = gameRules;
    const asks = ({ code }: (typeof procedures)[number]): boolean => code.some((i) => i.op === 'roll' || (i.op === 'next' && i.asks));
    expect(procedures.filter((one) => 'clauses' in one !== asks(one)).map(({ id }) => id)).toEqual([]);
    expect(procedures.filter((one) => 'name' in one !== one.refusals.length > 0).map(({ id }) => id)).toEqual([]);
    const uncited = [...calculations, ...capabilities, ...durations, ...boardRules.given, ...boardRules.derived];
    expect(uncited.filter((one) => 'clauses' in one).map(({ id }) => id)).toEqual([]);
  },
);
