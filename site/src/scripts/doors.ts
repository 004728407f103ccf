/**
 * What opens on a press: the search (by `/` and Ctrl-K too), the entry of a term, the menu that cites a clause. A page carries only the
 * doors; what is behind one is fetched when a pointer or the focus comes near, at the latest when it is opened.
 */
import { areTermsMarked, markTerms } from './mark-terms.ts';

const search = () => import('./search-box.ts');
const terms = () => import('./term-box.ts');
const cite = () => import('./cite.ts');

/** What was typed while the search is on its way, which is meant for it. */
let typed: string | undefined;
/** The term asked for last, until something else is. */
let wanted: Element | undefined;

async function openSearch(text = ''): Promise<void> {
  if (typed !== undefined) return;
  typed = text;
  try {
    await (await search()).openSearch(() => typed ?? '');
  } finally {
    typed = undefined;
  }
}

async function explain(term: HTMLAnchorElement, again: boolean): Promise<void> {
  wanted = term;
  const { explainTerm } = await terms();
  if (wanted === term) await explainTerm(term, again);
}

/** The first press on any of these buttons; from then on the browser opens the menu. */
async function openCite(button: HTMLButtonElement): Promise<void> {
  await (await cite()).ready();
  button.click();
}

const within = ({ target }: Event) => ({
  door: target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null,
  copy: target instanceof Element ? target.closest<HTMLButtonElement>('.copy') : null,
  term: target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null,
});

/** Failing now is no loss: it is asked for again. */
function fetchNear(event: Event): void {
  const { door, copy, term } = within(event);
  const fetched = door !== null ? search() : copy !== null ? cite().then(({ ready }) => ready()) : term !== null ? terms() : undefined;
  fetched?.catch(() => undefined);
}

document.addEventListener('pointerover', fetchNear);
document.addEventListener('focusin', (event) => {
  fetchNear(event);
  const { term } = within(event);
  if (term?.matches(':focus-visible') && areTermsMarked()) void explain(term, false);
});
document.addEventListener('click', (event) => {
  const { door, copy, term } = within(event);
  if (door !== null) void openSearch(door.dataset.search);
  if (copy !== null && copy.popoverTargetElement === null) void openCite(copy);
  if (event.target instanceof Element && event.target.closest('.mark-terms, .term-box button') !== null) markTerms(!areTermsMarked());
  if (term === null) wanted = undefined;
  // A press of Enter comes without a pointer and leads on: its entry was shown when it got the focus.
  else if (event.detail !== 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (areTermsMarked()) void explain(term, true);
  }
});
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const held = ctrlKey || metaKey;
  const typing =
    target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');
  if ((key === '/' && !typing && !held && !altKey) || (key.toLowerCase() === 'k' && held)) void openSearch();
  else if (typed !== undefined && key.length === 1 && !held && !altKey) typed += key;
  else return;
  event.preventDefault();
});
