/** The checks of random forces against a second implementation, which shares no code with the engine. `FORCES=n` compares n of them. */
import { expect, test } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { checkForce } from '../../oracle/force.ts';
import { Chance, seeded } from '../../oracle/random.ts';
import { randomForce } from '../../oracle/random-force.ts';
import { expectEnough } from '../../support/enough-cases.ts';

const FORCES = Number(process.env.FORCES ?? 1000);
const engines = editionRules.map(({ gameRules, boardRules }) => createEngine({ ...boardRules, game: gameRules }));

test('random forces have the points and the problems that a second implementation finds', () => {
  let legalCount = 0;
  for (let seed = 1; seed <= FORCES; seed++) {
    const chance = new Chance(seeded(seed));
    const force = randomForce(chance);
    const buildTotal = chance.pick([100, 200, 300, 400]);
    const verdict = engines[seed % engines.length]?.judge({ ask: 'force', buildTotal, force });
    const expected = checkForce(buildTotal, force);
    const shown =
      verdict !== undefined && 'problems' in verdict
        ? { legal: verdict.legal, points: verdict.points, problems: new Set(verdict.problems.map(({ rule }) => rule)) }
        : verdict;
    expect(shown, `seed ${seed}: ${JSON.stringify({ buildTotal, force })}`).toEqual({ legal: expected.problems.size === 0, ...expected });
    if (expected.problems.size === 0) legalCount += 1;
  }
  expectEnough(legalCount, FORCES / 10);
});
