/** The verdict above the bar at the foot of a small screen, shown while its heading is below the screen or under the bar. */
import { loadStylesheet } from '../scripts/load-stylesheet.ts';
import styles from '../styles/bar-verdict.css?url';

/** The heading counts as visible if at least this share of its area is. */
const visiblePart = 0.9;

export async function showBarVerdict(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const bar = root.querySelector<HTMLElement>('.bar');
  const verdictText = root.querySelector('.side > .says');
  await loadStylesheet(styles);
  if (bar === null || verdictText === null || signal.aborted) return;
  const barVerdict = document.createElement('div');
  barVerdict.className = 'bar-verdict';
  barVerdict.ariaHidden = 'true';
  bar.prepend(barVerdict);
  let heading: Element | null = null;
  let isBelow = false;
  const update = (): void => {
    barVerdict.hidden = !isBelow || heading === null;
    if (barVerdict.hidden || heading === null) return;
    const problem = verdictText.querySelector('.problems > strong');
    const warning = problem === null ? '' : `<b>${problem.innerHTML}</b>`;
    barVerdict.innerHTML = `<p class="${heading.className}">${heading.innerHTML}${warning}</p>`;
  };
  const visibilityObserver = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, boundingClientRect, rootBounds } of entries)
        isBelow = intersectionRatio < visiblePart && boundingClientRect.bottom > (rootBounds?.bottom ?? 0);
      update();
    },
    { rootMargin: `0px 0px -${bar.offsetHeight}px`, threshold: [0, visiblePart] },
  );
  // A new verdict replaces the heading element.
  const follow = (): void => {
    const newHeading = verdictText.querySelector('.verdict');
    if (newHeading !== heading) {
      visibilityObserver.disconnect();
      if (newHeading !== null) visibilityObserver.observe(newHeading);
      heading = newHeading;
    }
    update();
  };
  const replacementObserver = new MutationObserver(follow);
  replacementObserver.observe(verdictText, { childList: true });
  follow();
  signal.addEventListener('abort', () => {
    visibilityObserver.disconnect();
    replacementObserver.disconnect();
    barVerdict.remove();
  });
}
