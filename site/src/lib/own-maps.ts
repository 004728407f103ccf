/** Maps of our own, drawn as text in `src/maps`: title, what it is for, kind, then the drawing. */
import { type Fields, fieldsOf } from '../base/json.ts';
import { readTextBoard } from '../boards/read-text-board.ts';

interface OwnMap {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly size: string;
  readonly question: Fields;
}

const drawings: { readonly [path: string]: string } = import.meta.glob<string>('../maps/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Throws for a map that cannot be read, with the name of its file. */
function readMap(path: string, text: string): OwnMap {
  const [head = ''] = text.split(/\n\s*\n/, 1);
  const fields = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const id = path.replace(/^.*\//, '').replace('.txt', '');
  try {
    // Only the line breaks of the head stay, so that the drawing has the line numbers of the file, which faults report.
    const drawing = head.replaceAll(/[^\n]/g, '') + text.slice(head.length);
    const position = readTextBoard(drawing, fields.kind ?? 'outdoor');
    const { columns, rows } = fieldsOf(position.map);
    return {
      id,
      title: fields.title ?? id,
      says: fields.says ?? '',
      size: `${columns} × ${rows}`,
      // Every map has figures A and B.
      question: { ask: 'line-of-fire', ...position, from: { character: 'A' }, to: { character: 'B' } },
    };
  } catch (error) {
    throw new Error(`${path}:\n${error instanceof Error ? error.message : String(error)}`);
  }
}

export const ownMaps: readonly OwnMap[] = Object.entries(drawings)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, text]) => readMap(path, text));
