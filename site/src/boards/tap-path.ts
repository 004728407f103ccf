import { textsOf } from '../base/json.ts';
import { counted } from '../base/text.ts';
import { figureAt } from './edit.ts';
import type { LiveBoard } from './live-board.ts';
import { straightPath } from './paths.ts';
import { wayQuestion } from './questions.ts';

/**
 * Draws the shortest legal path to a tapped square or, if there is none, the straight one, whose verdict gives the reason why it is
 * illegal. A tap on another figure makes that figure the mover; a tap on the mover clears the path.
 */
export async function drawPathTo(board: LiveBoard, square: string): Promise<void> {
  const { state } = board;
  const figure = figureAt(state.position, square);
  if (figure !== undefined) {
    const isOther = figure.id !== state.game.from;
    state.set(
      { from: figure.id, to: state.game.to === figure.id ? state.game.from : state.game.to, path: [] },
      isOther ? `${figure.id} moves` : 'No path',
    );
    return;
  }
  const { position } = state;
  const rules = state.rules ?? (await board.setEdition(state.edition));
  // Without rules, or if the position has changed meanwhile, the tap is ignored.
  if (rules === undefined || state.position !== position) return;
  const way = textsOf(rules.judge(wayQuestion(state.game, rules.edition, square)).way);
  if (way.length > 1) state.set({ path: way }, `Path to ${square}, ${counted(way.length - 1, 'square')}`);
  else state.set({ path: straightPath(state.game, square) }, `No legal path to ${square}`);
}
