/** `npm run dev`: compiles the rules on every change and serves the site. PORT sets the port (default 4321). */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { dev } from 'astro';
import { portOf } from './port.ts';
import { stopOnExit } from './stop-on-exit.ts';

const port = portOf(process.env.PORT);
process.chdir(resolve(import.meta.dirname, '..'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const compiler = spawn(process.execPath, ['generator/main.ts', 'build', '--watch'], { stdio: 'inherit' });
process.once('exit', () => compiler.kill());
const server = await dev({ root: 'site', server: { port, host: '127.0.0.1' } });
stopOnExit(() => server.stop());
