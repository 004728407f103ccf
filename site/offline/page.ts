/**
 * `/offline.js`, the page's side of reading without a network. It has the service worker fetch the book in batches while the page is
 * idle, and offers a new version once all files requested of it are cached (`requestedFiles`). The new version is used when the reader
 * accepts it or opens the book anew; pages never reload by themselves.
 */
import type { Progress } from './progress.ts';

/** In ms: the longest wait between two batches, so that the book is cached on pages that are never idle too. */
const LONGEST_WAIT = 2000;
/** In ms: the pause between two batches in browsers without `requestIdleCallback`. */
const PAUSE = 200;

const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: LONGEST_WAIT }) : setTimeout(resolve, PAUSE),
  );

/** If the browser is set to save data, only this page and the files that it has loaded. */
function requestedFiles(): 'all' | readonly string[] {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null || !('saveData' in connection) || connection.saveData !== true) return 'all';
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [location.pathname, ...loaded];
}

const fetchBatch = (worker: ServiceWorker): Promise<Progress> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ cache: requestedFiles() }, [port2]);
  });

/**
 * Fetches the files of the waiting version or, without one, of the active version, and sets `data-offline` on the root element once the
 * active version has cached the current edition.
 */
async function fillCache(registration: ServiceWorkerRegistration): Promise<void> {
  const { active, waiting } = registration;
  const worker = waiting ?? active;
  if (worker === null) return;
  let progress: Progress;
  do {
    await untilIdle();
    progress = await fetchBatch(worker);
    if (progress.isBookCached && waiting === null) document.documentElement.dataset.offline = 'ready';
  } while (progress.left > 0);
  if (waiting !== null) {
    if (progress.areRequestedCached) offerNewVersion(waiting);
  }
  // Not if a version was installed meanwhile: the active one would delete the files of that version too.
  else if (registration.waiting === null) worker.postMessage('tidy');
}

/** Offers the new version, once on a page. After `Later` no page in this tab offers it again (`sessionStorage`). */
function offerNewVersion(worker: ServiceWorker): void {
  if (isSilenced() || document.querySelector('.new-version') !== null) return;
  const bar = document.createElement('aside');
  bar.className = 'new-version';
  bar.setAttribute('aria-label', 'New version');
  const announcement = document.createElement('p');
  announcement.setAttribute('role', 'status');
  const use = button('Use it now', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('use');
  });
  const later = button('Later', () => {
    silence();
    bar.remove();
  });
  bar.append(announcement, use, later);
  document.body.append(bar);
  const hasBoard = document.querySelector('rule-board, value-board') !== null;
  // Set after the region is in the page, so that screen readers announce it.
  announcement.textContent = `A new version of the book is ready.${hasBoard ? ' Using it resets the board on this page.' : ''}`;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onPress);
  return element;
}

function isSilenced(): boolean {
  try {
    return sessionStorage.getItem('new-version') === 'later';
  } catch {
    return false;
  }
}

function silence(): void {
  try {
    sessionStorage.setItem('new-version', 'later');
  } catch {
    // Without storage the next page offers it again.
  }
}

async function begin(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active !== null) void fillCache(registration);
    });
  });
  await navigator.serviceWorker.ready;
  await fillCache(registration);
}

// Where storage is forbidden, the book is read over the network.
begin().catch(() => undefined);
