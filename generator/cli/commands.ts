import type { OptionName } from './options.ts';

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** As written in help, such as `CLAUSE` or `FILE…`. */
  readonly operands?: string;
  /** The numbers of operands that the command accepts. */
  readonly least: number;
  readonly most: number;
  readonly options: readonly OptionName[];
  /** Options that take a value with other commands and none with this one, each with its summary here. */
  readonly withoutValue?: { readonly [Name in OptionName]?: string };
  /** Sentences that help prints between the summary and the usage. */
  readonly details?: string;
  readonly examples: readonly string[];
}

const TABLE = [
  {
    name: 'check',
    summary: 'Compile the rules and run their examples, without writing anything',
    least: 0,
    most: 0,
    options: ['json', 'sarif'],
    examples: ['sightline check', 'sightline check --sarif > findings.sarif'],
  },
  {
    name: 'build',
    summary: 'Generate the engine and the book',
    least: 0,
    most: 0,
    options: ['watch', 'accept', 'check', 'json', 'sarif'],
    details:
      'All generated files are replaced together, or none. Files that are no longer generated are deleted.\n' +
      'Nothing is written while the rules do not compile, as with an outdated digest or an unknown name: there are then no rules to run.\n' +
      'Findings about examples, such as a verdict that flips, do not prevent it: the files have the new rules, and the exit status is 1.',
    examples: ['sightline build', 'sightline build --accept', 'sightline build --check'],
  },
  {
    name: 'judge',
    summary: 'Answer rules questions: one JSON question a line in, one verdict a line out',
    operands: '[FILE…]',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    options: [],
    details: 'Reads the files in order, or standard input without any. Exit status 1 if a line got an error.',
    examples: [`echo '{"ask":"break-away","roll":3}' | sightline judge`, 'sightline judge questions.ndjson > verdicts.ndjson'],
  },
  {
    name: 'explain',
    summary: 'Print everything known of a clause, page, definition, example, erratum, reading or diagnostic',
    operands: 'ID',
    least: 1,
    most: 1,
    options: ['json'],
    examples: ['sightline explain terrain.hindering.hindered-label', 'sightline explain link-dead'],
  },
  {
    name: 'search',
    summary: 'Search the book as the site does',
    operands: 'WORDS…',
    least: 1,
    most: Number.POSITIVE_INFINITY,
    options: ['json'],
    details: 'is:erratum, in:terrain and term:rim narrow a search.',
    examples: ['sightline search break away', 'sightline search in:terrain wall'],
  },
  {
    name: 'diff',
    summary: 'List the text and definitions that differ between two editions',
    operands: 'EDITION EDITION',
    least: 2,
    most: 2,
    options: ['behaviour', 'games', 'seed', 'json'],
    withoutValue: { games: 'replay games recorded in each edition by the rules of the other, and list where they depart' },
    details: 'With --behaviour, also prints the smallest board for each kind of difference between random positions.',
    examples: ['sightline diff 2014 current', 'sightline diff 2014 current --behaviour', 'sightline diff 2014 current --games'],
  },
  {
    name: 'coverage',
    summary: 'List every clause with its status, definitions and passing examples',
    least: 0,
    most: 0,
    options: ['json'],
    examples: ['sightline coverage', 'sightline coverage --json > coverage.json'],
  },
  {
    name: 'import',
    summary: 'Read published rule documents: list their defects and store a private layer',
    operands: 'FILE…',
    least: 1,
    most: Number.POSITIVE_INFINITY,
    options: ['as', 'against', 'out', 'json', 'sarif'],
    details:
      'The documents are yours: nothing of them is written outside private/, which git ignores, or the folder of --out. With --against only the comparison is stored.',
    examples: ['sightline import core_rules.json core_rulebook.md', 'sightline import core_rules.json --against old/core_rules.json'],
  },
  {
    name: 'erratum',
    summary: 'Write the file of a new erratum to a clause, ready to edit',
    operands: 'CLAUSE',
    least: 1,
    most: 1,
    options: ['publication'],
    details: 'The file has the present text and its digest, the definitions that carry the clause and the examples that test or cite it.',
    examples: ['sightline erratum turns.breaking-away.roll'],
  },
  {
    name: 'publication',
    summary: 'Add a publication, and the edition that it makes',
    operands: 'ID',
    least: 1,
    most: 1,
    options: ['edition', 'title', 'date'],
    examples: ['sightline publication guide-2015 --date 2015'],
  },
  {
    name: 'edition',
    summary: 'Add an edition, and the publication that makes it',
    operands: 'ID',
    least: 1,
    most: 1,
    options: ['publication', 'title', 'date'],
    examples: ['sightline edition 2015 --publication guide-2015'],
  },
  {
    name: 'mutate',
    summary: 'Change definitions one at a time and list the changes that no example, position or game continued from an example notices',
    least: 0,
    most: 0,
    options: ['definition', 'sample', 'seed', 'seek', 'json'],
    examples: ['sightline mutate', 'sightline mutate --definition breakAwayOn', 'sightline mutate --sample 60 --seed 7'],
  },
  {
    name: 'simulate',
    summary: 'Let bots play games, and print how they end',
    operands: '[SET-UP]',
    least: 0,
    most: 1,
    options: ['games', 'bots', 'seed', 'edition', 'json'],
    details:
      'SET-UP is a file with a question `play`; its actions and dice are ignored. Without it, two forces of four play. Games that were played before, with the same code, rules, set-up, bots and seed, are not played again.',
    examples: ['sightline simulate --games 1000', 'sightline simulate game.json --bots greedy,random'],
  },
  {
    name: 'completion',
    summary: 'Print a script that completes commands and options in your shell',
    operands: 'SHELL',
    least: 1,
    most: 1,
    options: [],
    details:
      'SHELL is bash, zsh or fish. The script completes the command `sightline`; make it an alias of `npm run --silent sightline --`.',
    examples: ['source <(sightline completion bash)'],
  },
  {
    name: 'help',
    summary: 'Print help for a command',
    operands: '[COMMAND]',
    least: 0,
    most: 1,
    options: [],
    examples: ['sightline help build'],
  },
] as const satisfies readonly Command[];

export type CommandName = (typeof TABLE)[number]['name'];

export const COMMANDS: readonly (Command & { readonly name: CommandName })[] = TABLE;

export const findCommand = (name: string): (typeof COMMANDS)[number] | undefined => COMMANDS.find((command) => command.name === name);
