/** Offers beside the verdict: the line the other way, the smallest changes that flip it, the odds of breaking away. */
import { type Flip, findFlips } from './flips.ts';
import type { Game } from './game.ts';
import type { Judge } from './judge.ts';
import { lineBack, questionOf, rollQuestion } from './questions.ts';
import { capitalised, escapeText } from './text.ts';
import { labelWord, readFireLine } from './verdict.ts';

export interface Extras {
  readonly markup: string;
  /** Their instructions begin with capital letters. */
  readonly flips: readonly Flip[];
}

const none: Extras = { markup: '', flips: [] };

/** The longest search, in ms: on very large maps it ends with what it found so far. */
const searchTime = 3000;
/** The longest time without yielding to the page, in ms. */
const yieldInterval = 6;

/** The search ends early when `isWanted` returns false. `level` is the level of the headings. */
export async function extrasOf(game: Game, edition: string, judge: Judge, isWanted: () => boolean, level: number): Promise<Extras> {
  switch (game.mode) {
    case 'line-of-fire':
      return await lineExtras(game, edition, judge, isWanted, level);
    case 'moving':
      return { markup: movingMarkup(game, edition, judge, level), flips: [] };
    case 'knock-back':
      return none;
  }
}

async function lineExtras(game: Game, edition: string, judge: Judge, isWanted: () => boolean, level: number): Promise<Extras> {
  const [there, back] = [readFireLine(judge(questionOf(game, edition))), readFireLine(judge(lineBack(game, edition)))];
  if (there === undefined || back === undefined) return none;
  const began = performance.now();
  let yieldedAt = began;
  const found = await findFlips(game, edition, judge, async () => {
    if (performance.now() - yieldedAt > yieldInterval) {
      await new Promise((resume) => setTimeout(resume));
      yieldedAt = performance.now();
    }
    return isWanted() && performance.now() - began < searchTime;
  });
  const flips = found.map((flip): Flip => ({ ...flip, instruction: capitalised(flip.instruction) }));
  const other =
    there.label === back.label && there.defenseModifier === back.defenseModifier
      ? ''
      : `<p class="back"><span class="label">The other way</span> from ${escapeText(game.to)} to ${escapeText(game.from)} the line is <b>${labelWord[back.label].toLowerCase()}</b>.</p>`;
  const items = flips.map(
    ({ instruction, label }, index) =>
      `<li><button type="button" data-flip="${index}">${escapeText(instruction)}</button> <span>→ ${labelWord[label].toLowerCase()}</span></li>`,
  );
  return {
    markup:
      other +
      (items.length === 0
        ? ''
        : `<div class="flips"><h${level} class="head">What would change it</h${level}><ul>${items.join('')}</ul></div>`),
    flips,
  };
}

const faces = [1, 2, 3, 4, 5, 6];

function movingMarkup(game: Game, edition: string, judge: Judge, level: number): string {
  const reach = judge(questionOf({ ...game, path: [], brokeAway: false }, edition));
  const verdict = judge(questionOf(game, edition));
  const go =
    game.path.length > 1 && verdict.legal === true
      ? `<p class="go"><button type="button" data-do="go">Move ${escapeText(game.from)} to ${escapeText(game.path.at(-1) ?? '')}</button></p>`
      : '';
  if (reach.mustBreakAway !== true) return go;
  const dice = faces.map((roll) => ({ roll, succeeds: judge(rollQuestion(roll, edition)).succeeds === true }));
  const good = dice.filter(({ succeeds }) => succeeds).length;
  const sides = dice.map(
    ({ roll, succeeds }) =>
      `<button type="button" class="${succeeds ? 'yes' : 'no'}" data-roll="${roll}" aria-label="Roll ${roll}: ${succeeds ? 'breaks away' : 'fails'}">${roll}</button>`,
  );
  return `${go}<div class="dice"><h${level} class="head">Breaking away</h${level}><p>${game.brokeAway ? 'Broke away.' : `${good} of 6 rolls break away.`}</p><p class="sides">${sides.join('')}</p></div>`;
}
