/**
 * The site for all tests of what the published site does not have: added kinds of terrain, markers and sizes (some in one edition
 * alone), redirects from old addresses, and a private layer of printed texts. All of these are invented.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Book } from '../../site/src/lib/read-book.ts';
import { pageData } from '../fixtures/page-data.ts';
import { buildEditedSite, printedMarkup, printedSentence, withPages } from '../support/edited-site.ts';
import { type ServedCopy, serveCopy } from '../support/serve-copy.ts';

const root = resolve(import.meta.dirname, '../..');

const quicksand = [
  {
    id: 'square.quicksand',
    kind: 'record',
    of: 'square',
    type: 'bool',
    given: 'map.quicksand',
    draws: {},
    clauses: ['terrain.water.movement'],
  },
  {
    id: 'stop.quicksand',
    kind: 'restriction',
    path: 'move',
    over: 'step',
    gives: 'must-stop',
    if: 'to.quicksand',
    note: 'quicksand',
    clauses: ['terrain.water.movement'],
  },
];

const sizeIds = ['character.printedSize', 'character.size', 'endSize'];
const added = (definition: object): string =>
  `\`\`\`add\n${JSON.stringify({ ...definition, clauses: ['terrain.water.movement'] })}\n\`\`\``;
const squareRecord = (name: string, draws: object): object => ({
  id: `square.${name}`,
  kind: 'record',
  of: 'square',
  type: 'bool',
  given: `map.${name}`,
  draws,
});

/** An erratum of the current edition alone. */
const mireErratum = `---
id: players-guide.mire
publication: players-guide
source: Players Guide, Mire
---

# Mire, frost and gigantic figures

There is mire and frost, and some figures are gigantic.

${[
  added(squareRecord('mire', {})),
  added(squareRecord('frost', { marker: true })),
  ...sizeIds.map((id) => `\`\`\`set ${id}\n{ "type": { "enum": ["tiny", "standard", "great", "colossal", "gigantic"] } }\n\`\`\``),
].join('\n\n')}
`;

function edit(folder: string): void {
  const waterFile = join(folder, 'rules/terrain/water.json');
  const data = pageData(readFileSync(waterFile, 'utf8'));
  writeFileSync(waterFile, JSON.stringify({ ...data, definitions: [...(data.definitions ?? []), ...quicksand] }));
  const sizesFile = join(folder, 'rules/lof-chart/reading.json');
  writeFileSync(sizesFile, readFileSync(sizesFile, 'utf8').replaceAll('"standard", "great"]', '"standard", "great", "colossal"]'));
  writeFileSync(join(folder, 'rules/errata/players-guide-mire.md'), mireErratum);
}

/** The book with a few pages, among them one with a page of further examples, and with former ids of everything that has an address. */
function reducedBook(book: Book): Book {
  const ids = ['concepts.line-of-fire', 'actions.move', 'combat.knock-back', 'golden.replace-then-modify', 'combat.attack-roll'];
  const ruling = book.rulings.find(({ kind }) => kind === 'reading');
  if (ruling === undefined) throw new Error('the book has no reading');
  return {
    ...withPages(book, [...ids, 'terrain.hindering', 'terrain.water', 'turns.breaking-away', 'guide.breaking-away']),
    rulings: [{ ...ruling, id: 'reading.kept' }],
    renamed: {
      'terrain.hindering.halt': 'terrain.hindering.stop-on-entry',
      'terrain.water.wading': 'terrain.hindering.stop-on-entry',
      'reading.lost': 'reading.kept',
      'first-guide.hindering': 'terrain.hindering.stop-on-entry',
    },
    formerIds: { errata: ['first-guide.gone', 'first-guide.hindering'], rulings: ['reading.lost', 'terrain.hindering.stop-on-entry'] },
  };
}

/** Imports an invented document as a private layer, and compares a later version with it. Returns the file of the layer. */
function storeLayer(folder: string): string {
  const oldFile = join(folder, 'book.md');
  writeFileSync(oldFile, `# BREAKING AWAY\n\n${printedSentence}\n\n${printedMarkup}\n`);
  const newFile = join(folder, 'later.md');
  writeFileSync(newFile, `# BREAKING AWAY\n\n${printedSentence.replace('5', '6')}\n\n${printedMarkup}\n\n# WALNUTS\n\n${printedMarkup}\n`);
  for (const files of [[oldFile], [newFile, '--against', oldFile]]) {
    const command = ['generator/main.ts', 'import', ...files, '--as', 'core-rulebook-2014', '--out', folder, '--json'];
    // Status 1: in the first run the markup is a defect, in the second the versions differ; both store their result.
    expect(() => execFileSync(process.execPath, command, { cwd: root, stdio: 'pipe' })).toThrow(expect.objectContaining({ status: 1 }));
  }
  return join(folder, 'printed.json');
}

/** Builds the edited site, which takes half a minute or more, and serves it. */
export async function serveEditedSite(): Promise<ServedCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-edited-'));
  const layerFolder = join(folder, 'layer');
  mkdirSync(layerFolder);
  try {
    buildEditedSite(folder, edit, reducedBook, storeLayer(layerFolder));
    return await serveCopy(join(folder, 'site/dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
