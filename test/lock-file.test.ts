/** `npm ci` refuses a lock file with gaps; some registries make npm write one. See test/README.md for how to mend it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aBoolean, aRecordOf, aRecordWith, aText, type Check, parsedAs } from './support/json-shape.ts';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const aLockedPackage: Check<LockedPackage> = aRecordWith(
  {},
  {
    resolved: aText,
    link: aBoolean,
    dependencies: aRecordOf(aText),
    devDependencies: aRecordOf(aText),
    optionalDependencies: aRecordOf(aText),
  },
);

const lock = parsedAs(readFileSync('package-lock.json', 'utf8'), aRecordWith({ packages: aRecordOf(aLockedPackage) }));
const packages = Object.entries(lock.packages);

test('every optional dependency that a locked package names is locked too', () => {
  const gaps = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path))
      .map((name) => `${path || 'package.json'} names ${name}`),
  );
  expect(gaps).toEqual([]);
});

test('every package comes from the npm registry', () => {
  const elsewhere = packages.filter(
    ([, { resolved, link }]) => link || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test('package.json pins exact versions, those of the lock', () => {
  const pinned = parsedAs(readFileSync('package.json', 'utf8'), aLockedPackage);
  const dependencies = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
  const versions = dependencies.flatMap((kind) => Object.entries(pinned[kind] ?? {}));
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !/^(?:npm:typescript@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(dependencies.map((kind) => pinned[kind])).toEqual(dependencies.map((kind) => lock.packages['']?.[kind]));
});

/** Looks where Node would: in the package's own node_modules, then in those of the packages around it. */
function isLocked(name: string, dependent: string): boolean {
  for (let folder = dependent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}
