/** Whether terms of the glossary are marked in the text, or stand as plain words. */
const root = document.documentElement;

export const areTermsMarked = (): boolean => !root.classList.contains('plain-terms');

function label(): void {
  for (const button of document.querySelectorAll('.mark-terms')) button.setAttribute('aria-pressed', String(areTermsMarked()));
}

export function markTerms(on: boolean): void {
  root.classList.toggle('plain-terms', !on);
  label();
  try {
    localStorage.setItem('terms', on ? 'on' : 'off');
  } catch {
    // The choice then holds for this page alone.
  }
}

label();
