/** What the service worker uses of its global scope: the project's types are those of a page, which lack it. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchRequested extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waiting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Happenings {
  readonly activate: Waiting;
  readonly fetch: FetchRequested;
  readonly message: Told;
}

export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly crypto: Crypto;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Happenings>(name: Name, then: (event: Happenings[Name]) => void): void;
}
