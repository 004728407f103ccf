/** Shows the glossary entry of a term in a box beside it. All entries are fetched with the first. */
import './trusted-types.ts';
import { loadStylesheet } from './load-stylesheet.ts';
import styles from './term-box.css?url';

interface Entry {
  readonly name: string;
  readonly html: string;
  /** The address of the clause that explains the term. */
  readonly see: string;
  readonly seeTitle: string;
}
/** By the anchor of the full entry. */
type Entries = { readonly [anchor: string]: Entry };

let entries: Promise<Entries> | undefined;
/** The term whose entry is shown or being fetched. */
let shownTerm: HTMLAnchorElement | undefined;

const box = document.createElement('div');
box.className = 'term-box';
box.popover = 'manual';
box.setAttribute('role', 'note');
box.id = 'term-box';

async function fetchEntries(): Promise<Entries> {
  const [response] = await Promise.all([fetch('/glossary/entries.json'), loadStylesheet(styles)]);
  if (!response.ok) throw new Error('The entries of the glossary could not be loaded.');
  document.body.append(box);
  return response.json();
}

/** The entries; none after a failure, so that the next term fetches them again. */
function cachedEntries(): Promise<Entries> {
  entries ??= fetchEntries().catch((): Entries => {
    entries = undefined;
    return {};
  });
  return entries;
}

/** Places the box 6 px below the term, or above it if only there is room, with at least as much to the edge and 8 px at the sides. */
function positionBox(term: HTMLElement): void {
  const { left, top, bottom } = term.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const below = bottom + offsetHeight + 12 < innerHeight || top < offsetHeight + 12;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
  box.style.top = `${below ? bottom + 6 : top - offsetHeight - 6}px`;
}

function hide(): void {
  shownTerm?.removeAttribute('aria-describedby');
  shownTerm = undefined;
  if (box.matches(':popover-open')) box.hidePopover();
}

/** Shows the entry of a term, or hides it if it is shown already and `hideIfShown` is set. */
export async function explainTerm(term: HTMLAnchorElement, hideIfShown: boolean): Promise<void> {
  if (hideIfShown && shownTerm === term && box.matches(':popover-open')) {
    hide();
    return;
  }
  shownTerm = term;
  const entry = (await cachedEntries())[term.hash.slice(1)];
  if (entry === undefined || shownTerm !== term) return;
  // The compiler made the markup of entries safe; names are set as text.
  const title = Object.assign(document.createElement('strong'), { textContent: entry.name });
  const text = Object.assign(document.createElement('div'), { innerHTML: entry.html });
  const links = document.createElement('p');
  links.append(
    Object.assign(document.createElement('a'), { href: term.href, textContent: 'Full entry' }),
    Object.assign(document.createElement('a'), { href: entry.see, textContent: entry.seeTitle }),
    // `lazy-load.ts` handles this button.
    Object.assign(document.createElement('button'), { type: 'button', className: 'mark-terms', textContent: 'Don’t mark terms' }),
  );
  box.replaceChildren(title, text, links);
  box.showPopover();
  term.setAttribute('aria-describedby', box.id);
  positionBox(term);
}

const isTerm = (target: EventTarget | null): boolean => target instanceof Element && target.closest('a.term') !== null;

document.addEventListener('click', ({ target }) => {
  const within = target instanceof Element && box.contains(target);
  if (within ? target.closest('button') !== null : !isTerm(target)) hide();
});
document.addEventListener('focusin', ({ target }) => {
  if (!isTerm(target) && target instanceof Node && !box.contains(target)) hide();
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || shownTerm === undefined) return;
  const term = shownTerm;
  hide();
  if (box.contains(document.activeElement)) term.focus();
});
addEventListener('scroll', () => shownTerm !== undefined && box.matches(':popover-open') && positionBox(shownTerm), { passive: true });
