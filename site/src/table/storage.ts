/** Stores games in the browser, in a file or in a link. What is read from there is checked when it is replayed. */

import { type Fields, fieldsOf, listOf } from '../boards/json.ts';
import { readLink, writeLink } from '../boards/link.ts';
import { saveFile } from '../scripts/save-file.ts';
import type { SavedGame } from './session.ts';

const KEY = 'sightline-game';

/** Stores the game in this browser, if there is room and permission. */
export function store(saved: SavedGame | undefined): void {
  try {
    if (saved === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {}
}

/** The game that is stored in this browser, if any. */
export function stored(): Fields | undefined {
  try {
    return isGame(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export async function fromLink(hash: string): Promise<Fields | undefined> {
  return isGame((await readLink(hash))?.question);
}

export const toLink = (saved: SavedGame, digest: string): Promise<string> =>
  writeLink({ game: saved.game, pilots: saved.pilots, answers: saved.answers }, digest);

export async function fromFile(file: File): Promise<Fields | undefined> {
  try {
    return isGame(JSON.parse(await file.text()));
  } catch {
    return undefined;
  }
}

export function toFile(saved: SavedGame): void {
  saveFile(new Blob([JSON.stringify(saved, null, 1)], { type: 'application/json' }), 'sightline-game.json');
}

function isGame(value: unknown): Fields | undefined {
  const fields = fieldsOf(value);
  return fieldsOf(fields.game).ask === 'play' && listOf(fields.pilots).length > 0 ? fields : undefined;
}
