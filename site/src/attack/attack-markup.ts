import { counted } from '../base/text.ts';
import type { Effect } from '../boards/value.ts';
import { entryText } from '../boards/value-rows.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';
import { type Outcome, type Roll, rollResults, type ValueName, valueNames } from './attack.ts';
import { percentages } from './percentages.ts';

const percent = (count: number, rolls: readonly Roll[]): string => `${Math.round((count * 100) / rolls.length)} %`;

const becauseMarkup = (clauses: readonly string[], titles: Titles): string =>
  clauses.length === 0 ? '' : ` <span class="because">${clauseLinks(clauses, titles)}</span>`;

export const hitCount = ({ rolls }: Outcome): number => rolls.filter(({ result }) => result === 'hit' || result === 'critical hit').length;

export function outcomeSentence(outcome: Outcome): string {
  const count = hitCount(outcome);
  const neededText = outcome.needed === undefined ? 'Only a critical hit succeeds' : `Hits on ${outcome.needed} or more`;
  return `${neededText}: ${count} of ${outcome.rolls.length} rolls, ${percent(count, outcome.rolls)}`;
}

export function outcomeMarkup(outcome: Outcome, effects: readonly Effect[], titles: Titles): string {
  const { needed, resultClauses, rollClauses } = outcome;
  const hitClauses = resultClauses.get(needed === undefined ? 'critical hit' : 'hit') ?? [];
  return [
    `<h2 class="result">${outcomeSentence(outcome)}</h2>`,
    `<p class="result-clauses">${becauseMarkup([...hitClauses, ...rollClauses], titles)}</p>`,
    `<ul class="attack-values">${valueNames.map((name) => valueMarkup(name, outcome, effects, titles)).join('')}</ul>`,
    takenMarkup(outcome, titles),
    rollsMarkup(outcome, titles),
  ].join('');
}

function valueMarkup(name: ValueName, { values }: Outcome, effects: readonly Effect[], titles: Titles): string {
  const { value, lines } = values[name];
  const items = lines.map((line) => {
    const text = line.entry === undefined ? `printed ${line.value}` : `${entryText(line.entry, effects)} → ${line.value}`;
    return `<li>${text}${becauseMarkup(line.clauses, titles)}</li>`;
  });
  return `<li><b>${name} ${value}</b><ol>${items.join('')}</ol></li>`;
}

function takenMarkup({ taken, rolls, rollClauses, damageClauses }: Outcome, titles: Titles): string {
  const largestCount = Math.max(...taken.map(({ count }) => count));
  const mean = taken.reduce((sum, { clicks, count }) => sum + clicks * count, 0) / rolls.length;
  const shares = percentages(taken.map(({ count }) => count));
  const bars = taken.map(({ clicks, count, isDefeat, clauses }, index) => {
    const name = clicks === 0 ? 'no damage' : counted(clicks, 'click');
    const bar = `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${(100 * count) / largestCount}" height="10"/></svg>`;
    return `<li><span class="name">${name}${isDefeat ? ', KO' : ''}</span>${bar}<span class="share">${shares[index]} %</span>${becauseMarkup(clauses, titles)}</li>`;
  });
  const defeats = taken.filter(({ isDefeat }) => isDefeat).reduce((sum, { count }) => sum + count, 0);
  const defeat = defeats === 0 ? '' : ` The target is KO’d by ${defeats} of ${rolls.length} rolls, ${percent(defeats, rolls)}.`;
  const average = `<p>On average ${mean.toFixed(2)} clicks.${defeat}${becauseMarkup([...rollClauses, ...damageClauses], titles)}</p>`;
  return `<section class="taken"><h3>What the target takes</h3><ol>${bars.join('')}</ol>${average}</section>`;
}

const signByResult = { hit: '✓', miss: '·', 'critical hit': '★', 'critical miss': '✗' } as const satisfies {
  [result in Roll['result']]: string;
};

function rollsMarkup({ rolls, resultClauses }: Outcome, titles: Titles): string {
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
  const legend = rollResults
    .filter((result) => resultClauses.has(result))
    .map((result) => `<li>${signByResult[result]} ${result}${becauseMarkup(resultClauses.get(result) ?? [], titles)}</li>`);
  const table = `<table><caption>The sum of two dice</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<details class="rolls"><summary>Every roll</summary><ul>${legend.join('')}</ul>${table}</details>`;
}
