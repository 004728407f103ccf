/**
 * Loads the search, the explanation of terms and the citing of clauses on first intent (hover, focus or touch), at the latest when
 * they are used. `/` and Ctrl-K open the search.
 */
import citeModule from './cite.ts?lazy';
import { areTermsMarked, markTerms } from './mark-terms.ts';
import searchModule from './search-box.ts?lazy';
import termModule from './term-box.ts?lazy';

const loadSearch = (): Promise<typeof import('./search-box.ts')> => import(/* @vite-ignore */ searchModule);
const loadTerms = (): Promise<typeof import('./term-box.ts')> => import(/* @vite-ignore */ termModule);
const loadCite = (): Promise<typeof import('./cite.ts')> => import(/* @vite-ignore */ citeModule);

/** What the user types while the search is loading, for the search field; a line break is Enter. Undefined while it is not loading. */
let typed: string | undefined;
/** The term to explain when the code has loaded; undefined again once the user has clicked elsewhere. */
let requestedTerm: Element | undefined;

async function openSearch(text = ''): Promise<void> {
  if (typed !== undefined) return;
  typed = text;
  try {
    await (await loadSearch()).openSearch(() => typed ?? '');
  } finally {
    typed = undefined;
  }
}

async function explain(term: HTMLAnchorElement, isClick: boolean): Promise<void> {
  requestedTerm = term;
  const { explainTerm } = await loadTerms();
  if (requestedTerm === term) await explainTerm(term, isClick);
}

const cite = async (button: HTMLButtonElement): Promise<void> => (await loadCite()).citeClause(button);

const targetsOf = ({ target }: Event) => {
  const closest = <E extends HTMLElement>(selector: string): E | null => (target instanceof Element ? target.closest<E>(selector) : null);
  return {
    search: closest('[data-search]'),
    citeButton: closest<HTMLButtonElement>('.copy'),
    term: closest<HTMLAnchorElement>('a.term'),
    termSwitch: closest('.mark-terms'),
  };
};

function loadFor(event: Event): Promise<unknown> | undefined {
  const { search, citeButton, term } = targetsOf(event);
  if (search !== null) return loadSearch();
  if (citeButton !== null) return loadCite();
  return term === null ? undefined : loadTerms();
}

function loadOnIntent(event: Event): void {
  // A failure is ignored: on use the code is imported again. (A browser that caches failed imports needs a reload of the page.)
  loadFor(event)?.catch(() => undefined);
}

document.addEventListener('pointerover', loadOnIntent);
document.addEventListener('focusin', (event) => {
  loadOnIntent(event);
  const { term } = targetsOf(event);
  if (term?.matches(':focus-visible') && areTermsMarked()) void explain(term, false);
});
document.addEventListener('click', (event) => {
  const { search, citeButton, term, termSwitch } = targetsOf(event);
  if (search !== null) void openSearch(search.dataset.search);
  if (citeButton !== null) void cite(citeButton);
  if (termSwitch !== null) markTerms(!areTermsMarked());
  if (term === null) requestedTerm = undefined;
  // Terms that are not marked are plain text: reading.css lets no pointer reach them, and nothing is explained.
  // Enter is a click without a pointer (`detail` 0). It follows the link: where terms are marked, focus has shown the explanation already.
  else if (event.detail !== 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (areTermsMarked()) void explain(term, true);
  }
});
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isModified = ctrlKey || metaKey;
  const isInField =
    target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');
  if ((key === '/' && typed === undefined && !isInField && !isModified && !altKey) || (key.toLowerCase() === 'k' && isModified))
    void openSearch();
  else if (typed !== undefined && !isModified && !altKey && (key.length === 1 || key === 'Enter')) typed += key === 'Enter' ? '\n' : key;
  else return;
  event.preventDefault();
});
