import { loadStylesheet } from '../base/load-stylesheet.ts';
import { explainCardNames } from '../search/card-names.ts';
import { isPackedIndex, unpackIndex } from '../search/packed-index.ts';
import { createSearch, type Results, type Search } from '../search/search.ts';
import { loadJson } from './load-json.ts';
import styles from './search.css?url';
import { makeDialog } from './search-dialog.ts';
import { MOST_SHOWN, makeOptions } from './search-results.ts';
import { createSelection, moveByKey } from './search-selection.ts';

let search: Promise<Search> | undefined;
let dialog: HTMLDialogElement | undefined;
/** Whether Enter was pressed before the results were shown: the first result is then opened as soon as it is shown. */
let opensFirst = false;

const fetchSearch = async (): Promise<Search> => createSearch(unpackIndex(await loadJson('/search.json', isPackedIndex)));

// The styles load with this code, to apply when the search opens. If that fails, `openSearch` loads them again.
loadStylesheet(styles).catch(() => undefined);

/**
 * Opens the search. `typed` returns what the user typed while the code loaded, for the field; a line break at its end is Enter. Settles
 * when the dialog is open.
 */
export async function openSearch(typed: () => string): Promise<void> {
  await loadStylesheet(styles);
  const text = typed();
  dialog ??= startDialog(makeDialog());
  if (dialog.open) return;
  dialog.showModal();
  const input = dialog.querySelector('input');
  if (text !== '' && input !== null) {
    input.value = text;
    input.dispatchEvent(new Event('input'));
    opensFirst = text.endsWith('\n') && input.value !== '';
  }
  if (text === '') input?.select();
}

/** The status line: the number of results, or in its place a note on operators without effect or on names from cards. */
function statusOf({ query, results, cardNames }: Results): string {
  if (query.unknown.length > 0)
    return `This filters nothing: ${query.unknown.join(', ')}. Try is:erratum, is:ruling, is:executed, in:terrain or term:rim.`;
  const shownCount = Math.min(results.length, MOST_SHOWN);
  const count = `${shownCount === results.length ? shownCount : `The best ${shownCount} of ${results.length}`} ${results.length === 1 ? 'rule' : 'rules'}`;
  const notes = explainCardNames(cardNames, results.length > 0);
  if (results.length === 0) return `${notes} Nothing found. Try fewer or other words.`.trim();
  return notes === '' ? count : notes;
}

function openResult(dialog: HTMLDialogElement, result: HTMLElement | undefined): void {
  opensFirst = false;
  if (result === undefined || !dialog.open) return;
  dialog.close();
  result.click();
}

function startDialog(dialog: HTMLDialogElement): HTMLDialogElement {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector('.results');
  const status = dialog.querySelector('[role=status]');
  if (input === null || list === null || status === null) return dialog;
  search = fetchSearch();
  const selection = createSelection(input, list);
  let shownText = '';

  const show = async (): Promise<void> => {
    const typed = input.value;
    const isCurrent = (): boolean => typed === input.value;
    const isEmpty = typed.trim() === '';
    try {
      search ??= fetchSearch();
      const { find, thesaurus } = await search;
      if (!isCurrent()) return;
      const found = find(typed);
      const options = isEmpty ? [] : await makeOptions(found, thesaurus);
      if (!isCurrent()) return;
      dialog.classList.toggle('empty', isEmpty);
      list.replaceChildren(...options);
      selection.select(0);
      dialog.scrollTop = 0;
      input.setAttribute('aria-expanded', String(options.length > 0));
      status.textContent = isEmpty ? '' : statusOf(found);
      shownText = typed;
      if (opensFirst) openResult(dialog, selection.selected());
    } catch {
      search = undefined;
      opensFirst = false;
      status.textContent = 'The index could not be loaded. Check the network and type again.';
    }
  };

  input.addEventListener('input', () => {
    opensFirst = false;
    void show();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && input.value !== shownText) opensFirst = true;
    else if (event.key === 'Enter') openResult(dialog, selection.selected());
    else if (event.key === 'Escape') dialog.close();
    else if (!moveByKey(event, selection)) return;
    event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => handleClick(dialog, input, target));
  return dialog;
}

function handleClick(dialog: HTMLDialogElement, input: HTMLInputElement, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link !== null || target === dialog) dialog.close();
  const example = target instanceof Element ? target.closest<HTMLElement>('[data-try]') : null;
  if (example === null) return;
  input.value = example.dataset.try ?? '';
  input.focus();
  input.dispatchEvent(new Event('input'));
}
