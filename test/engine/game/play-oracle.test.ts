/**
 * Random games against a second implementation, which shares no code with the engine: after every answer both make the same request and
 * show the same state. `ACTIONS=n` plays until n actions have been given; the seed of a game that differs is in the message.
 */
import { test } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { Chance, seeded } from '../../oracle/random.ts';
import { randomTable } from '../../oracle/random-table.ts';
import type { Table } from '../../oracle/table.ts';
import { comparePlay } from '../../support/compare-play.ts';

const ACTIONS = Number(process.env.ACTIONS ?? 3000);
const engines = editionRules.map(({ edition, gameRules, boardRules }) => ({
  edition,
  engine: createEngine({ ...boardRules, game: gameRules }),
}));

test(
  'random games agree with a second implementation at every answer',
  () => {
    let actions = 0;
    for (let seed = 1; actions < ACTIONS; seed++) {
      const { edition, engine } = engines[seed % engines.length] ?? engines[0] ?? { edition: '', engine: undefined };
      const table = randomTable(new Chance(seeded(seed)), edition);
      const opened = engine?.open(questionOf(table));
      // Refused tables give no actions: without this error, the loop would not end.
      if (opened === undefined || 'error' in opened) throw new Error(`seed ${seed}: ${JSON.stringify(opened)}`);
      actions += comparePlay(opened.game, opened.first, table, seed);
    }
  },
  // The time limit in ms: many times what an action takes.
  Math.max(600_000, 150 * ACTIONS),
);

function questionOf({ edition, map, players, buildTotal, roundLimit, fighters }: Table): object {
  const characters = fighters.map(({ id, player, at, points, range, targets, dial }) => ({ id, player, at, points, range, targets, dial }));
  return { ask: 'play', edition, map, players, buildTotal, roundLimit, characters, actions: [], dice: [] };
}
