/** Copies the link of a clause, and says so in the button's own words. */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy') : null;
  const slug = button?.dataset.copy;
  if (button === null || slug === undefined) return;
  const link = new URL(`#${slug}`, location.href);
  const words = button.querySelector('span');
  if (words === null) return;
  try {
    await navigator.clipboard.writeText(link.href);
    words.textContent = 'Copied';
  } catch {
    // Without leave to write, the address bar holds the link to copy by hand.
    location.hash = slug;
    words.textContent = 'In the address bar';
  }
  setTimeout(() => {
    words.textContent = 'Copy link';
  }, 2500);
});
