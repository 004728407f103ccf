/** Opens the search: by its button, by `/` and by Ctrl-K. The search itself, its looks with it, is fetched then and not before. */
let opening = false;
let typed = '';

const fetchSearch = () => import('./search-box.ts');

async function open(text = ''): Promise<void> {
  if (opening) return;
  opening = true;
  typed = text;
  try {
    await (await fetchSearch()).openSearch(() => typed);
  } finally {
    opening = false;
  }
}

const doorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null;

document.addEventListener('click', ({ target }) => {
  const door = doorOf(target);
  if (door !== null) void open(door.dataset.search);
});
document.addEventListener('pointerover', ({ target }) => {
  // A hand at the door: what it opens is there when it presses. Failing now is no loss, it is asked for again.
  if (doorOf(target) !== null) fetchSearch().catch(() => undefined);
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  const held = event.ctrlKey || event.metaKey || event.altKey;
  const typing =
    target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');
  if ((key === '/' && !typing && !held) || (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) void open();
  // What is typed while the search is on its way is meant for it.
  else if (opening && key.length === 1 && !held) typed += key;
  else return;
  event.preventDefault();
});
