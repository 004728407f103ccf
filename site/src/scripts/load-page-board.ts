/** Loads the board of a rule page when it is near the screen, or at once if the address holds what it shows. */
import pageBoardModule from './page-board.ts?lazy';

const section = document.querySelector<HTMLElement>('.page-board');

if (section !== null) {
  const load = async (): Promise<void> => {
    const { showPageBoard }: typeof import('./page-board.ts') = await import(/* @vite-ignore */ pageBoardModule);
    await showPageBoard(section);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // If it cannot be loaded, its link remains.
      load().catch(() => undefined);
    },
    { rootMargin: '300px' },
  );
  observer.observe(section);
  // Only the hash of a board has `~`. Scrolled to, it is near the screen.
  if (location.hash.includes('~')) section.scrollIntoView();
}
