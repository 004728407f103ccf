import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackChromium } from './packed-chromium.ts';

/** Options for Playwright's `launch`. */
interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  /** The whole environment of the browser's process. */
  readonly env: Record<string, string>;
  readonly foundIn: string;
}

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing in a process of its own costs a tenth of the time of the tests on two cores.
  '--in-process-gpu',
];

const commands = [
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
];

const usualPlaces = [
  '/opt/google/chrome/chrome',
  '/opt/chromium.org/chromium/chromium',
  '/opt/microsoft/msedge/msedge',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The first browser of: CHROME_PATH, Playwright's own, an installed Chrome, Chromium or Edge, the packed one. Throws with what to run. */
export async function findBrowser(): Promise<Browser> {
  const chosenPath = process.env.CHROME_PATH;
  if (chosenPath) {
    if (!isProgram(chosenPath)) throw new Error(`CHROME_PATH names no program: ${chosenPath}`);
    return browser(chosenPath, 'CHROME_PATH');
  }
  const own = chromium.executablePath();
  if (isProgram(own)) return browser(own, "Playwright's own");
  const installed = [...onPath(), ...usualPlaces].find(isProgram);
  if (installed) return browser(installed, 'installed');
  const packed = await unpackChromium();
  if (packed) return browser(packed.executablePath, '@sparticuz/chromium', packed.env);
  throw new Error('No browser for the tests. Run: npx playwright install chromium');
}

function browser(executablePath: string, foundIn: string, variables: Record<string, string> = {}): Browser {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  return { executablePath, args, env: { ...env, ...variables }, foundIn };
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = process.platform === 'win32' ? '.exe' : '';
  return commands.flatMap((command) => folders.map((folder) => join(folder, command + ending)));
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
