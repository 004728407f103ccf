import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../generator/cli/root.ts';

/** The arguments of Node with which the scripts of `package.json` start a command: it stores compiled modules, so that the next starts sooner. */
export const NODE_ARGUMENTS: readonly string[] = ['--import', pathToFileURL(join(ROOT, 'generator/node-version.mjs')).href];
