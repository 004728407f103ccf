/** What happened, as sentences with links to the rules that made it happen. */
import { type Event, eventFields, type Game } from '../../../engine/index.ts';
import { escapeText } from '../boards/text.ts';
import type { Titles } from '../boards/verdict-markup.ts';

/** A value as players read it: names joined, a path by its ends, shares with the names they belong to. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.length > 3 ? `${String(value[0])} … ${String(value.at(-1))}` : value.map(String).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, amount]) => `${name}: ${String(amount)}`)
      .join(', ');
  return String(value);
}

export function sentenceOf(game: Game, event: Event): string {
  const fields = eventFields(game, event);
  return event.says.replaceAll(/\{([^{}]*)\}/g, (written, name: string) => (name in fields ? words(fields[name]) : written));
}

export function eventMarkup(game: Game, event: Event, { titleOf, hrefOf }: Titles): string {
  const clauses = event.because.map((rule) => `<a href="${escapeText(hrefOf(rule))}">${escapeText(titleOf(rule))}</a>`);
  const because = clauses.length === 0 ? '' : `<span class="because">${clauses.join(', ')}</span>`;
  return `<span class="event">${escapeText(sentenceOf(game, event))}</span>${because}`;
}
