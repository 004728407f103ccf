/** The menu that cites a clause: fills in its three forms when it opens, copies the one chosen, and says so in the clause's button. */
const menu = document.querySelector<HTMLElement>('#cite');
let button: HTMLButtonElement | undefined;

document.addEventListener('click', async ({ target }) => {
  if (menu === null || !(target instanceof Element)) return;
  const opener = target.closest<HTMLButtonElement>('.copy');
  if (opener !== null) {
    button = opener;
    button.ariaLive = 'polite';
    open(menu, opener);
  }
  const chosen = target.closest('#cite button')?.querySelector('span');
  if (!chosen || button === undefined) return;
  // The button's first word; the rest of it is heard only.
  const words = button.firstChild;
  const usual = button.dataset.usual ?? words?.textContent ?? '';
  button.dataset.usual = usual;
  let said = menu.dataset.copied ?? '';
  try {
    await navigator.clipboard.writeText(chosen.textContent);
    menu.hidePopover();
  } catch {
    // Without leave to write, the text stands in the menu, marked to be copied by hand.
    getSelection()?.selectAllChildren(chosen);
    said = menu.dataset.byHand ?? '';
  }
  if (words === null) return;
  words.textContent = said;
  setTimeout(() => {
    words.textContent = usual;
  }, 2500);
});

function open(menu: HTMLElement, opener: HTMLButtonElement): void {
  const { page, edition } = menu.dataset;
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
