/** In ms. */
const PARENT_CHECK_INTERVAL = 500;

/** Calls `stop` once and exits, on Ctrl-C, on a signal, or when the parent process is gone. */
export function stopOnExit(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // npm passes a signal to its shell only, and the shell does not pass it on: this process then sees only that its parent is gone.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_INTERVAL).unref();
}
