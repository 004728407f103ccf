import { counted } from '../base/text.ts';
import type { Titles } from '../boards/verdict-markup.ts';
import { dialMarkup } from '../games/dial.ts';
import { isOfCharacter, sentenceOf } from '../games/event-text.ts';
import { lineMarkup } from '../games/line-markup.ts';
import type { Plan, TurnOutcome } from './turns.ts';

function endSentence(plan: Plan, outcomes: readonly TurnOutcome[]): string {
  const last = outcomes.at(-1);
  const turns = counted(outcomes.length, 'turn');
  if (last === undefined) return 'No turn is played';
  if (last.isDefeated) return `KO’d after ${turns}`;
  const tokens = last.tokens === 0 ? 'no token' : counted(last.tokens, 'token');
  return `After ${turns}: click ${last.click} of ${plan.dial.length}, ${tokens}`;
}

/** Never called: the dial of a plan has no powers (`planOf` in read-plan.ts). `dialMarkup` requires it. */
const titleOfPower = (power: string): string => power;

export function turnsMarkup(plan: Plan, outcomes: readonly TurnOutcome[], titles: Titles): string {
  const { click, isDefeated } = outcomes.at(-1) ?? { click: plan.click, isDefeated: false };
  const rows = outcomes.map((outcome, index) => turnMarkup(outcome, index, plan, titles)).join('');
  return `<h2 class="result">${endSentence(plan, outcomes)}</h2>${dialMarkup(plan.dial, isDefeated ? undefined : click, titleOfPower)}<ol class="turns">${rows}</ol>`;
}

function turnMarkup(outcome: TurnOutcome, index: number, { turns }: Plan, titles: Titles): string {
  const { played, refusal, taken, tokens, click, isDefeated } = outcome;
  const lines = [
    ...(refusal === undefined ? [] : [lineMarkup(`It cannot act: ${refusal.message}.`, [refusal.rule], titles)]),
    ...(played === undefined
      ? []
      : played.events.filter(isOfCharacter).map((event) => lineMarkup(sentenceOf(played.game, event), event.because, titles))),
    ...(taken === undefined ? [] : [lineMarkup(`It takes ${counted(taken.clicks, 'click')} of damage.`, taken.clauses, titles)]),
  ];
  const did = turns[index]?.acts === true && refusal === undefined ? 'acts' : 'rests';
  const clickText = isDefeated ? 'KO’d' : `click ${click}`;
  const signs = `${'<span class="token"></span>'.repeat(tokens)}<span class="sr-only">${counted(tokens, 'token')}, </span>`;
  const list = lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return `<li><p><b>Turn ${index + 1}</b> ${did} <span class="state">${signs} ${clickText}</span></p>${list}</li>`;
}
