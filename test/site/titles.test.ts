import { afterEach, expect, test, vi } from 'vitest';
import { fetchTitles, titlesOf } from '../../site/src/boards/titles.ts';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (...statuses: readonly number[]): void => {
  const responses = statuses.map((status) => new Response(JSON.stringify({ 'a.b.c': 'Title' }), { status }));
  vi.stubGlobal('fetch', async () => responses.shift() ?? Response.error());
};

test('titles are fetched again after an error of the server, and cached once they are there', async () => {
  respondWith(500, 503, 200, 500);
  const load = async (): Promise<string> => (await titlesOf('/titles.json', '')).titleOf('a.b.c');
  await expect(load()).rejects.toThrow('/titles.json could not be loaded: 500.');
  await expect(load()).rejects.toThrow('/titles.json could not be loaded: 503.');
  expect([await load(), await load()]).toEqual(['Title', 'Title']);
});

test('an address without titles has none', async () => {
  respondWith(404);
  expect(await fetchTitles('/titles.json')).toEqual({});
});
