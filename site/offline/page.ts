/**
 * `/offline.js`, the page's side of reading without a network. It has the service worker fetch the book in batches while the page is
 * idle, and offers a new version once all of it is cached. The new version is used when the reader accepts it or opens the book anew;
 * pages never reload by themselves.
 */
/** The worker's reply after a batch; its fields are explained in `service-worker.ts`. */
interface Progress {
  readonly left: number;
  readonly whole: boolean;
  readonly done: boolean;
}

const idle = (): Promise<unknown> =>
  new Promise((go) => ('requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 2000 }) : setTimeout(go, 200)));

/** All files; if the browser asks to save data, only this page and the files that it loaded. */
function requestedFiles(): 'all' | readonly string[] {
  const link = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof link !== 'object' || link === null || !('saveData' in link) || link.saveData !== true) return 'all';
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [location.pathname, ...loaded];
}

const fetchBatch = (worker: ServiceWorker): Promise<Progress> =>
  new Promise((hear) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => hear(data);
    worker.postMessage({ cache: requestedFiles() }, [port2]);
  });

/** Fetches the version that is used next. Sets `data-offline` on the root element when the current edition is complete. */
async function fill({ active, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = waiting ?? active;
  if (worker === null) return;
  let progress: Progress;
  do {
    await idle();
    progress = await fetchBatch(worker);
    if (progress.whole && waiting === null) document.documentElement.dataset.offline = 'ready';
  } while (progress.left > 0);
  if (waiting === null) worker.postMessage('tidy');
  else if (progress.done) offer(waiting);
}

/** Offers the new version, once on a page. After `Later` no page offers it again until the browser is closed. */
function offer(worker: ServiceWorker): void {
  if (silenced() || document.querySelector('.new-version') !== null) return;
  const bar = document.createElement('aside');
  bar.className = 'new-version';
  bar.setAttribute('aria-label', 'New version');
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const use = button('Use it now', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('use');
  });
  const later = button('Later', () => {
    silence();
    bar.remove();
  });
  bar.append(words, use, later);
  document.body.append(bar);
  const board = document.querySelector('rule-board, value-board') !== null;
  // Set after the region is in the page, so that screen readers announce it.
  words.textContent = `A new version of the book is ready.${board ? ' The board on this page then starts anew.' : ''}`;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

function silenced(): boolean {
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
      if (installing.state === 'installed' && registration.active !== null) void fill(registration);
    });
  });
  await navigator.serviceWorker.ready;
  await fill(registration);
}

// Where storage is forbidden, the book is read over the network.
begin().catch(() => undefined);

export {};
