/** Offers beside the verdict: the smallest changes that flip it, the line in the other direction, the rolls that break away. */
import { capitalised } from '../../../engine/base/text.ts';
import { escapeText } from '../base/text.ts';
import { type Flip, findFlips } from './flips.ts';
import type { Game } from './game.ts';
import type { Judge } from './judge.ts';
import { lineBackQuestion, questionOf, rollQuestion } from './questions.ts';
import { labelWord, readFireLine } from './verdict.ts';

export interface Offers {
  readonly markup: string;
  /** The changes that flip the verdict; their instructions begin with capital letters. */
  readonly flips: readonly Flip[];
}

const none: Offers = { markup: '', flips: [] };

/** The longest search, in ms: on very large maps it ends with what it found so far. */
const searchTime = 3000;
/** The longest time without yielding to the page, in ms. */
const yieldInterval = 6;

/** The search ends early when `isWanted` returns false. */
export async function offersFor(game: Game, edition: string, judge: Judge, isWanted: () => boolean, headingLevel: number): Promise<Offers> {
  switch (game.mode) {
    case 'line-of-fire':
      return await lineOffers(game, edition, judge, isWanted, headingLevel);
    case 'moving':
      return { markup: movingMarkup(game, edition, judge, headingLevel), flips: [] };
    case 'knock-back':
      return none;
  }
}

async function lineOffers(game: Game, edition: string, judge: Judge, isWanted: () => boolean, headingLevel: number): Promise<Offers> {
  const line = readFireLine(judge(questionOf(game, edition)));
  const lineBack = readFireLine(judge(lineBackQuestion(game, edition)));
  if (line === undefined || lineBack === undefined) return none;
  const began = performance.now();
  let yieldedAt = began;
  const foundFlips = await findFlips(game, edition, judge, async () => {
    if (performance.now() - yieldedAt > yieldInterval) {
      await new Promise((resume) => setTimeout(resume));
      yieldedAt = performance.now();
    }
    return isWanted() && performance.now() - began < searchTime;
  });
  const flips = foundFlips.map((flip): Flip => ({ ...flip, instruction: capitalised(flip.instruction) }));
  const lineBackMarkup =
    line.label === lineBack.label && line.defenseModifier === lineBack.defenseModifier
      ? ''
      : `<p class="back"><span class="label">The other way</span> from ${escapeText(game.to)} to ${escapeText(game.from)} the line is <b>${labelWord[lineBack.label].toLowerCase()}</b>.</p>`;
  const items = flips.map(
    ({ instruction, label }, index) =>
      `<li><button type="button" data-flip="${index}">${escapeText(instruction)}</button> <span>→ ${labelWord[label].toLowerCase()}</span></li>`,
  );
  return {
    markup:
      lineBackMarkup +
      (items.length === 0
        ? ''
        : `<div class="flips"><h${headingLevel} class="head">What would change it</h${headingLevel}><ul>${items.join('')}</ul></div>`),
    flips,
  };
}

interface Roll {
  readonly roll: number;
  readonly succeeds: boolean;
}

/** Whether each face of the die breaks away. Its faces are the numbers that the judge accepts as a roll. */
function rollsFor(edition: string, judge: Judge): readonly Roll[] {
  const rolls: Roll[] = [];
  for (let roll = 1; ; roll++) {
    const { error, succeeds } = judge(rollQuestion(roll, edition));
    if (error !== undefined) return rolls;
    rolls.push({ roll, succeeds: succeeds === true });
  }
}

function movingMarkup(game: Game, edition: string, judge: Judge, headingLevel: number): string {
  const reachVerdict = judge(questionOf({ ...game, path: [], brokeAway: false }, edition));
  const verdict = judge(questionOf(game, edition));
  const moveButton =
    game.path.length > 1 && verdict.legal === true
      ? `<p class="go"><button type="button" data-do="go">Move ${escapeText(game.from)} to ${escapeText(game.path.at(-1) ?? '')}</button></p>`
      : '';
  if (reachVerdict.mustBreakAway !== true) return moveButton;
  const rolls = rollsFor(edition, judge);
  const successes = rolls.filter(({ succeeds }) => succeeds).length;
  const buttons = rolls.map(
    ({ roll, succeeds }) =>
      `<button type="button" class="${succeeds ? 'yes' : 'no'}" data-roll="${roll}" aria-label="Roll ${roll}: ${succeeds ? 'breaks away' : 'fails'}">${roll}</button>`,
  );
  return `${moveButton}<div class="dice"><h${headingLevel} class="head">Breaking away</h${headingLevel}><p>${game.brokeAway ? 'Broke away.' : `${successes} of ${rolls.length} rolls break away.`}</p><p class="sides">${buttons.join('')}</p></div>`;
}
