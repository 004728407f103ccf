/**
 * Opens a game, new or saved. All functions reject when `signal` is aborted, with a {@link GameError} for what cannot be opened, and with a
 * {@link LinkError} for a damaged link.
 */
import { type Fields, fieldsOf, textOf } from '../base/json.ts';
import { loadPlayableRules } from '../games/playable-rules.ts';
import { type Notice, replayNotice } from './replay-notice.ts';
import { replay, Session } from './session.ts';
import { setUpOf } from './set-up.ts';
import { readChoice } from './start-form.ts';
import { gameFromFile, gameFromLink } from './storage.ts';
import type { OpenGame } from './table-state.ts';

export interface OpenedGame extends OpenGame {
  /** Undefined for a new game, and for one that goes as it was saved. */
  readonly notice?: Notice | undefined;
}

/** The game that the set-up form describes. */
export async function beginGame(form: HTMLFormElement, defaultEdition: string, signal: AbortSignal): Promise<OpenedGame> {
  const choice = await readChoice(form, signal);
  const rules = await loadPlayableRules(choice.edition, defaultEdition, choice.pack);
  signal.throwIfAborted();
  const question = setUpOf(choice, (placement) => fieldsOf(rules.engine.judge(placement)));
  const kindByPlayer = choice.seats.map(({ kind }) => kind);
  return { session: new Session(rules.engine, question, kindByPlayer), rules };
}

export async function resumeGame(saved: Fields, defaultEdition: string, signal: AbortSignal): Promise<OpenedGame> {
  const { edition, pack } = fieldsOf(saved.game);
  const rules = await loadPlayableRules(textOf(edition) ?? defaultEdition, defaultEdition, textOf(pack));
  signal.throwIfAborted();
  const resumed = replay(rules.engine, saved);
  return { session: resumed.session, rules, notice: replayNotice(resumed) };
}

/** Undefined where the address of the page has no game. */
export async function resumeFromAddress(defaultEdition: string, signal: AbortSignal): Promise<OpenedGame | undefined> {
  const saved = await gameFromLink(location.hash);
  signal.throwIfAborted();
  return saved === undefined ? undefined : await resumeGame(saved, defaultEdition, signal);
}

export async function resumeFromFile(file: File, defaultEdition: string, signal: AbortSignal): Promise<OpenedGame> {
  const saved = await gameFromFile(file);
  signal.throwIfAborted();
  return await resumeGame(saved, defaultEdition, signal);
}
