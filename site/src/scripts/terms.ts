/**
 * Explains a term of the glossary where it stands: a tap or click, or the focus of the keyboard, shows its entry; the link itself leads there.
 * Entries are fetched once, when the first is asked for.
 */
interface Entry {
  readonly name: string;
  readonly html: string;
  readonly see: string;
  readonly seeTitle: string;
}
type Entries = { readonly [address: string]: Entry };

let entries: Promise<Entries> | undefined;
let shown: HTMLAnchorElement | undefined;

const root = document.documentElement;
const box = document.createElement('div');
box.className = 'term-box';
box.popover = 'manual';
box.setAttribute('role', 'note');
box.id = 'term-box';
document.body.append(box);

const isOff = (): boolean => root.classList.contains('plain-terms');

async function fetchEntries(): Promise<Entries> {
  const answer = await fetch('/glossary/entries.json');
  return answer.ok ? answer.json() : {};
}

function place(term: HTMLElement): void {
  const { left, top, bottom } = term.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const below = bottom + offsetHeight + 12 < innerHeight || top < offsetHeight + 12;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
  box.style.top = `${below ? bottom + 6 : top - offsetHeight - 6}px`;
}

function hide(): void {
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  if (box.matches(':popover-open')) box.hidePopover();
}

async function show(term: HTMLAnchorElement): Promise<void> {
  shown = term;
  entries ??= fetchEntries();
  const entry = (await entries.catch((): Entries => ({})))[term.hash.slice(1)];
  if (entry === undefined || shown !== term) return;
  // The words were made safe when the book was compiled; the names are set as text.
  const title = Object.assign(document.createElement('strong'), { textContent: entry.name });
  const words = Object.assign(document.createElement('div'), { innerHTML: entry.html });
  const links = document.createElement('p');
  links.append(
    Object.assign(document.createElement('a'), { href: term.href, textContent: 'Full entry' }),
    Object.assign(document.createElement('a'), { href: entry.see, textContent: entry.seeTitle }),
    Object.assign(document.createElement('button'), { type: 'button', textContent: 'Don’t mark terms', onclick: () => mark(false) }),
  );
  box.replaceChildren(title, words, links);
  box.showPopover();
  term.setAttribute('aria-describedby', box.id);
  place(term);
}

/** Marks terms from now on, or leaves them as plain words. */
function mark(on: boolean): void {
  root.classList.toggle('plain-terms', !on);
  for (const button of document.querySelectorAll('.mark-terms')) button.setAttribute('aria-pressed', String(on));
  hide();
  try {
    localStorage.setItem('terms', on ? 'on' : 'off');
  } catch {
    // The choice then holds for this page alone.
  }
}

const termOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

document.addEventListener('click', (event) => {
  const { target } = event;
  if (target instanceof Element && target.closest('.mark-terms') !== null) mark(isOff());
  const term = termOf(target);
  if (term === null) {
    if (!(target instanceof Node) || !box.contains(target)) hide();
    return;
  }
  // A press of Enter comes without a pointer and leads on: its entry was shown when it got the focus.
  if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (isOff()) return;
  if (shown === term && box.matches(':popover-open')) hide();
  else void show(term);
});
document.addEventListener('focusin', ({ target }) => {
  const term = termOf(target);
  if (term?.matches(':focus-visible') && !isOff()) void show(term);
  else if (term === null && target instanceof Node && !box.contains(target)) hide();
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || shown === undefined) return;
  const term = shown;
  hide();
  if (box.contains(document.activeElement)) term.focus();
});
addEventListener('scroll', () => shown !== undefined && box.matches(':popover-open') && place(shown), { passive: true });

for (const button of document.querySelectorAll('.mark-terms')) button.setAttribute('aria-pressed', String(!isOff()));
