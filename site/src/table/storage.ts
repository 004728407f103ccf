/** A game that is read is checked when it is replayed. */

import { type Fields, fieldsOf, listOf } from '../base/json.ts';
import { saveFile } from '../base/save-file.ts';
import { LinkError, readLink, writeLink } from '../boards/link.ts';
import { GameError } from '../games/game-error.ts';
import type { SavedTable } from './session.ts';

const KEY = 'sightline-game';

/** Stores the game in this browser, if there is room and permission. */
export function storeGame(saved: SavedTable): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {}
}

export function storedGame(): Fields | undefined {
  try {
    return savedGameIn(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export async function gameFromLink(hash: string): Promise<Fields | undefined> {
  return savedGameIn((await readLink(hash))?.question);
}

/** `sha256:` and 8 digits. */
const DIGEST_LENGTH_IN_LINK = 15;

/**
 * Copies a link that opens the game on this page. Resolves with a message for the player. Fails with a {@link LinkError} if the game is too
 * long for a link. To keep links short, they have no traces. Rejects when `signal` is aborted.
 */
export async function copyLink({ game, pilots, digest, answers }: SavedTable, editionDigest: string, signal: AbortSignal): Promise<string> {
  const hash = await writeLink({ game, pilots, digest: digest.slice(0, DIGEST_LENGTH_IN_LINK), answers }, editionDigest).catch(
    (error: unknown) => {
      throw error instanceof LinkError ? new LinkError(`${error.message} Save the game as a file.`) : error;
    },
  );
  signal.throwIfAborted();
  try {
    // Pages served over plain http have no `clipboard`.
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${hash}`);
    return 'Link copied';
  } catch {
    return 'The browser did not allow copying';
  }
}

/** Fails with a {@link GameError} for a file without a game. */
export async function gameFromFile(file: File): Promise<Fields> {
  let saved: Fields | undefined;
  try {
    saved = savedGameIn(JSON.parse(await file.text()));
  } catch {}
  if (saved === undefined) throw new GameError('There is no saved game in this file.');
  return saved;
}

export function saveAsFile(saved: SavedTable): void {
  saveFile(new Blob([JSON.stringify(saved, null, 1)], { type: 'application/json' }), 'sightline-game.json');
}

function savedGameIn(value: unknown): Fields | undefined {
  const fields = fieldsOf(value);
  return fieldsOf(fields.game).ask === 'play' && listOf(fields.pilots).length > 0 ? fields : undefined;
}

export const errorMessage = (error: unknown): string =>
  error instanceof GameError || error instanceof LinkError ? error.message : 'This game cannot be opened.';
