/**
 * Explains a term of the glossary where it stands: a tap or click, or the focus of the keyboard, shows its entry; the link itself leads
 * there. Here is what a page needs before the first is asked for; the box comes then.
 */
const root = document.documentElement;
/** The term asked for last, until something else is. */
let wanted: HTMLAnchorElement | undefined;

const isOff = (): boolean => root.classList.contains('plain-terms');
const termOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

async function explain(term: HTMLAnchorElement, again: boolean): Promise<void> {
  wanted = term;
  const { explainTerm } = await import('./term-box.ts');
  if (wanted === term) await explainTerm(term, again);
}

function label(): void {
  for (const button of document.querySelectorAll('.mark-terms')) button.setAttribute('aria-pressed', String(!isOff()));
}

/** Marks terms from now on, or leaves them as plain words. */
function mark(on: boolean): void {
  root.classList.toggle('plain-terms', !on);
  label();
  try {
    localStorage.setItem('terms', on ? 'on' : 'off');
  } catch {
    // The choice then holds for this page alone.
  }
}

document.addEventListener('click', (event) => {
  const { target } = event;
  const term = termOf(target);
  if (target instanceof Element && target.closest('.mark-terms, .term-box button') !== null) mark(isOff());
  if (term === null) wanted = undefined;
  // A press of Enter comes without a pointer and leads on: its entry was shown when it got the focus.
  else if (event.detail !== 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (!isOff()) void explain(term, true);
  }
});
// Fetched from the touch or the pointer on, so that a press finds it there. Failing now is no loss, it is asked for again.
document.addEventListener('pointerover', ({ target }) => {
  if (termOf(target) !== null && !isOff()) import('./term-box.ts').catch(() => undefined);
});
document.addEventListener('focusin', ({ target }) => {
  const term = termOf(target);
  if (term?.matches(':focus-visible') && !isOff()) void explain(term, false);
});
label();
