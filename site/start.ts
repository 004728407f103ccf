/** `npm start`: compiles the rules, builds the site and serves it until Ctrl-C. PORT sets the port (4321). */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build, preview } from 'astro';
import { untilStopped } from './until-stopped.ts';

const root = 'site';
process.chdir(resolve(import.meta.dirname, '..'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const compiled = spawnSync(process.execPath, ['generator/main.ts', 'build'], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

await build({ root, logLevel: 'warn' });
// Runs in this process, so that it ends with it. If the port is in use, Astro takes the next one.
const server = await preview({ root, logLevel: 'warn', server: { port: Number(process.env.PORT || 4321), host: '127.0.0.1' } });
untilStopped(() => server.stop());
console.log(`Sightline is at http://127.0.0.1:${server.port}/ (Ctrl-C to stop)`);
