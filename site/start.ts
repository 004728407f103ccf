/** `npm start`: compiles the rules, builds the site and serves it until Ctrl-C. PORT picks another port than 4321. */
import { spawnSync } from 'node:child_process';
import { Server } from 'node:http';
import { resolve } from 'node:path';
import { build, preview } from 'astro';
import { makeAddressPlain } from './plain-addresses.ts';
import { portOf } from './port.ts';
import { stopOnExit } from './stop-on-exit.ts';

const root = 'site';
const port = portOf(process.env.PORT);
process.chdir(resolve(import.meta.dirname, '..'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const compiled = spawnSync(process.execPath, ['generator/main.ts', 'build'], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

await build({ root, logLevel: 'warn' });
// The server runs in this process, so that no child process outlives it. If the port is in use, Astro takes the next one.
const server = await preview({ root, logLevel: 'warn', server: { port, host: '127.0.0.1' } });
// Astro's types lack `server.server`, and Astro offers no other hook before its own listeners.
if ('server' in server && server.server instanceof Server) server.server.prependListener('request', makeAddressPlain);
stopOnExit(() => server.stop());
console.log(`Sightline is at http://127.0.0.1:${server.port}/ (Ctrl-C to stop)`);
