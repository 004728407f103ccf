/** Unpacks @sparticuz/chromium into node_modules/.cache: a browser with its own libraries and font, for Linux x64. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFiles } from '../../generator/cli/files.ts';
import { aRecordWith, aText, parsedAs } from './json-shape.ts';

const root = resolve(import.meta.dirname, '../..');
const UNPACKING_SCRIPT = "await (await import('@sparticuz/chromium')).default.executablePath()";

/** Null if the package is not installed or does not support this machine. */
export async function unpackChromium(): Promise<{ executablePath: string; env: Record<string, string> } | null> {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return null;
  const { version } = parsedAs(readFileSync(manifest, 'utf8'), aRecordWith({ version: aText }));
  const cache = join(root, 'node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder, cache);
  // Replaces the configuration of the package, whose paths are in /tmp/fonts, and one of this project at another place.
  replaceFiles(folder, new Map([['fonts/fonts.conf', fontConfiguration(join(folder, 'fonts'))]]), cache);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

function unpackInto(folder: string, cache: string): void {
  mkdirSync(cache, { recursive: true });
  // Unpacked to a draft and renamed, so that an interrupted or concurrent run leaves no incomplete folder.
  const draft = mkdtempSync(join(cache, 'chromium-draft-'));
  // Only on AWS Lambda the package unpacks the libraries of Chromium (al2023), so these variables claim that it runs there.
  const lambda = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  // The package unpacks to the temporary folder of its process; a child process can have another one.
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACKING_SCRIPT], {
    cwd: root,
    env: { ...process.env, ...lambda, TMPDIR: draft },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package has no monospaced font: without the alias, the browser takes its proportional one for `monospace`. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}-cache</cachedir>
  <alias>
    <family>monospace</family>
    <prefer>
      <family>DejaVu Sans Mono</family>
      <family>Liberation Mono</family>
    </prefer>
  </alias>
</fontconfig>
`;
}
