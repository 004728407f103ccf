/** Copies a clause: its text, its sources and its address. The label of the button then reports it. */
import { showBriefly } from '../base/show-briefly.ts';
import { labelsIn } from '../lib/labels.ts';

const { copied, copyByHand } = labelsIn(document.documentElement.lang);

/** A block as plain text; the items of a list on lines of their own, with their numbers or hyphens. */
function plainText(block: HTMLElement): string {
  if (!block.matches('ul, ol')) return block.innerText.trim();
  const marker = (index: number): string => (block.matches('ol') ? `${index + 1}.` : '-');
  return [...block.children].map((item, index) => `${marker(index)} ${item.textContent.trim().replaceAll(/\s+/g, ' ')}`).join('\n');
}

export function citationOf(clause: HTMLElement): string {
  // Without the numbers of footnotes, which are on paper only.
  const title = clause.querySelector('h2')?.firstChild?.textContent?.trim() ?? '';
  const page = document.querySelector('h1')?.textContent?.trim() ?? '';
  const text = [...clause.querySelectorAll<HTMLElement>('.clause-text > *')].map(plainText).join('\n');
  const sources = [...clause.querySelectorAll('.sources li')].map(({ textContent }) => textContent.trim());
  const edition = document.querySelector('.editions [data-edition][aria-current]')?.textContent;
  const address = `${location.href.replace(/[?#].*/, '')}#${clause.id}`;
  return `${page}: ${title}${edition ? ` (${edition} edition)` : ''}\n${text}\n${sources.join('; ')}\n${address}`;
}

/** Shows the text below the heading, selected, where the browser refuses to copy it. */
function offerByHand(clause: HTMLElement, text: string): void {
  const shown = clause.querySelector('.citation') ?? Object.assign(document.createElement('pre'), { className: 'citation', tabIndex: 0 });
  shown.textContent = text;
  clause.querySelector('header')?.after(shown);
  getSelection()?.selectAllChildren(shown);
}

export async function citeClause(button: HTMLButtonElement): Promise<void> {
  const clause = button.closest<HTMLElement>('.clause');
  // The visible label; the title of the clause, for screen readers only, follows it.
  const label = button.firstChild;
  if (clause === null || label === null) return;
  const text = citationOf(clause);
  button.ariaLive = 'polite';
  let reportLabel = copied;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    offerByHand(clause, text);
    reportLabel = copyByHand;
  }
  showBriefly(label, reportLabel);
}
