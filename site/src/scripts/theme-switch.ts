/** Switches between light and dark. Without a choice the page follows the system. */
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('.theme-switch');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const currentTheme = (): string => root.dataset.theme ?? (prefersDark.matches ? 'dark' : 'light');

function updateButton(): void {
  button?.setAttribute('aria-pressed', String(currentTheme() === 'dark'));
}

button?.addEventListener('click', () => {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice lasts for this page only.
  }
  updateButton();
});
prefersDark.addEventListener('change', updateButton);
updateButton();
