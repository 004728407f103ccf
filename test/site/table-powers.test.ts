import { beforeAll, expect, test } from 'vitest';
import { greedyBot } from '../../engine/bots/index.ts';
import { packs } from '../../engine/generated/packs.ts';
import { drawAnswer, type Engine } from '../../engine/index.ts';
import { fieldsOf } from '../../site/src/base/json.ts';
import { forces, TABLE_PACK } from '../../site/src/games/forces.ts';
import { loadEngine } from '../../site/src/games/playable-rules.ts';
import { figuresOf } from '../../site/src/table/figures.ts';
import { linesOf } from '../../site/src/table/log-lines.ts';
import { tableMaps } from '../../site/src/table/maps.ts';
import { replay, Session } from '../../site/src/table/session.ts';
import { setUpOf } from '../../site/src/table/set-up.ts';
import { rulebook } from '../fixtures/engines.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { createDraw } from '../support/random-game.ts';
import { throughJson } from '../support/through-json.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine('current', TABLE_PACK);
});

function newSession(mapIndex: number, firstForce: number): Session {
  const seats = [firstForce, (firstForce + 1) % forces.length].map((index) => ({
    force: forces[index]?.id ?? '',
    kind: 'person' as const,
  }));
  const choice = { map: fieldsOf(tableMaps[mapIndex]?.question.map), edition: 'current', pack: TABLE_PACK, roundLimit: 12, seats };
  return new Session(
    engine,
    setUpOf(choice, (placement) => fieldsOf(engine.judge(placement))),
    ['person', 'person'],
  );
}

function playOut(session: Session, seed: number): void {
  const draw = createDraw(seed);
  while (session.state.request !== null) {
    const bot = session.state.request.by === 0 ? greedyBot : drawAnswer;
    const answer = bot(session.game, session.state, draw);
    if (answer === undefined || !session.answer(answer)) throw new Error(`seed ${seed} is stuck at answer ${session.shownAnswerCount}`);
  }
}

test('every power and ability of a force is one of the pack, with a title', () => {
  expect(Object.keys(packs)).toContain(TABLE_PACK);
  const { game } = newSession(0, 0);
  const titles = new Map(game.rules.capabilities.map(({ id, title }) => [id, title]));
  const capabilityIds = forces.flatMap(({ characters }) =>
    characters.flatMap(({ abilities, dial }) => [...abilities, ...dial.flatMap(({ powers }) => Object.values(powers))]),
  );
  expectEnough(new Set(capabilityIds).size, 20);
  expect(capabilityIds.filter((id) => titles.get(id) === undefined)).toEqual([]);
});

test('a card shows the powers of the current click, and an ability that another character grants', () => {
  const session = newSession(0, 0);
  const powersOf = (name: string): readonly string[] =>
    figuresOf(session.game, session.state, session.question)
      .find((figure) => figure.name === name)
      ?.powers.map(({ title }) => title) ?? [];
  expect(powersOf('Berta Kalk')).toEqual(['Charge', 'Super Strength', 'Invulnerability']);
  expect(powersOf('Sister Wren')).toContain('Carry');
});

test('games with powers end, replay, and cite clauses of many powers in sentences', () => {
  // The part that a pack adds is the last of its contents.
  const packPages = new Set(rulebook().packs.flatMap(({ compilation }) => compilation.rulebook?.contents.parts.at(-1)?.pages ?? []));
  const cited = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    const session = newSession(seed % tableMaps.length, seed - 1);
    playOut(session, seed);
    for (const { text, because } of session.steps.flatMap((step) => linesOf(session.game, step))) {
      expect(text).toMatch(/^[A-Z][^{}]*\.$/);
      for (const clause of because) cited.add(clause.split('.').slice(0, 2).join('.'));
    }
    const replayed = replay(engine, { ...throughJson(session.toSaved()) });
    expect([replayed.departure, replayed.session.state]).toEqual([undefined, session.state]);
  }
  expectEnough([...cited].filter((page) => [...packPages].some((id) => id === page)).length, 5);
});
