/** What the game reports to players. */
import { expect, test } from 'vitest';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';

test.each([...editionRules.map(({ edition, gameRules }) => ({ name: edition, gameRules })), { name: 'the pack', gameRules: gameWithPack }])(
  'every event cites the one or two clauses that decide it: $name',
  ({ gameRules }) => {
    const emitted = gameRules.procedures.flatMap(({ code }) => code.flatMap((i) => (i.op === 'emit' ? [i] : [])));
    expect(emitted.length).toBeGreaterThan(60);
    expect(emitted.filter(({ clauses }) => clauses.length < 1 || clauses.length > 2).map(({ says, clauses }) => [says, clauses])).toEqual(
      [],
    );
  },
);
