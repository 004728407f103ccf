/** The search as one types: results by page, the words marked, led by the keyboard. */
import { errorsBetween } from '../search/alike.ts';
import { type Packed, unpack } from '../search/pack.ts';
import type { ClauseRecord } from '../search/records.ts';
import { createSearch, type Found, type Search } from '../search/search.ts';
import { stem, wordsOf } from '../search/words.ts';
import styles from '../styles/search.css?url';
import { loadStylesheet } from './load-stylesheet.ts';
import { makeDialog } from './search-dialog.ts';

let search: Promise<Search> | undefined;
let dialog: HTMLDialogElement | undefined;

async function fetchSearch(): Promise<Search> {
  const answer = await fetch('/search.json');
  if (!answer.ok) throw new Error('no index');
  const packed: Packed = await answer.json();
  return createSearch(unpack(packed));
}

/** As many pages, and clauses of each, as are shown. */
const PAGES = 12;
const CLAUSES = 4;

/** A text with the words of the query marked, as nodes: nothing in it is read as markup. */
function marked(text: string, words: readonly string[]): Node[] {
  return text.split(/([\p{L}\p{N}'’]+)/u).map((part) => {
    const bare = stem(part.toLowerCase().replaceAll(/['’]/g, ''));
    const met = part !== '' && words.some((word) => bare.startsWith(word) || (word.length > 4 && errorsBetween(word, bare, 1) <= 1));
    return met ? Object.assign(document.createElement('mark'), { textContent: part }) : document.createTextNode(part);
  });
}

const prefix = (): string => /^\/(2014|original)\//.exec(location.pathname)?.[0].slice(0, -1) ?? '';

function entry(found: Found, clause: ClauseRecord, words: readonly string[], id: string): HTMLElement {
  const item = document.createElement('div');
  const link = document.createElement('a');
  link.href = `${prefix()}/${found.page.id.replace('.', '/')}/#${clause.slug}`;
  link.id = id;
  link.setAttribute('role', 'option');
  link.append(...marked(clause.title, words));
  const alias = clause.aliases.find((one) => wordsOf(one).some((word) => words.includes(word)));
  if (alias !== undefined && !wordsOf(clause.title).some((word) => words.includes(word))) {
    const note = Object.assign(document.createElement('span'), { className: 'also' });
    note.append(...marked(alias, words));
    link.append(' ', note);
  }
  item.setAttribute('role', 'presentation');
  item.append(link);
  return item;
}

// With the code, not after it; when it fails it is asked for again.
loadStylesheet(styles).catch(() => undefined);

/** Opens the search with what was typed meanwhile in its field; settles when it is open. */
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
  }
  if (text === '') input?.select();
}

/** Fetches the index and listens to the dialog. */
function startDialog(dialog: HTMLDialogElement): HTMLDialogElement {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector('.results');
  const status = dialog.querySelector('[role=status]');
  if (input === null || list === null || status === null) return dialog;
  search = fetchSearch();
  let at = -1;

  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const choose = (to: number): void => {
    const all = options();
    all[at]?.removeAttribute('aria-selected');
    at = all.length === 0 ? -1 : (to + all.length) % all.length;
    all[at]?.setAttribute('aria-selected', 'true');
    all[at]?.scrollIntoView({ block: 'nearest' });
    const chosen = all[at];
    if (chosen === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', chosen.id);
  };

  const show = async (): Promise<void> => {
    const typed = input.value;
    let found: ReturnType<Search['find']>;
    try {
      search ??= fetchSearch();
      found = (await search).find(typed);
    } catch {
      search = undefined;
      status.textContent = 'The index could not be fetched.';
      return;
    }
    if (typed !== input.value) return;
    dialog.classList.toggle('empty', typed.trim() === '');
    const words = wordsOf(found.query.text);
    const shown = typed.trim() === '' ? [] : found.pages.slice(0, PAGES);
    list.replaceChildren(
      ...shown.map((one, p) => {
        const group = document.createElement('div');
        group.setAttribute('role', 'group');
        const name = Object.assign(document.createElement('p'), { className: 'of-page', id: `result-page-${p}` });
        name.setAttribute('role', 'presentation');
        name.append(...marked(one.page.title, words));
        group.setAttribute('aria-labelledby', name.id);
        const clauses = document.createElement('div');
        clauses.setAttribute('role', 'presentation');
        clauses.append(...one.clauses.slice(0, CLAUSES).map((clause, c) => entry(one, clause, words, `result-${p}-${c}`)));
        group.append(name, clauses);
        return group;
      }),
    );
    at = -1;
    choose(0);
    input.setAttribute('aria-expanded', String(shown.length > 0));
    if (found.query.unknown.length > 0)
      status.textContent = `${found.query.unknown.join(', ')} means nothing here: try is:erratum, is:ruling, is:executable, in:terrain or term:rim.`;
    else if (typed.trim() === '') status.textContent = '';
    else
      status.textContent =
        found.count === 0
          ? 'Nothing found. Try fewer or other words.'
          : `${found.count} ${found.count === 1 ? 'clause' : 'clauses'} on ${found.pages.length} ${found.pages.length === 1 ? 'page' : 'pages'}`;
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'ArrowDown') choose(at + 1);
    else if (key === 'ArrowUp') choose(at - 1);
    // A field of this kind would only empty itself.
    else if (key === 'Escape') dialog.close();
    else if (key === 'Home' && event.ctrlKey) choose(0);
    else if (key === 'End' && event.ctrlKey) choose(-1);
    else if (key === 'Enter') {
      const link = options()[at];
      if (link !== undefined) {
        dialog.close();
        link.click();
      }
    } else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null || target === dialog) dialog.close();
    const example = target instanceof Element ? target.closest<HTMLElement>('[data-try]') : null;
    if (example === null) return;
    input.value = example.dataset.try ?? '';
    input.focus();
    void show();
  });
  return dialog;
}
