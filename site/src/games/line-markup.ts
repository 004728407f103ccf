import { escapeText } from '../base/text.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';

export function lineMarkup(text: string, because: readonly string[], titles: Titles): string {
  const cited = because.length === 0 ? '' : ` <span class="because">${clauseLinks(because, titles)}</span>`;
  return `<span class="event">${escapeText(text)}</span>${cited}`;
}
