// Runs before the first paint, so that neither the theme nor the controls nor the marks of terms appear late.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('terms') === 'off') root.classList.add('plain-terms');
  } catch {
    // Storage may be forbidden; the system's theme holds then.
  }
})();
