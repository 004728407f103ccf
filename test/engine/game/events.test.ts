/** What the game reports to players. */
import { expect, test } from 'vitest';
import packedGame from '../../../engine/generated/packs/standard/game/current.ts';
import { games } from '../../fixtures/games.ts';

test.each([...games.map(({ edition, rules }) => ({ name: edition, rules })), { name: 'the pack', rules: packedGame }])(
  'every event cites the one or two clauses that decide it: $name',
  ({ rules }) => {
    const emitted = rules.procedures.flatMap(({ code }) => code.flatMap((i) => (i.op === 'emit' ? [i] : [])));
    expect(emitted.length).toBeGreaterThan(60);
    expect(emitted.filter(({ clauses }) => clauses.length < 1 || clauses.length > 2).map(({ says, clauses }) => [says, clauses])).toEqual(
      [],
    );
  },
);
