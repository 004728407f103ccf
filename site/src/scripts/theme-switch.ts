/** Switches between light and dark. Without a choice the page follows the system. */
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('.theme-switch');
const dark = matchMedia('(prefers-color-scheme: dark)');

const shown = (): string => root.dataset.theme ?? (dark.matches ? 'dark' : 'light');

function label(): void {
  button?.setAttribute('aria-pressed', String(shown() === 'dark'));
}

button?.addEventListener('click', () => {
  const theme = shown() === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice is lost with this page.
  }
  label();
});
dark.addEventListener('change', label);
label();
