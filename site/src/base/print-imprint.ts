/** Adds the edition and the address, which contains the position, to the head of a board's page when it is printed. */
addEventListener('beforeprint', () => {
  const head = document.querySelector('.board-page .page-head');
  if (head === null) return;
  const imprint = head.querySelector('.imprint') ?? Object.assign(document.createElement('p'), { className: 'imprint' });
  // A board may show another edition than its page.
  const select = document.querySelector<HTMLSelectElement>('.board-page select[name=edition]');
  const edition = select?.selectedOptions[0]?.text ?? document.querySelector('.editions:not(.languages) [aria-current]')?.textContent;
  imprint.textContent = ['Sightline', ...(edition ? [`${edition} edition`] : []), location.href].join(' \u00b7 ');
  head.append(imprint);
});

export {};
