/** `npm run dev`: compiles the rules on every change and serves the site. PORT sets the port (4321). */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { dev } from 'astro';
import { untilStopped } from './until-stopped.ts';

process.chdir(resolve(import.meta.dirname, '..'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const compiler = spawn(process.execPath, ['generator/main.ts', 'build', '--watch'], { stdio: 'inherit' });
process.once('exit', () => compiler.kill());
const server = await dev({ root: 'site', server: { port: Number(process.env.PORT || 4321), host: '127.0.0.1' } });
untilStopped(() => server.stop());
