/** Answers near a listed one that are not listed: another square, figure, share, die, option or use. */
import type { Game } from '../../engine/game/game.ts';
import type { Legal } from '../../engine/game/play.ts';
import { playerRequestOf, type RequestChoice } from '../../engine/game/player-request.ts';
import type { Answer, State } from '../../engine/game/state.ts';
import { isList, type Value } from '../../engine/game/values.ts';
import type { Chance } from '../oracle/random.ts';

/** Up to `count` answers like those of `legal` that are not among them; fewer where a drawn change happens to be listed too. */
export function changedAnswers(game: Game, state: State, legal: Legal, count: number, chance: Chance): Answer[] {
  const request = playerRequestOf(game, state);
  const choice = request?.kind === 'choose' ? request.choice : undefined;
  const listed = new Set(
    choice?.form === 'path'
      ? [...choice.ends.map(pathTo), ...(request?.kind === 'choose' && request.may ? ['-1'] : [])]
      : Array.from({ length: legal.count }, (_, index) => comparable(legal.at(index), choice)),
  );
  return Array.from({ length: count }, () => changeOf(game, legal.at(chance.int(0, legal.count - 1)), chance)).filter(
    (changed) => !listed.has(comparable(changed, choice)),
  );
}

/** `pass` is an answer to some offers; then it is listed. */
const OF_NO_REQUEST: readonly Answer[] = [
  { kind: 'pass' },
  { kind: 'roll', dice: [7] },
  { kind: 'choose', value: [0, 143] },
  { kind: 'choose', value: 99 },
  { kind: 'offer', option: 'no.such.option', self: 0 },
  { kind: 'offer', option: 'give.move', self: 77 },
  { kind: 'entry', entry: 'no.such.entry' },
];

function changeOf(game: Game, answer: Answer, chance: Chance): Answer {
  if (chance.maybe(0.1)) return chance.pick(OF_NO_REQUEST);
  const figure = chance.int(-1, (game.ids.character?.length ?? 0) - 1);
  switch (answer.kind) {
    case 'choose':
      return { kind: 'choose', value: changedValue(game, answer.value, chance) };
    case 'offer':
      return chance.maybe(0.5) ? { ...answer, self: figure } : { ...answer, option: chance.pick(game.rules.options).id };
    case 'pass':
      return { kind: 'offer', option: chance.pick(game.rules.options).id, self: figure };
    case 'roll':
      return { kind: 'roll', dice: chance.maybe(0.5) ? [...answer.dice, 1] : answer.dice.with(0, chance.pick([0, 7])) };
    case 'order':
    case 'may':
      return { ...answer, user: answer.user + chance.pick([-1, 1]) };
    case 'next':
      return { kind: 'next', item: figure };
    case 'entry':
      return { kind: 'entry', entry: `${answer.entry}.changed` };
  }
}

function changedValue(game: Game, value: Value, chance: Chance): Value {
  const square = chance.int(0, game.terrain.columns * game.terrain.rows - 1);
  if (typeof value === 'number') return chance.maybe(0.5) ? square : chance.int(-1, 12);
  if (isList(value)) return value.length === 0 ? [square] : value.with(-1, chance.maybe(0.5) ? square : chance.int(0, 12));
  const shares = Object.entries(value);
  const [figure = '0', amount = 0] = chance.pick(shares);
  return chance.maybe(0.5) ? { ...value, [figure]: Number(amount) + 1 } : Object.fromEntries(shares.slice(1));
}

/** Equal for answers of one meaning: paths with one end, and lists and shares in any order. */
function comparable(answer: Answer, choice: RequestChoice | undefined): string {
  if (answer.kind !== 'choose') return JSON.stringify(Object.entries(answer).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const { value } = answer;
  if (typeof value === 'number') return String(value);
  if (!isList(value)) return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => Number(a) - Number(b)));
  return choice?.form === 'path' ? pathTo(value.at(-1)) : JSON.stringify(value.toSorted((a, b) => a - b));
}

const pathTo = (end: number | undefined): string => `to ${end}`;
