import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { importDocuments } from '../../../generator/cli/import.ts';
import { writeSmallBook } from '../../fixtures/small-book-folder.ts';
import { argumentsOf } from '../../support/arguments-of.ts';
import { LEXICON } from './invented.ts';

/** Writes the small book to a temporary folder, which is removed after the tests of the file. */
export function importIntoSmallBook() {
  const root = mkdtempSync(join(tmpdir(), 'sightline-import-'));
  writeSmallBook(root);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return {
    root,
    run: (...words: string[]): number => importDocuments(root, argumentsOf('import', ...words), LEXICON),
    writtenFile: (name: string, text: string): string => {
      writeFileSync(join(root, name), text);
      return join(root, name);
    },
  };
}
