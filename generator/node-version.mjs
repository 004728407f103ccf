// Loaded before every script (`node --import`). It is JavaScript, so that a Node that cannot run TypeScript prints one clear line.
import module from 'node:module';
import { join } from 'node:path';

if (!process.features.typescript) {
  const found = `this is Node ${process.versions.node}`;
  process.stderr.write(
    `sightline: Node 22.18 or later is needed to run TypeScript; ${found}. Install a newer one from https://nodejs.org.\n`,
  );
  process.exit(2);
}

// Stores the JavaScript of the modules and its bytecode, so that a command starts without translating and compiling them again.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));
