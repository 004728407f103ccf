import { expect, test } from 'vitest';
import { runInThreads } from '../../../generator/mutate/threads.ts';

const moduleOf = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);

test('every item of the queue gets the reply of one thread', async () => {
  const replies = new Map<number, number>();
  const module = moduleOf('parentPort.on("message", (item) => parentPort.postMessage(item * 2));');
  await runInThreads({ module, workerData: null, count: 2 }, [1, 2, 3], (item: number, reply: number) => replies.set(item, reply));
  expect([...replies].sort()).toEqual([
    [1, 2],
    [2, 4],
    [3, 6],
  ]);
});

test('an error of a thread ends the work with its message', async () => {
  const module = moduleOf('parentPort.on("message", (item) => { throw new Error("no reply to " + item); });');
  const queue = [1, 2, 3];
  await expect(runInThreads({ module, workerData: null, count: 1 }, queue, () => undefined)).rejects.toThrow('no reply to 1');
  expect(queue).toEqual([]);
});
