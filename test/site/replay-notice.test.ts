import { describe, expect, test } from 'vitest';
import { packedEngine } from '../../generator/cli/generated.ts';
import { type Fields, fieldsOf } from '../../site/src/base/json.ts';
import { replayNotice } from '../../site/src/table/replay-notice.ts';
import { replay, Session } from '../../site/src/table/session.ts';
import { throughJson } from '../support/through-json.ts';

const engine = await packedEngine();

const figure = (id: string, player: string, at: string) => ({ id, player, at, dial: [{ speed: 8, attack: 10, defense: 16, damage: 2 }] });

/** By the rules of 2014 Ann breaks away with a 3; by the current ones she does not. */
function savedIn2014(): Fields {
  const question = {
    ask: 'play',
    edition: '2014',
    map: { kind: 'outdoor', columns: 6, rows: 3 },
    players: ['Red', 'Blue'],
    buildTotal: 100,
    start: { round: 2, turn: 'Red' },
    characters: [figure('Ann', 'Red', 'B2'), figure('Bo', 'Blue', 'C2')],
    actions: [],
    dice: [],
  };
  const session = new Session(engine, question, ['person', 'person']);
  for (const answer of [
    { kind: 'offer', option: 'give.move', self: 0 },
    { kind: 'choose', value: [7, 6] },
    { kind: 'roll', dice: [3] },
    { kind: 'offer', option: 'turn.declare', self: -1 },
  ] as const)
    if (!session.answer(answer)) throw new Error(`${JSON.stringify(answer)} is not legal`);
  return { ...throughJson(session.toSaved()) };
}

/** The game as the rules of today, those of `current`, play it. */
const today = (saved: Fields): Fields => ({ ...saved, game: { ...fieldsOf(saved.game), edition: 'current' } });
const without = (saved: Fields, ...fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => !fields.includes(name)));
const noticeOf = (saved: Fields) => replayNotice(replay(engine, saved));

describe('a saved game that is opened again', () => {
  const saved = savedIn2014();
  const { game, pilots, answers } = saved;

  test('brings no notice where it goes as it was saved; nor do games and links without a digest or traces', () => {
    expect(noticeOf(saved)).toBeUndefined();
    expect(noticeOf({ game, pilots, answers })).toBeUndefined();
    expect(noticeOf({ ...without(saved, 'traces'), digest: String(saved.digest).slice(0, 15) })).toBeUndefined();
  });

  test('names the answer and the clause by which it departs under other rules, though all its answers are legal', () => {
    expect(noticeOf(today(saved))).toEqual({
      text: 'The rules have changed since this game was saved. Answer 3 (Red, round 2: roll of 3) leads to something else: “Ann fails to break away.”',
      because: ['turns.breaking-away.failure'],
    });
    // A link cannot show it, and does not claim that the game goes as it did.
    expect(noticeOf(today(without(saved, 'traces')))?.text).toMatch(/^The rules have changed since this link was made\./);
  });

  test('names the answer that is not legal, its clause, and what is left out', () => {
    const damaged = {
      game,
      pilots,
      answers: [
        { kind: 'offer', option: 'give.move', self: 1 },
        { kind: 'roll', dice: [3] },
      ],
    };
    const notice = {
      text: 'By the rules of today this game goes differently. Answer 1 (Red, round 2: Move of Bo) is not legal: it is not a character of the active player on the map. The last 2 of its 2 answers are left out.',
      because: ['turns.giving-actions.from-total'],
    };
    expect(noticeOf(damaged)).toEqual(notice);
    expect(noticeOf({ ...damaged, digest: saved.digest })?.text).toMatch(
      /^The rules are those that this game was saved with, but the game or the engine has been changed since\./,
    );
  });

  test('keeps the answers before the first that is not legal, and goes on from there', () => {
    const cut = { ...saved, answers: Array.isArray(answers) ? answers.toSpliced(2, 1) : [] };
    const { session } = replay(engine, cut);
    expect(session.steps).toHaveLength(2);
    expect(session.answer({ kind: 'roll', dice: [6] })).toBe(true);
  });
});
