/** The verdict above the bar at the foot of a small screen, shown while its heading is still below the screen. */
import { loadStylesheet } from '../scripts/load-stylesheet.ts';
import styles from '../styles/bar-verdict.css?url';

/** The least of the heading that counts as seen, in pixels. */
const headingHeight = 40;

export async function showBarVerdict(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const bar = root.querySelector<HTMLElement>('.bar');
  const says = root.querySelector('.side > .says');
  await loadStylesheet(styles);
  if (bar === null || says === null || signal.aborted) return;
  const place = document.createElement('div');
  place.className = 'bar-verdict';
  place.ariaHidden = 'true';
  bar.prepend(place);
  let isBelow = false;
  const update = (): void => {
    const heading = isBelow ? says.querySelector('.verdict') : null;
    place.hidden = heading === null;
    if (heading !== null) place.innerHTML = `<p class="${heading.className}">${heading.innerHTML}</p>`;
  };
  const scrolled = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      isBelow = last !== undefined && !last.isIntersecting && last.boundingClientRect.top > 0;
      update();
    },
    { rootMargin: `0px 0px -${bar.offsetHeight + headingHeight}px` },
  );
  const changed = new MutationObserver(update);
  scrolled.observe(says);
  changed.observe(says, { childList: true });
  signal.addEventListener('abort', () => {
    scrolled.disconnect();
    changed.disconnect();
    place.remove();
  });
}
