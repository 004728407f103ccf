import '../base/trusted-types.ts';

const examples = ['do I stop in bushes', 'who goes first on a tie', 'shoot from a roof', 'how many tokens', 'term:rim'];

const markup = `<form method="dialog" class="search-form">
<input type="search" placeholder="Ask or search the rules" aria-label="Search the rules" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">
<button type="submit">Close<span class="sr-only"> the search</span></button>
</form>
<p class="quiet" role="status"></p>
<div class="results" id="results" role="listbox" aria-label="Results"></div>
<div class="search-help">
<p>Ask as you would at the table. To narrow a search: <code>in:terrain</code> searches one area, <code>term:rim</code> the glossary, <code>is:erratum</code> the rules that errata change, <code>is:ruling</code> the rules with rulings, reminders or readings, and <code>is:executed</code> the rules that the boards and the game apply.</p>
<p>${examples.map((example) => `<button type="button" data-try="${example}">${example}</button>`).join('')}</p>
</div>`;

export function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search empty';
  dialog.setAttribute('aria-label', 'Search the book');
  dialog.innerHTML = markup;
  document.body.append(dialog);
  return dialog;
}
