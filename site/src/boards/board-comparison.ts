/** The errata lab: the same board under another edition or a variant of a reading. */

import type { Fields } from '../base/json.ts';
import { loadRules } from './board-rules.ts';
import { readGame } from './game.ts';
import type { LiveBoard } from './live-board.ts';
import { shownQuestion } from './questions.ts';
import { spokenVerdict } from './verdict-markup.ts';

export async function compareWith(board: LiveBoard, edition: string): Promise<void> {
  const { root, state } = board;
  state.compare = edition;
  try {
    const comparedRules = await loadRules(edition, root.dataset);
    if (state.compare !== edition) return;
    state.comparedRules = comparedRules;
    root.dataset.compare = edition;
    state.report(`Compared with ${board.editionTitle(edition)}`);
  } catch {
    state.refuse('The rules to compare with could not be loaded.');
  }
}

/**
 * Shows the verdict of the edition compared with, and returns both verdicts as text. Undefined on a board that compares nothing, and
 * until the rules to compare with are loaded.
 */
export function showComparison(board: LiveBoard, question: Fields, verdict: Fields): string | undefined {
  const { state, text } = board;
  const { comparedRules, rules } = state;
  if (comparedRules === undefined || rules === undefined || comparedRules.edition !== state.compare) return undefined;
  const otherQuestion = shownQuestion(state.game, comparedRules.edition);
  const otherVerdict = comparedRules.judge(otherQuestion);
  text.showComparedVerdict(otherQuestion, otherVerdict, comparedRules.titles);
  text.showEdition(board.editionTitle(rules.edition));
  return `${board.editionTitle(rules.edition)}: ${spokenVerdict(question, verdict)}. ${board.editionTitle(comparedRules.edition)}: ${spokenVerdict(otherQuestion, otherVerdict)}`;
}

/** The buttons of the errata lab: each places its example on the board, with the two editions that differ on it. */
export function listenToLabExamples(board: LiveBoard, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
      if (button !== null) void placeExample(board, button);
    },
    { signal },
  );
}

async function placeExample(board: LiveBoard, button: HTMLElement): Promise<void> {
  const { root, state } = board;
  const { position: address = '', edition = state.edition, compare: comparedEdition } = button.dataset;
  try {
    const response = await fetch(address);
    const game = response.ok ? readGame(await response.json()) : undefined;
    if (game === undefined) throw new Error('no position');
    // The editions are loaded first: each shows a message, and the last message must be about the example.
    await board.setEdition(edition);
    if (comparedEdition !== undefined) await board.compare(comparedEdition);
    if (game.mode !== 'moving' && state.tool === 'walk') state.tool = 'move';
    state.load(game, 'Example placed on the board');
  } catch {
    state.refuse('The example could not be loaded.');
  }
  root.scrollIntoView({ block: 'start' });
  root.querySelector<HTMLElement>('.side > .verdict-text > .verdict')?.focus({ preventScroll: true });
}
