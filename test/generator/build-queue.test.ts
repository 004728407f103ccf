/** The queue of `sightline build --watch`, with a disk and builds that the tests control. */
import { expect, test } from 'vitest';
import { queueBuilds } from '../../generator/cli/build-queue.ts';

/** Builds of a text. Each waits until the test ends it; `events` has their begins and ends, and failures. */
function createBuilds() {
  const events: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const disk = { text: 'a', isReadable: true };
  let built: string | undefined;
  const build = async (text: string): Promise<void> => {
    events.push(`begin ${text}`);
    built = text;
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    events.push(`end ${text}`);
  };
  const onChange = queueBuilds<string>({
    first: () => build(disk.text),
    compile() {
      if (!disk.isReadable) throw new Error('unreadable');
      return disk.text;
    },
    isBuilt: (text) => text === built,
    build,
    onFailure: (error) => events.push(String(error)),
  });
  /** Saves a text. The promise resolves when the text on the disk is built, was built already, or failed to build. */
  const save = (text: string): Promise<void> => {
    disk.text = text;
    return onChange();
  };
  /** Waits until the build with this number, from 0 on, has begun, and ends it. */
  const end = async (index: number): Promise<void> => {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.resolve();
  };
  return { events, disk, save, end };
}

test('what is saved during a build is built once after it, the last text alone', async () => {
  const { events, save, end } = createBuilds();
  await end(0);
  await save('a');
  expect(events).toEqual(['begin a', 'end a']);
  const first = save('b');
  await expect.poll(() => events).toEqual(['begin a', 'end a', 'begin b']);
  const others = [save('c'), save('d'), save('d')];
  expect(events).toEqual(['begin a', 'end a', 'begin b']);
  await end(1);
  await first;
  await end(2);
  await Promise.all(others);
  expect(events).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin d', 'end d']);
});

test('what is saved during the first build is built after it', async () => {
  const { events, save, end } = createBuilds();
  await expect.poll(() => events).toEqual(['begin a']);
  const saved = save('b');
  await end(0);
  await end(1);
  await saved;
  expect(events).toEqual(['begin a', 'end a', 'begin b', 'end b']);
});

test('a text that was built before, but not last, is built again', async () => {
  const { events, save, end } = createBuilds();
  await end(0);
  for (const [index, text] of ['b', 'a'].entries()) {
    const saved = save(text);
    await end(index + 1);
    await saved;
  }
  expect(events.filter((event) => event.startsWith('begin'))).toEqual(['begin a', 'begin b', 'begin a']);
});

test('a failed build is reported once, and the next change is built', async () => {
  const { events, disk, save, end } = createBuilds();
  await end(0);
  disk.isReadable = false;
  await save('b');
  disk.isReadable = true;
  const saved = save('b');
  await end(1);
  await saved;
  expect(events).toEqual(['begin a', 'end a', 'Error: unreadable', 'begin b', 'end b']);
});
