export interface Option {
  /** The name of its value in help; absent for an option that is on or off. */
  readonly takes?: string;
  readonly summary: string;
}

export const OPTIONS = {
  json: { summary: 'print the result as JSON' },
  sarif: { summary: 'print the findings as SARIF 2.1.0, for code hosts and editors' },
  watch: { summary: 'build again on every change, until interrupted' },
  accept: { summary: 'record new verdicts in the examples, and flips in the errata' },
  check: { summary: 'write nothing; fail if a generated file is out of date' },
  behaviour: {
    summary: 'list the verdicts that differ, of examples, random positions and recorded games, instead of text and definitions',
  },
  seed: { takes: 'NUMBER', summary: 'choose other random positions, games or definitions' },
  games: { takes: 'NUMBER', summary: 'how many games are played' },
  bots: { takes: 'NAMES', summary: 'who plays, one for each player: `random` or `greedy`, as in greedy,random' },
  definition: { takes: 'ID', summary: 'change this definition only' },
  sample: { takes: 'NUMBER', summary: 'change only this many definitions, chosen at random; `--seed` chooses others' },
  seek: { summary: 'seek positions for the changes that survive, and add them to positions.jsonl' },
  as: { takes: 'DOCUMENT', summary: 'name the document that the file contains' },
  out: { takes: 'FOLDER', summary: 'store the private layer in this folder, relative to the working directory' },
  against: { takes: 'OLD', summary: 'compare with an earlier version: a file, or `stored` for the private layer' },
  publication: { takes: 'ID', summary: 'the publication; by default the last one, for a new edition one with the id of the edition' },
  edition: { takes: 'ID', summary: 'the edition that the publication makes, or that is played' },
  title: { takes: 'TITLE', summary: 'the title of the publication' },
  date: { takes: 'DATE', summary: 'when it appeared: a year, a month (2015-06) or a day (2015-06-30)' },
} as const satisfies { readonly [name: string]: Option };

const OPTION_BY_NAME: { readonly [name: string]: Option | undefined } = OPTIONS;

export const optionNamed = (name: string): Option | undefined => OPTION_BY_NAME[name];

type Options = typeof OPTIONS;
export type OptionName = keyof Options;
/** The names of the options that take a value. */
export type TextOption = { [Name in OptionName]: Options[Name] extends { readonly takes: string } ? Name : never }[OptionName];
