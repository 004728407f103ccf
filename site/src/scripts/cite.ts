/** The menu that cites a clause: made once a page, filled in when the button of a clause opens it, copies the form chosen, and says so in that button. */
import { interfaceWords } from '../lib/interface-words.ts';
import looks from '../styles/cite.css?url';
import { wear } from './wear.ts';

const { cite, link, plainText, copied, byHand } = interfaceWords(document.documentElement.lang);
const menu = Object.assign(document.createElement('div'), { id: 'cite', className: 'cite', popover: 'auto' });
menu.setAttribute('role', 'dialog');
menu.setAttribute('aria-label', cite);
menu.append(
  ...[link, plainText, 'Markdown'].map((name, index) => {
    const form = Object.assign(document.createElement('button'), { type: 'button', autofocus: index === 0 });
    form.append(Object.assign(document.createElement('b'), { textContent: name }), document.createElement('span'));
    return form;
  }),
);
let button: HTMLButtonElement | undefined;

/** Gives the menu to the buttons. The browser opens it from then on, and closes it on Escape or a press elsewhere. */
export async function ready(): Promise<void> {
  await wear(looks);
  if (menu.isConnected) return;
  document.querySelector('main')?.append(menu);
  for (const opener of document.querySelectorAll<HTMLButtonElement>('.copy')) opener.popoverTargetElement = menu;
}

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof Element) || !menu.isConnected) return;
  const opener = target.closest<HTMLButtonElement>('.copy');
  if (opener !== null) {
    button = opener;
    button.ariaLive = 'polite';
    fill(opener);
  }
  const chosen = target.closest('#cite button')?.querySelector('span');
  if (!chosen || button === undefined) return;
  // The button's first word; the rest of it is heard only.
  const words = button.firstChild;
  let said = copied;
  try {
    await navigator.clipboard.writeText(chosen.textContent);
    menu.hidePopover();
  } catch {
    // Without leave to write, the text stands in the menu, marked to be copied by hand.
    getSelection()?.selectAllChildren(chosen);
    said = byHand;
  }
  if (words === null) return;
  words.textContent = said;
  setTimeout(() => {
    words.textContent = cite;
  }, 2500);
});

function fill(opener: HTMLButtonElement): void {
  const { page, edition } = document.querySelector('main')?.dataset ?? {};
  const clause = opener.closest('section');
  const address = `${location.href.replace(/[?#].*/, '')}#${clause?.id}`;
  const place = `Sightline, ${page}.${clause?.id}, edition ${edition}`;
  // The heading without the numbers of its footnotes.
  const title = (clause?.querySelector('h2')?.firstChild?.textContent ?? '').replace(/[[\]\\*_`]/g, '\\$&');
  const forms = [address, `${place}: ${address}`, `[${title}](${address}) (${place})`];
  menu.querySelectorAll('span').forEach((span, index) => {
    span.textContent = forms[index] ?? '';
  });
  // Placed before the browser opens it, or the page would jump to where it was.
  const { bottom, right } = opener.getBoundingClientRect();
  menu.style.top = `${bottom + scrollY}px`;
  menu.style.right = `${document.documentElement.clientWidth - right}px`;
}
