import { capitalised } from '../../../engine/base/text.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../base/json.ts';
import { counted, escapeText } from '../base/text.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';
import { lineMarkup } from '../games/line-markup.ts';

export function forceMarkup(buildTotal: number, verdict: Fields, titles: Titles): string {
  const error = textOf(fieldsOf(verdict.error).message);
  if (error !== undefined) return `<h2 class="result">Cannot be checked</h2><p>${escapeText(capitalised(error))}.</p>`;
  const problems = listOf(verdict.problems).map(fieldsOf);
  const points = numberOf(verdict.points) ?? 0;
  const result = verdict.legal === true ? 'May be played' : `May not be played: ${counted(problems.length, 'problem')}`;
  const items = problems.map(
    ({ message, rule }) => `<li>${lineMarkup(`${capitalised(textOf(message) ?? '')}.`, [textOf(rule) ?? ''], titles)}</li>`,
  );
  const problemRules = new Set(problems.map(({ rule }) => rule));
  const otherRules = listOf(verdict.because)
    .flatMap((one) => textOf(fieldsOf(one).rule) ?? [])
    .filter((rule) => !problemRules.has(rule));
  return [
    `<h2 class="result">${result}</h2>`,
    `<p class="points"><b>${points}</b> of ${buildTotal} points</p>`,
    items.length === 0 ? '' : `<ul class="force-problems">${items.join('')}</ul>`,
    otherRules.length === 0 ? '' : `<p class="because">By ${clauseLinks(otherRules, titles)}.</p>`,
  ].join('');
}
