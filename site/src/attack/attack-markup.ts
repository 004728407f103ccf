import { counted } from '../base/text.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';
import { type Attack, type Outcome, type Roll, type ValueName, valueNames } from './attack.ts';
import { percentages } from './percentages.ts';

const percent = (count: number, rolls: readonly Roll[]): string => `${Math.round((count * 100) / rolls.length)} %`;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const hitCount = ({ rolls }: Outcome): number => rolls.filter(({ result }) => result === 'hit' || result === 'critical hit').length;

export function outcomeSentence(outcome: Outcome): string {
  const count = hitCount(outcome);
  const neededText = outcome.needed === undefined ? 'Only a critical hit succeeds' : `Hits on ${outcome.needed} or more`;
  return `${neededText}: ${count} of ${outcome.rolls.length} rolls, ${percent(count, outcome.rolls)}`;
}

export function outcomeMarkup(attack: Attack, outcome: Outcome, titles: Titles): string {
  return [
    `<h2 class="result">${outcomeSentence(outcome)}</h2>`,
    `<ul class="attack-values">${valueNames.map((name) => valueMarkup(name, attack, outcome, titles)).join('')}</ul>`,
    takenMarkup(attack, outcome),
    rollsMarkup(outcome.rolls),
    `<p class="because">By ${clauseLinks(outcome.clauses, titles)}.</p>`,
  ].join('');
}

function valueMarkup(name: ValueName, attack: Attack, outcome: Outcome, titles: Titles): string {
  const { printed, replacement, modifiers } = attack.values[name];
  const { value, clauses } = outcome.values[name];
  const steps = [`printed ${printed}`, ...(replacement === undefined ? [] : [`becomes ${replacement}`]), ...modifiers.map(signed)];
  const because =
    replacement === undefined && modifiers.length === 0
      ? ''
      : ` <span class="because">${clauseLinks([...new Set(clauses)], titles)}</span>`;
  return `<li><b>${name} ${value}</b> ${steps.join(', ')}${because}</li>`;
}

function takenMarkup({ clicksLeft }: Attack, { taken, defeats, rolls }: Outcome): string {
  const largestCount = Math.max(...taken.values());
  const rows = [...taken].sort(([a], [b]) => a - b);
  const mean = rows.reduce((sum, [clicks, count]) => sum + clicks * count, 0) / rolls.length;
  const shares = percentages(rows.map(([, count]) => count));
  const bars = rows.map(([clicks, count], index) => {
    const name = clicks === 0 ? 'no damage' : counted(clicks, 'click');
    const ending = clicks >= clicksLeft ? ', KO' : '';
    const bar = `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${(100 * count) / largestCount}" height="10"/></svg>`;
    return `<li><span class="name">${name}${ending}</span>${bar}<span class="share">${shares[index]} %</span></li>`;
  });
  const defeat = defeats === 0 ? '' : ` The target is KO’d by ${defeats} of ${rolls.length} rolls, ${percent(defeats, rolls)}.`;
  return `<section class="taken"><h3>What the target takes</h3><ol>${bars.join('')}</ol><p>On average ${mean.toFixed(2)} clicks.${defeat}</p></section>`;
}

const signByResult = { hit: '✓', miss: '·', 'critical hit': '★', 'critical miss': '✗' } as const satisfies {
  [result in Roll['result']]: string;
};

function rollsMarkup(rolls: readonly Roll[]): string {
  const faces = [...new Set(rolls.map(({ dice: [first] }) => first))];
  const head = faces.map((die) => `<th scope="col">${die}</th>`).join('');
  const rows = faces.map((die) => {
    const cells = rolls
      .filter(({ dice: [first] }) => first === die)
      .map(
        ({ dice: [a, b], result }) =>
          `<td class="${result.replace(' ', '-')}"><span aria-hidden="true">${signByResult[result]}</span> ${a + b}<span class="sr-only"> ${result}</span></td>`,
      );
    return `<tr><th scope="row">${die}</th>${cells.join('')}</tr>`;
  });
  const caption = 'The sum of two dice: ✓ hit, · miss, ★ critical hit, ✗ critical miss';
  const table = `<table><caption>${caption}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<details class="rolls"><summary>Every roll</summary>${table}</details>`;
}
