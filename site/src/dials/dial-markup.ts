import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../base/json.ts';
import { counted, escapeText } from '../base/text.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';
import { COMBAT_VALUES } from '../games/dial.ts';
import type { DialPlan, DialStep } from './dial.ts';
import { clicksOf } from './read-dial.ts';

export function dialBoardMarkup(plan: DialPlan, steps: readonly DialStep[], titles: Titles): string {
  const last = steps.at(-1);
  const items = steps.map((step, index) => stepMarkup(step, steps[index - 1], titles));
  return `<h2 class="result">${endSentence(plan, last)}</h2><div class="scroll" role="region" aria-label="The dial" tabindex="0">${pictureOf(plan, last)}</div><ol class="turns">${items.join('')}</ol>`;
}

function endSentence(plan: DialPlan, last: DialStep | undefined): string {
  if (last === undefined) return 'The dial does not turn';
  const worth = `worth ${counted(last.points, 'point')}`;
  return last.isDefeated ? `KO’d, ${worth}` : `On click ${last.click} of ${clicksOf(plan).length}, ${worth}`;
}

function stepText({ change, turned, click, dial }: DialStep, before: DialStep | undefined): string {
  if (change === undefined) return `It begins on click ${click}.`;
  const nextDial = before !== undefined && before.dial !== dial ? ` Dial ${dial} takes over.` : '';
  const clicks =
    turned === 0 ? 'the dial does not turn' : `the dial turns ${counted(turned, 'click')}${change.kind === 'heal' ? ' back' : ''}`;
  return `${change.kind === 'heal' ? 'Healed of' : 'Damage'} ${change.amount}: ${clicks}.${nextDial}`;
}

function stepMarkup(step: DialStep, before: DialStep | undefined, titles: Titles): string {
  const state = step.isDefeated ? 'KO’d' : `click ${step.click}`;
  return `<li><p><span>${stepText(step, before)}</span> <span class="state">${state}</span></p><div class="because">${clauseLinks(step.clauses, titles)}</div></li>`;
}

interface Column {
  readonly click: Fields;
  readonly number: number;
  readonly isKo: boolean;
  readonly classNames: string;
  /** The colour of the starting line to the left of the click. */
  readonly line: string | undefined;
}

/** The click in use is marked in every row. A line is at the left of its click; the red line of a dial without KO is at its right end. */
function columnsOf(plan: DialPlan, last: DialStep | undefined): readonly Column[] {
  const { lines, ko, dialEnds } = plan.character;
  const clicks = clicksOf(plan);
  return clicks.map((click, index) => {
    const number = index + 1;
    const line = textOf(fieldsOf(listOf(lines).find((one) => numberOf(fieldsOf(one).click) === number)).colour);
    const classNames = [
      last !== undefined && last.click === number ? 'now' : '',
      line === undefined ? '' : `line-${line}`,
      listOf(dialEnds).includes(number) ? 'dial-end' : '',
      number === clicks.length && listOf(ko).length === 0 ? 'red-line' : '',
    ];
    return { click, number, isKo: listOf(ko).includes(number), classNames: classNames.filter((name) => name !== '').join(' '), line };
  });
}

function pictureOf(plan: DialPlan, last: DialStep | undefined): string {
  const columns = columnsOf(plan, last);
  const attribute = ({ classNames }: Column): string => (classNames === '' ? '' : ` class="${classNames}"`);
  const head = columns.map((column) => `<th scope="col"${attribute(column)}>${column.number}</th>`).join('');
  const lines = columns.map((column) => `<td${attribute(column)}>${column.line ?? ''}</td>`).join('');
  const rows = COMBAT_VALUES.map((value) => {
    const cells = columns.map((column) => `<td${attribute(column)}>${column.isKo ? 'KO' : escapeText(String(column.click[value]))}</td>`);
    return `<tr><th scope="row">${value}</th>${cells.join('')}</tr>`;
  });
  return `<table class="dial"><thead><tr><th scope="row">click</th>${head}</tr></thead><tbody>${rows.join('')}<tr class="lines"><th scope="row">line</th>${lines}</tr></tbody></table>`;
}
