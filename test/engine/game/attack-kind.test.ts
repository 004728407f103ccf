/** A third kind of attack can be added by an edit of definitions alone. */
import { expect, test } from 'vitest';
import current from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import { createEngine } from '../../../engine/index.ts';
import { engineOf } from '../../../generator/cli/project.ts';
import { withoutPacks } from '../../../generator/packs.ts';
import { compileCached, sources } from '../../fixtures/engines.ts';
import { pageData } from '../../fixtures/page-data.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';

/** The text with `mind` in every list of the kinds of attacks, of the types of actions, and of what an action makes. */
const withKind = (text: string): string =>
  text
    .replaceAll('"enum": ["close", "ranged"]', '"enum": ["close", "ranged", "mind"]')
    .replaceAll(
      '"enum": ["none", "free", "power", "move", "close", "ranged", "double-power", "epic"]',
      '"enum": ["none", "free", "power", "move", "close", "ranged", "double-power", "epic", "mind"]',
    )
    .replaceAll('"enum": ["none", "close", "ranged"]', '"enum": ["none", "close", "ranged", "mind"]');

function withDefinitions(text: string, more: readonly object[]): string {
  const page = pageData(text);
  return JSON.stringify({ ...page, definitions: [...(page.definitions ?? []), ...more] });
}

const MIND_OPTION = {
  id: 'give.mind',
  kind: 'option',
  title: 'Mental attack',
  in: 'turn',
  command: { give: 'mind' },
  self: 'character',
  facts: { type: 'mind', makes: 'mind' },
  steps: [
    { choose: 'character', prompt: 'Choose a target', from: 'characters', as: 'target' },
    { call: 'attack', with: { attacker: 'self', targets: '[target]', kind: 'mind' } },
  ],
  clauses: ['actions.combat.two-types'],
};
const MIND_DEFINITIONS = [
  MIND_OPTION,
  {
    id: 'mind.out-of-reach',
    kind: 'constraint',
    on: 'choose',
    of: 'target',
    if: "within('action') && action.makes == 'mind' && who != none && distance(who, it) > 3",
    message: 'a mental attack reaches 3 squares',
    clauses: ['actions.combat.two-types'],
  },
  {
    id: 'mind.bonus',
    kind: 'value',
    of: 'attack',
    modifier: 2,
    if: "within('attack') && attack.kind == 'mind'",
    clauses: ['actions.combat.two-types'],
  },
];
const TWO_TYPES = 'the close combat action and the ranged combat action.';
function withMind(path: string, text: string): string {
  if (path === 'rules/actions/combat.md')
    return text.replace(TWO_TYPES, `${TWO_TYPES} A mental attack reaches 3 squares and has 2 more attack.`);
  return path === 'rules/combat/attack-roll.json' ? withDefinitions(withKind(text), MIND_DEFINITIONS) : withKind(text);
}

const figure = (id: string, player: string, at: string) => ({
  id,
  player,
  at,
  points: 50,
  dial: [1, 2, 3].map(() => ({ speed: 6, attack: 10, defense: 17, damage: 1 })),
});
const question = (targetAt: string) => ({
  ask: 'play',
  map: { kind: 'outdoor', columns: 6, rows: 1, walls: ['A1|B1'] },
  characters: [figure('A', 'p1', 'A1'), figure('B', 'p2', targetAt)],
  players: ['p1', 'p2'],
  buildTotal: 100,
  start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'p1' },
  actions: [{ player: 'p1', give: 'mind', to: 'A', target: 'B' }],
  dice: [2, 3],
});

test('an added kind of attack passes walls, reaches 3 squares and has +2 attack', () => {
  const edited = sources.map(({ path, text }) => ({ path, text: path.startsWith('rules/') ? withMind(path, text) : text }));
  const compilation = compileCached(withoutPacks(edited));
  expect(compilation.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const engine = engineOf(compilation);
  const [inReach, outOfReach] = ['C1', 'F1'].map((at) => engine.judge({ ...question(at), edition: 'current' }));
  expect(inReach).toMatchObject({ events: [{ type: 'attack-hit', total: 17 }, { type: 'damaged', by: 1 }, { type: 'token-given' }] });
  expect(outOfReach).toMatchObject({ illegal: { action: 0, message: 'a mental attack reaches 3 squares' } });
});

test('rules without that kind of attack refuse its command', () => {
  const answer = createEngine({ ...current, game }).judge(question('C1'));
  expect(answer).toMatchObject({ error: { code: 'not-allowed', at: '/actions/0/give' } });
});
