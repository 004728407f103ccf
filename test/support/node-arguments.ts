import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../generator/cli/root.ts';

/** As in the scripts of `package.json`. `node-version.mjs` stores compiled modules, so that later commands start sooner. */
export const NODE_ARGUMENTS: readonly string[] = ['--import', pathToFileURL(join(ROOT, 'generator/node-version.mjs')).href];
