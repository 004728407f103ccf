import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { replaceOutputs } from '../../generator/cli/outputs.ts';
import { bookFromDisk } from '../../site/build/book-from-disk.ts';
import { siteFolder } from '../fixtures/site-folder.ts';

test('after a build, the development server reads the new book from disk', async () => {
  const folder = siteFolder({ 'site/src/book.js': "import raw from './generated/book.json?raw';\nexport const book = JSON.parse(raw);" });
  const build = (title: string): unknown => replaceOutputs(folder, new Map([['site/src/generated/book.json', JSON.stringify({ title })]]));
  build('before');
  const server = await createServer({
    root: join(folder, 'site'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [bookFromDisk()],
  });
  onTestFinished(() => server.close());
  const bookOfServer = async (): Promise<unknown> => (await server.ssrLoadModule('/src/book.js'))['book'];
  expect(await bookOfServer()).toEqual({ title: 'before' });
  const watched = (): readonly string[] => Object.values(server.watcher.getWatched()).flat();
  await vi.waitFor(() => expect(watched()).toContain('book.json'), 60_000);
  build('after');
  await vi.waitFor(async () => expect(await bookOfServer()).toEqual({ title: 'after' }), 60_000);
  const module = await server.transformRequest('/src/generated/book.json?raw', { ssr: true });
  expect(module?.code).not.toContain('after');
});
