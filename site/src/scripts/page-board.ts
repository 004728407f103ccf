/** Puts a board that is a form, with its styles and script, on a rule page. Its markup is that of the page of the board. */
import '../base/trusted-types.ts';
import { loadStylesheet } from '../base/load-stylesheet.ts';
import { formBoardScripts } from './form-boards.ts';

async function fetchBoard(element: string, address: string): Promise<DocumentFragment> {
  const response = await fetch(address);
  const [markup] = new RegExp(`<${element}\\b[^]*</${element}>`).exec(await response.text()) ?? [];
  if (!response.ok || markup === undefined) throw new Error(`There is no <${element}> at ${address}`);
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
}

/** Makes an edition the one with which the form opens, and to which a reset returns. */
function openInEdition(board: DocumentFragment, edition: string): void {
  const options = board.querySelector<HTMLSelectElement>('select[name=edition]')?.options ?? [];
  for (const option of options) option.defaultSelected = option.value === edition;
}

/** Rejects if something cannot be loaded. The section is then as it was. */
export async function showPageBoard(section: HTMLElement): Promise<void> {
  const { board: element = '', address = '', edition = '' } = section.dataset;
  const board = await fetchBoard(element, address);
  const styles = board.querySelector<HTMLElement>(element)?.dataset.styles ?? '';
  await Promise.all(styles.split(' ').map(loadStylesheet));
  openInEdition(board, edition);
  section.querySelector('.board-place')?.replaceChildren(board);
  await import(/* @vite-ignore */ formBoardScripts[element] ?? '');
}
