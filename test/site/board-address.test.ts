import { afterEach, expect, test, vi } from 'vitest';
import { BoardAddress } from '../../site/src/boards/board-address.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page at `/board/`, and the hashes that are written into its address. They do not change the stubbed `location`. */
function page(): readonly string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { href: 'https://host/board/', pathname: '/board/', search: '', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: (_state: unknown, _title: string, hash: string) => written.push(hash) });
  return written;
}

test.each([
  ['written', false, ['#1~']],
  ['not written once the board is removed', true, []],
])('a hash that is still being computed is %s', async (_, isRemoved, expected) => {
  const written = page();
  const { promise, resolve } = Promise.withResolvers<string>();
  const connection = new AbortController();
  const address = new BoardAddress(() => promise, connection.signal);
  const writing = address.write();
  if (isRemoved) connection.abort();
  resolve('#1~');
  expect(await writing).toBe('https://host/board/');
  expect(written).toEqual(expected);
});
