import { Worker } from 'node:worker_threads';

/**
 * Starts threads that take items from a queue until it is empty. Rejects with the error of a thread; the others then end after their
 * present item.
 *
 * @param module what each thread runs: it replies to every message with exactly one
 * @param workerData what each thread gets when it starts
 * @param onReply called in the order of the replies
 */
export async function runInThreads<Item, Reply>(
  { module, workerData, count }: { readonly module: URL; readonly workerData: unknown; readonly count: number },
  queue: Item[],
  onReply: (item: Item, reply: Reply) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => runThread(new Worker(module, { workerData }), queue, onReply)));
}

function runThread<Item, Reply>(worker: Worker, queue: Item[], onReply: (item: Item, reply: Reply) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let current: Item | undefined;
    const sendNext = (): void => {
      current = queue.shift();
      if (current === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(current);
    };
    worker.on('message', (reply: Reply) => {
      if (current !== undefined) onReply(current, reply);
      sendNext();
    });
    worker.on('error', (error) => {
      queue.length = 0;
      reject(error);
    });
    sendNext();
  });
}
