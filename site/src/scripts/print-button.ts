document.querySelector('.print-button')?.addEventListener('click', () => print());

export {};
