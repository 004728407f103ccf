import type { BoardState } from './board-state.ts';
import { editionDigest, writeLink } from './link.ts';
import { questionOf } from './questions.ts';

/**
 * Empty for a board as the page opens it. The edition is left out if it is the page's own: the same hash, on the page of another edition,
 * opens the board in that edition.
 */
export async function hashOfBoard(state: BoardState, dataset: DOMStringMap): Promise<string> {
  const { game, edition, compare, opened } = state;
  if (game === opened.game && edition === opened.edition && compare === opened.compare) return '';
  const { edition: _edition, ...question } = questionOf(game, edition);
  return await writeLink(
    {
      ...question,
      ...(edition === opened.edition ? {} : { edition }),
      // A question has no fields for the shown field of fire and the comparison; the link adds them.
      ...(game.showsFieldOfFire ? { view: true } : {}),
      ...(compare === undefined ? {} : { compare }),
    },
    editionDigest(dataset, edition),
  );
}
