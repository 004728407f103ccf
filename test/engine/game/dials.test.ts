/**
 * The dial of a character in a game turns to the clicks that the question `dial` returns: random dials, with lines, KO clicks and several
 * dials.
 */
import { expect, test } from 'vitest';
import rulesWithPack from '../../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { createEngine, type Verdict } from '../../../engine/index.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';
import { seeded } from '../../oracle/random.ts';
import { anObject, aRecordWith, parsedAs } from '../../support/json-shape.ts';

const engine = createEngine({ ...rulesWithPack, game: gameWithPack });
const map = { kind: 'outdoor', columns: 3, rows: 1 };
const SURE_TO_HIT = 20;
const COLOURS = ['green', 'red', 'blue', 'yellow'];

type Between = (least: number, most: number) => number;

function randomDial(between: Between) {
  const clicks = between(3, 12);
  const distinctNumbers = (count: number, most: number): number[] =>
    [...new Set(Array.from({ length: between(0, count) }, () => between(1, most)))].sort((a, b) => a - b);
  const lines = distinctNumbers(3, clicks).map((click, index) => ({ colour: COLOURS[index], click, points: 50 + 10 * index }));
  const click = { speed: 8, attack: 10, defense: 10, damage: 2, powers: { defense: 'regeneration' } };
  return {
    id: 'B',
    points: between(0, 1) === 0 ? 50 : 60,
    dial: Array.from({ length: clicks }, () => click),
    ko: distinctNumbers(3, clicks),
    dialEnds: distinctNumbers(2, clicks - 1),
    lines,
  };
}

const dialOfB = (verdict: Verdict): { click: unknown; defeated: unknown } => {
  if (!('state' in verdict)) throw new Error(JSON.stringify(verdict));
  const { B } = parsedAs(JSON.stringify(verdict.state), aRecordWith({ characters: aRecordWith({ B: anObject }) })).characters;
  return { click: B.click, defeated: B.defeated };
};

/** The dial of B after one hit, or after one power action for Regeneration, in a game that begins on the given click. */
function played(character: ReturnType<typeof randomDial>, click: number | undefined, change: { damage?: number; heal?: number }) {
  const attacker = {
    id: 'A',
    points: 50,
    dial: [{ speed: 8, attack: SURE_TO_HIT, defense: 20, damage: change.damage ?? 0 }],
    player: 'p1',
    at: 'A1',
  };
  const heals = change.heal !== undefined;
  return dialOfB(
    engine.judge({
      ask: 'play',
      map,
      players: heals ? ['p2', 'p1'] : ['p1', 'p2'],
      characters: [attacker, { ...character, player: 'p2', at: 'B1', ...(click !== undefined && { click }) }],
      buildTotal: 100,
      start: { round: ROUND_WITHOUT_IMMUNITY },
      actions: [
        heals ? { player: 'p2', give: 'power', to: 'B', use: 'regeneration' } : { player: 'p1', give: 'close', to: 'A', target: 'B' },
      ],
      // Regeneration heals the result of the die minus 2.
      dice: heals ? [(change.heal ?? 0) + 2] : [3, 4],
    }),
  );
}

test('games turn 100 random dials to the clicks that the question `dial` returns', () => {
  const random = seeded(11);
  const between: Between = (least, most) => least + Math.floor(random() * (most - least + 1));
  for (let count = 0; count < 100; count++) {
    const character = randomDial(between);
    const changes: { damage?: number; heal?: number }[] = [];
    let click: number | undefined;
    for (let step = 0; step < 5; step++) {
      const change = between(0, 2) === 0 && click !== undefined ? { heal: between(1, 4) } : { damage: between(1, 4) };
      changes.push(change);
      const verdict = engine.judge({ ask: 'dial', characters: [character], changes });
      if (!('click' in verdict)) throw new Error(JSON.stringify(verdict));
      const expected = { click: verdict.click, defeated: verdict.defeated };
      expect(played(character, click, change), JSON.stringify({ character, changes })).toEqual(expected);
      if (verdict.defeated) break;
      click = verdict.click;
    }
  }
});
