/** Shows the glossary entry of a term in a box beside it. All entries are fetched with the first. */
import '../base/trusted-types.ts';
import { loadStylesheet } from '../base/load-stylesheet.ts';
import { areTexts, isMapOf, isObject } from '../search/shapes.ts';
import { loadJson } from './load-json.ts';
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

const isEntry = (value: unknown): value is Entry => isObject(value) && areTexts([value.name, value.html, value.see, value.seeTitle]);
const areEntries = (value: unknown): value is Entries => isMapOf(value, isEntry);

let entries: Promise<Entries> | undefined;
/** The term whose entry is shown or being fetched. */
let shownTerm: HTMLAnchorElement | undefined;

const box = document.createElement('div');
box.className = 'term-box';
box.popover = 'manual';
box.setAttribute('role', 'note');
box.id = 'term-box';

async function fetchEntries(): Promise<Entries> {
  const [fetched] = await Promise.all([loadJson('/glossary/entries.json', areEntries), loadStylesheet(styles)]);
  document.body.append(box);
  return fetched;
}

/** The entries; none after a failure, so that the next term fetches them again. */
function cachedEntries(): Promise<Entries> {
  entries ??= fetchEntries().catch((): Entries => {
    entries = undefined;
    return {};
  });
  return entries;
}

/** The distance of the box from its term, and its least distance from the top and bottom of the window, in px. */
const MARGIN = 6;
/** The least distance of the box from the sides of the window, in px. */
const SIDE_MARGIN = 8;

/** Places the box below the term, or above it if there is room only there. */
function positionBox(term: HTMLElement): void {
  const { left, top, bottom } = term.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const neededHeight = offsetHeight + 2 * MARGIN;
  const isBelow = bottom + neededHeight < innerHeight || top < neededHeight;
  box.style.left = `${Math.max(SIDE_MARGIN, Math.min(left, innerWidth - offsetWidth - SIDE_MARGIN))}px`;
  box.style.top = `${isBelow ? bottom + MARGIN : top - offsetHeight - MARGIN}px`;
}

function hide(): void {
  shownTerm?.removeAttribute('aria-describedby');
  shownTerm = undefined;
  if (box.matches(':popover-open')) box.hidePopover();
}

/** The term that Escape gave the focus back to, until it loses the focus. This focus does not show its entry again. */
let refocusedTerm: HTMLAnchorElement | undefined;

export async function explainTerm(term: HTMLAnchorElement, isClick: boolean): Promise<void> {
  if (!isClick && refocusedTerm === term) return;
  if (isClick && shownTerm === term && box.matches(':popover-open')) {
    hide();
    return;
  }
  if (shownTerm !== term) shownTerm?.removeAttribute('aria-describedby');
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
  const isWithin = target instanceof Element && box.contains(target);
  // A click on the button in the box hides the box, a click on a link in it does not. A click outside hides it unless it is on a term,
  // whose entry the box then shows.
  const hidesBox = isWithin ? target.closest('button') !== null : !isTerm(target);
  if (hidesBox) hide();
});
document.addEventListener('focusin', ({ target }) => {
  if (!isTerm(target) && target instanceof Node && !box.contains(target)) hide();
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || shownTerm === undefined) return;
  const term = shownTerm;
  const isInBox = box.contains(document.activeElement);
  if (isInBox) refocusedTerm = term;
  hide();
  if (isInBox) term.focus();
});
document.addEventListener('focusout', ({ target }) => {
  if (target === refocusedTerm) refocusedTerm = undefined;
});
addEventListener('scroll', () => shownTerm !== undefined && box.matches(':popover-open') && positionBox(shownTerm), { passive: true });
