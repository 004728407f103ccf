window.trustedTypes?.createPolicy('default', {
  // Refuses markup that could run code.
  createHTML: (text) =>
    /<(script|iframe|object|embed)\b|<[^>]*\son\w+\s*=|javascript:/i.test(text.replace(/="(?!\s*javascript:)[^"]*"/gi, '')) ? null : text,
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('terms') === 'off') root.classList.add('plain-terms');
  } catch {}
})();
