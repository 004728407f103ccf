/** The verdict above the bar at the foot of a small screen, shown while its heading is below the screen or under the bar. */
import { loadStylesheet } from '../scripts/load-stylesheet.ts';
import styles from '../styles/bar-verdict.css?url';

/** The part of the heading that counts as seen. */
const seen = 0.9;

export async function showBarVerdict(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const bar = root.querySelector<HTMLElement>('.bar');
  const says = root.querySelector('.side > .says');
  await loadStylesheet(styles);
  if (bar === null || says === null || signal.aborted) return;
  const place = document.createElement('div');
  place.className = 'bar-verdict';
  place.ariaHidden = 'true';
  bar.prepend(place);
  let heading: Element | null = null;
  let isBelow = false;
  const update = (): void => {
    place.hidden = !isBelow || heading === null;
    if (place.hidden || heading === null) return;
    const problem = says.querySelector('.problems > strong');
    const warning = problem === null ? '' : `<b>${problem.innerHTML}</b>`;
    place.innerHTML = `<p class="${heading.className}">${heading.innerHTML}${warning}</p>`;
  };
  const scrolled = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, boundingClientRect, rootBounds } of entries)
        isBelow = intersectionRatio < seen && boundingClientRect.bottom > (rootBounds?.bottom ?? 0);
      update();
    },
    { rootMargin: `0px 0px -${bar.offsetHeight}px`, threshold: [0, seen] },
  );
  // Every verdict has a heading of its own.
  const follow = (): void => {
    const now = says.querySelector('.verdict');
    if (now !== heading) {
      scrolled.disconnect();
      if (now !== null) scrolled.observe(now);
      heading = now;
    }
    update();
  };
  const changed = new MutationObserver(follow);
  changed.observe(says, { childList: true });
  follow();
  signal.addEventListener('abort', () => {
    scrolled.disconnect();
    changed.disconnect();
    place.remove();
  });
}
