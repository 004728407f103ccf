import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isStructure } from '../../engine/base/json.ts';
import { makeAddressPlain, plainAddress } from '../../site/plain-addresses.ts';

function runWithPort(PORT: string, ...args: readonly string[]): readonly unknown[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, PORT }, encoding: 'utf8' });
  return [status, stdout, stderr];
}
const refusal = (PORT: string) => [2, '', `sightline: PORT is "${PORT}"; expected a whole number from 0 to 65535.\n`];

test.each(['site/start.ts', 'site/dev.ts'])('%s refuses an invalid PORT in one line', (script) => {
  expect(runWithPort('abc', script)).toEqual(refusal('abc'));
});

test.each(['70000', '-1', '1.5'])('%s is no valid PORT', (port) => {
  // A process of its own, since a refusal ends it; without the modules of the site it starts in a tenth of the time.
  const code = "import { portOf } from './site/port.ts'; portOf(process.env.PORT);";
  expect(runWithPort(port, '--input-type=module', '--eval', code)).toEqual(refusal(port));
});

test('valid addresses are not changed', () => {
  for (const address of ['/', '/terrain/water/', '/api/rules.json', '/boards/line-of-fire/?b=%2Fx%00', '/%C3%A9/'])
    expect(plainAddress(address)).toBe(address);
});

test('addresses that are malformed, or have an encoded slash, backslash or zero byte, reach the server as /not-found/', async () => {
  const server = createServer((request, response) => response.end(request.url));
  server.prependListener('request', makeAddressPlain);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = isStructure(address) ? address.port : 0;
  const ask = async (path: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text.split('\r\n\r\n')[1] ?? '';
  };
  try {
    for (const path of ['/%2f%2e', '/%2f%2e%2e/', '/..%2f..%2fpackage.json', '/%5c', '/%00', '/%', '/%ff'])
      expect([path, await ask(path)]).toEqual([path, '/not-found/']);
    expect(await ask('/terrain/')).toBe('/terrain/');
  } finally {
    server.close();
  }
});
