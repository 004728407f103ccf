import { fieldsOf, textOf } from '../base/json.ts';
import { readGame } from './game.ts';
import type { LiveBoard } from './live-board.ts';
import { openLink } from './open-link.ts';

/** A hash with `~` is a link to a position (`link.ts`). */
export async function openAddress(board: LiveBoard): Promise<void> {
  if (location.hash.includes('~')) await openPosition(board);
  else await openMap(board);
}

async function openPosition(board: LiveBoard): Promise<void> {
  const { root, state, text } = board;
  const rules = await board.setEdition(state.edition);
  if (rules === undefined) return;
  const opened = await openLink(location.hash, rules, state.opened.edition, root.dataset);
  if (opened === undefined) return;
  text.showNotice(opened.notice);
  if (opened.game === undefined) {
    bringIntoView(root);
    return;
  }
  const { game, edition, compare } = opened;
  state.load(game, 'Position from the link');
  if (edition !== state.edition) await board.setEdition(edition);
  // Only the board of the errata lab compares; other boards show a link of the lab without its comparison.
  if (compare !== undefined && state.compare !== undefined && compare !== state.compare) await board.compare(compare);
  board.markAddressed();
  bringIntoView(root);
}

/** Scrolls to a board far down the page, unless the page is scrolled already, as after a reload. */
function bringIntoView(root: HTMLElement): void {
  if (scrollY === 0 && root.getBoundingClientRect().top > innerHeight / 2) root.scrollIntoView({ block: 'start' });
}

async function openMap(board: LiveBoard): Promise<void> {
  const { state, text } = board;
  const mapName = new URLSearchParams(location.search).get('map') ?? '';
  if (!/^[a-z0-9-]{1,40}$/.test(mapName)) return;
  try {
    const response = await fetch(`/boards/positions/map-${mapName}.json`);
    const question: unknown = response.ok ? await response.json() : undefined;
    const game = readGame(question);
    if (game === undefined) text.showNotice(`There is no map "${mapName}".`);
    else {
      const gameInMode = { ...game, mode: state.game.mode, name: textOf(fieldsOf(question).title) ?? '' };
      state.opened = { ...state.opened, game: gameInMode };
      state.load(gameInMode, 'Map opened');
    }
  } catch {
    text.showNotice(`The map "${mapName}" could not be loaded.`);
  }
  await board.setEdition(state.edition);
}
