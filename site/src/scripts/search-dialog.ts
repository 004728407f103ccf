/** The dialog of the search, made when it is first opened. */
const examples = ['see past a pillar', 'needs a 4', 'KB', 'is:erratum in:terrain', 'term:rim'];

const markup = `<form method="dialog" class="search-form">
<input type="search" placeholder="Search the rules" aria-label="Search the rules" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false">
<button type="submit">Esc<span class="heard">: close the search</span></button>
</form>
<p class="quiet" role="status"></p>
<div class="results" id="results" role="listbox" aria-label="Results"></div>
<div class="search-help">
<p>Type what you would say at the table. <code>is:erratum</code>, <code>is:ruling</code> and <code>is:executable</code> keep such clauses, <code>in:terrain</code> keeps a part, <code>term:rim</code> looks in the glossary.</p>
<p>${examples.map((example) => `<button type="button" data-try="${example}">${example}</button>`).join('')}</p>
</div>`;

/** Puts it, closed, at the end of the page. */
export function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search empty';
  dialog.setAttribute('aria-label', 'Search the book');
  dialog.innerHTML = markup;
  document.body.append(dialog);
  return dialog;
}
