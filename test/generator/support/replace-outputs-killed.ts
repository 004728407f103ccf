/**
 * `replace-outputs-killed.ts ROOT SET NUMBER writes|moves`: replaces the generated folders by a set, and is killed just before its
 * NUMBERth call that writes a file, or that renames or removes something.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { replaceOutputs } from '../../../generator/cli/outputs.ts';
import { outputs } from './outputs.ts';

const [root = '', setName = '', number = '', counted] = process.argv.slice(2);
let remaining = Number(number);

const killing = <F extends (...args: never) => unknown>(call: F): F =>
  new Proxy(call, {
    apply(target, self, args) {
      remaining -= 1;
      if (remaining === 0) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(target, self, args);
    },
  });

if (counted === 'writes') fs.writeFileSync = killing(fs.writeFileSync);
else {
  fs.renameSync = killing(fs.renameSync);
  fs.rmSync = killing(fs.rmSync);
}
// Modules that import the functions by name get the new ones.
syncBuiltinESMExports();

replaceOutputs(root, outputs(setName));
