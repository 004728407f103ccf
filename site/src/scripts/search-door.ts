/** Opens the search: by its button, by `/` and by Ctrl-K. The search itself is fetched then and not before. */
const dialog = document.querySelector<HTMLDialogElement>('dialog.search');

async function open(text = ''): Promise<void> {
  if (dialog === null || dialog.open) return;
  dialog.showModal();
  const input = dialog.querySelector('input');
  if (input !== null && text !== '') input.value = text;
  const { startSearch } = await import('./search-box.ts');
  startSearch(dialog);
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-search]') !== null)
    void open(target.closest<HTMLElement>('[data-search]')?.dataset.search);
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  const typing =
    target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');
  const slash = key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!slash && !(key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) return;
  event.preventDefault();
  void open();
});
