/** The board of a question with what its characters can use, by their symbols, abilities and powers. */
import { board as boardOf } from '../game/game-board.ts';
import { createGame, firstState } from '../game/new-game.ts';
import { startRun } from '../game/run.ts';
import type { BoardCharacter } from '../generated/question.ts';
import type { Board } from '../kernel/board.ts';
import type { EditionRules } from './edition-rules.ts';
import type { BoardQuestion } from './given-facts.ts';
import { refusedBy, setUpOn } from './open-game.ts';
import type { Placed } from './place.ts';
import { type JudgeFault, shown } from './shape.ts';
import { orTooManyEntries } from './too-many.ts';

const hasSymbols = ({ symbols = [] }: BoardCharacter): boolean => symbols.length > 0;
const hasPowers = ({ dial }: BoardCharacter): boolean => dial?.some(({ powers }) => powers !== undefined) === true;
const hasAbilities = ({ abilities = [] }: BoardCharacter): boolean => abilities.length > 0;

/**
 * The board, or the fault, made from each `Placed`. The terrain cache gives the same `Placed` for the same frozen map, objects and
 * characters; the board made from it is then used again, with the planes that this board has cached.
 */
const boards = new WeakMap<Placed, Board | JudgeFault>();

export function capableBoard(rules: EditionRules, question: BoardQuestion, placed: Placed): Board | JudgeFault {
  const { characters = [] } = question;
  if (!characters.some((c) => hasSymbols(c) || hasPowers(c) || hasAbilities(c))) return placed.board;
  const known = boards.get(placed);
  if (known !== undefined) return known;
  const made = makeBoard(rules, question, characters, placed);
  boards.set(placed, made);
  return made;
}

function makeBoard(
  rules: EditionRules,
  question: BoardQuestion,
  characters: readonly BoardCharacter[],
  placed: Placed,
): Board | JudgeFault {
  if (rules.game === undefined) return refusedWithoutGame(rules, characters) ?? placed.board;
  const players = [...new Set(characters.map(({ player }) => player))];
  const setUp = setUpOn(rules.game, { ...question, players }, placed);
  const { game } = rules;
  const created = orTooManyEntries(question, () => createGame(game, setUp));
  if ('code' in created) return created;
  return refusedBy(created, created.rules.printedChecks) ?? boardOf(startRun(created, firstState(created, []), []));
}

/** What needs the rules of the game, as players call it, and its field in the question. */
function refusedFieldOf(character: BoardCharacter): readonly [what: string, field: string] {
  if (hasSymbols(character)) return ['symbols', 'symbols'];
  return hasPowers(character) ? ['powers', 'dial'] : ['abilities', 'abilities'];
}

/**
 * A fault for the first character that needs the rules of the game, in an engine without games: for its symbols and powers, and for its
 * abilities where the rules may give others for them.
 */
function refusedWithoutGame({ changesAbilities }: EditionRules, characters: readonly BoardCharacter[]): JudgeFault | undefined {
  const isRefused = (c: BoardCharacter): boolean => hasSymbols(c) || hasPowers(c) || (changesAbilities === true && hasAbilities(c));
  const index = characters.findIndex(isRefused);
  const character = characters[index];
  if (character === undefined) return undefined;
  const [what, field] = refusedFieldOf(character);
  const orElse = changesAbilities === true ? '' : ', or list abilities';
  return {
    code: 'game-not-loaded',
    message: `this engine judges boards only, and the ${what} of ${shown(character.id)} act by the rules of the game: load the game${orElse}`,
    at: `/characters/${index}/${field}`,
  };
}
