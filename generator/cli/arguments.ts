/** Reads the command line. */
import { parseArgs } from 'node:util';
import { nearest } from '../nearest.ts';

const COMMANDS = [
  'check',
  'build',
  'judge',
  'explain',
  'diff',
  'coverage',
  'import',
  'mutate',
  'search',
  'erratum',
  'edition',
  'publication',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

export interface Arguments {
  readonly command: Command;
  readonly names: readonly string[];
  readonly json: boolean;
  readonly sarif: boolean;
  readonly watch: boolean;
  readonly accept: boolean;
  readonly check: boolean;
  readonly behaviour: boolean;
  readonly definition?: string;
  /** The document that the imported file is. */
  readonly as?: string;
  /** The folder of the private layer. */
  readonly out?: string;
  /** What a new erratum, publication or edition has. */
  readonly publication?: string;
  readonly edition?: string;
  readonly title?: string;
  readonly date?: string;
}

const isCommand = (text: string | undefined): text is Command => COMMANDS.some((c) => c === text);

/** The arguments, or what is wrong with them. */
export function readArguments(argv: readonly string[]): Arguments | string {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: flag,
        sarif: flag,
        watch: flag,
        accept: flag,
        check: flag,
        behaviour: flag,
        help: { ...flag, short: 'h' },
        definition: { type: 'string' },
        as: { type: 'string' },
        out: { type: 'string' },
        publication: { type: 'string' },
        edition: { type: 'string' },
        title: { type: 'string' },
        date: { type: 'string' },
      },
    });
    const [first, ...names] = positionals;
    const command = values.help || first === undefined ? 'help' : first;
    if (!isCommand(command)) {
      const near = nearest(command, COMMANDS);
      return `there is no command "${command}"${near === undefined ? '' : `; did you mean "${near}"?`}`;
    }
    const { json, sarif, watch, accept, check, behaviour, definition, as, out, publication, edition, title, date } = values;
    const texts = {
      ...(definition === undefined ? {} : { definition }),
      ...(as === undefined ? {} : { as }),
      ...(out === undefined ? {} : { out }),
      ...(publication === undefined ? {} : { publication }),
      ...(edition === undefined ? {} : { edition }),
      ...(title === undefined ? {} : { title }),
      ...(date === undefined ? {} : { date }),
    };
    return { command, names, json, sarif, watch, accept, check, behaviour, ...texts };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
