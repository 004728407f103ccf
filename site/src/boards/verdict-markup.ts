import { capitalised } from '../../../engine/base/text.ts';
import type { Fields } from '../base/json.ts';
import { escapeText } from '../base/text.ts';
import { readSteps, type Step } from './chain-steps.ts';
import type { Problem } from './problems.ts';
import { type Summary, summariseBoard, type Tone } from './summary.ts';

/** The titles and addresses of clauses in the edition shown; `rule` is the id of a clause. */
export interface Titles {
  titleOf(rule: string): string;
  hrefOf(rule: string): string;
}

/** The icons of lines: the figure that fires on the left, its target on the right. */
const attacker = '<circle class="filled" cx="5" cy="12" r="4"/>';
const target = '<circle cx="35" cy="12" r="3.5"/>';
const icons = {
  clear: `${attacker}<path d="M5 12h26"/>${target}`,
  hindered: `${attacker}<path d="M11 12h4.5m3 0h4.5m3 0h4.5"/>${target}`,
  blocked: `${attacker}<path d="M5 12h17"/><path class="filled" d="M23 2h9v20h-9z"/>`,
  yes: '<path d="M11 13l6 6L29 5"/>',
  no: '<path d="M12 4l16 16M28 4L12 20"/>',
  refused: '<path d="M16 2h8l6 6v8l-6 6h-8l-6-6V8zM20 6v8m0 2.5v2"/>',
  plain: '<path d="M8 6h24M8 12h24M8 18h15"/>',
} as const satisfies { [tone in Tone]: string };

/** The icons of lines are 40 units wide; the others are drawn in the 24 units in the middle. */
const icon = (tone: Tone): string => {
  const [left, width] = icons[tone].startsWith(attacker) ? [0, 40] : [8, 24];
  return `<svg class="icon" viewBox="${left} 0 ${width} 24" width="${width}" height="24" aria-hidden="true">${icons[tone]}</svg>`;
};

/** A paragraph; with `headingLevel`, a heading of that level, which can take the focus. */
export function summaryMarkup({ tone, phrase, facts }: Summary, headingLevel?: number): string {
  const inside = `${icon(tone)}<strong>${escapeText(phrase)}</strong> <span>${facts.map(escapeText).join(' · ')}</span>`;
  return headingLevel === undefined
    ? `<p class="verdict ${tone}">${inside}</p>`
    : `<h${headingLevel} class="verdict ${tone}" tabindex="-1">${inside}</h${headingLevel}>`;
}

const summarise = (question: Fields, verdict: Fields): Summary =>
  summariseBoard(question, verdict) ?? { tone: 'plain', phrase: 'Verdict', facts: [] };

export const verdictMarkup = (question: Fields, verdict: Fields, headingLevel?: number): string =>
  summaryMarkup(summarise(question, verdict), headingLevel);

export const clauseLinks = (rules: readonly string[], titles: Titles): string =>
  rules.map((rule) => `<a href="${escapeText(titles.hrefOf(rule))}">${escapeText(titles.titleOf(rule))}</a>`).join(', ');

export function problemsMarkup(problems: readonly Problem[], titles: Titles): string {
  if (problems.length === 0) return '';
  const items = problems.map(
    ({ text, rules }) =>
      `<li>${escapeText(text)}${rules.length === 0 ? '' : ` <span class="clause-links">${clauseLinks(rules, titles)}</span>`}</li>`,
  );
  return `<div class="set-up-problems"><strong>Illegal set-up</strong><ul>${items.join('')}</ul></div>`;
}

function startTagOf({ number, isFault }: Step): string {
  if (number === undefined) return '<li class="exception">';
  return isFault === true ? '<li class="at-fault">' : '<li>';
}

export function chainMarkup(verdict: Fields, titles: Titles): string {
  const steps = readSteps(verdict);
  if (steps.length === 0) return '';
  const items = steps.map((step) => {
    const { rules, at, note, isFault } = step;
    const startTag = startTagOf(step);
    const squares =
      at.length === 0 ? '' : ` <span class="squares">${at.map((name) => escapeText(name.replace('|', '\u2009|\u2009'))).join(' ')}</span>`;
    const links = clauseLinks(rules, titles);
    if (note === undefined) return `${startTag}${links}${squares}</li>`;
    const noteText = escapeText(note);
    const noteMarkup = isFault === true ? `<b>${escapeText(at.join(' '))}</b> ${noteText}` : capitalised(noteText) + squares;
    return `${startTag}<span class="step-note">${noteMarkup}</span> <span class="clause-links">${links}</span></li>`;
  });
  return `<ol class="chain">${items.join('')}</ol>`;
}

/** The verdict in one sentence, for screen readers. */
export function spokenVerdict(question: Fields, verdict: Fields): string {
  const { phrase, facts } = summarise(question, verdict);
  return [phrase, ...facts].join(', ');
}
