/** `sightline help`: the commands, or one of them with its options and examples. */
import type { Arguments } from './arguments.ts';
import { COMMANDS, type Command, findCommand } from './commands.ts';
import { type OptionName, optionNamed } from './options.ts';
import { suggestion } from './suggestion.ts';
import { print, refuse } from './terminal.ts';

const column = (left: string, width: number, right: string): string => `  ${left.padEnd(width)}  ${right}`;

export function usageOf(command: Command): string {
  const parts = ['sightline', command.name, ...command.options.map((name) => `[${optionUsage(command, name)}]`), command.operands ?? ''];
  return parts.filter((part) => part !== '').join(' ');
}

function optionUsage({ withoutValue }: Command, option: OptionName): string {
  const { takes } = optionNamed(option) ?? {};
  return takes === undefined || withoutValue?.[option] !== undefined ? `--${option}` : `--${option} ${takes}`;
}

export function helpOf(command: Command): string {
  const options = [
    ...command.options.map(
      (name) => [optionUsage(command, name), command.withoutValue?.[name] ?? optionNamed(name)?.summary ?? ''] as const,
    ),
    ['--help', 'print this help'] as const,
  ];
  const width = Math.max(...options.map(([name]) => name.length));
  return [
    `${command.summary}.`,
    ...(command.details === undefined ? [] : ['', command.details]),
    '',
    `Usage: ${usageOf(command)}`,
    '',
    'Options:',
    ...options.map(([name, summary]) => column(name, width, summary)),
    '',
    `Example${command.examples.length === 1 ? '' : 's'}:`,
    ...command.examples.map((example) => `  ${example}`),
  ].join('\n');
}

export function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    "The rulebook's compiler and judge.",
    '',
    'Usage: sightline COMMAND [OPTION…]',
    '',
    'Commands:',
    ...COMMANDS.map(({ name, summary }) => column(name, width, summary)),
    '',
    'Options:',
    column('-h, --help', 13, 'print help; after a command, the help of that command'),
    column('-V, --version', 13, 'print the version'),
    '',
    'Exit status: 0 for success, 1 for findings, 2 if the command could not run.',
  ].join('\n');
}

export function help(_root: string, { names: [name] }: Arguments): number {
  const command = name === undefined ? undefined : findCommand(name);
  if (name !== undefined && command === undefined) {
    const commandNames = COMMANDS.map((known) => known.name);
    return refuse(`There is no command \`${name}\`.${suggestion(name, commandNames)}`);
  }
  print(command === undefined ? overview() : helpOf(command));
  return 0;
}
