const root = document.documentElement;

export const areTermsMarked = (): boolean => !root.classList.contains('plain-terms');

function updateButtons(): void {
  for (const button of document.querySelectorAll('.mark-terms')) button.setAttribute('aria-pressed', String(areTermsMarked()));
}

export function markTerms(isMarked: boolean): void {
  root.classList.toggle('plain-terms', !isMarked);
  updateButtons();
  try {
    localStorage.setItem('terms', isMarked ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts for this page only.
  }
}

updateButtons();
