/** The verdict above the toolbar of a small screen, shown while the heading with the verdict is below the screen or behind the toolbar. */
import { loadStylesheet } from '../base/load-stylesheet.ts';
import styles from './toolbar-verdict.css?url';

/** The heading counts as visible if at least this share of its area is. */
const visiblePart = 0.9;

export async function showToolbarVerdict(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const toolbar = root.querySelector<HTMLElement>('.toolbar');
  const verdictText = root.querySelector('.side > .verdict-text');
  await loadStylesheet(styles);
  if (toolbar === null || verdictText === null || signal.aborted) return;
  const toolbarVerdict = document.createElement('div');
  toolbarVerdict.className = 'toolbar-verdict';
  toolbarVerdict.ariaHidden = 'true';
  toolbar.prepend(toolbarVerdict);
  let heading: Element | null = null;
  let isBelow = false;
  const update = (): void => {
    toolbarVerdict.hidden = !isBelow || heading === null;
    if (toolbarVerdict.hidden || heading === null) return;
    const problem = verdictText.querySelector('.set-up-problems > strong');
    const warning = problem === null ? '' : `<b>${problem.innerHTML}</b>`;
    toolbarVerdict.innerHTML = `<p class="${heading.className}">${heading.innerHTML}${warning}</p>`;
  };
  const visibilityObserver = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, boundingClientRect, rootBounds } of entries)
        isBelow = intersectionRatio < visiblePart && boundingClientRect.bottom > (rootBounds?.bottom ?? 0);
      update();
    },
    { rootMargin: `0px 0px -${toolbar.offsetHeight}px`, threshold: [0, visiblePart] },
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
    toolbarVerdict.remove();
  });
}
