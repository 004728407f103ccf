import { parseArgs } from 'node:util';
import { COMMANDS, type Command, type CommandName, findCommand } from './commands.ts';
import { OPTIONS, type OptionName, optionNamed, type TextOption } from './options.ts';
import { suggestion } from './suggestion.ts';

export type Arguments = {
  readonly command: CommandName;
  readonly names: readonly string[];
} & { readonly [Name in Exclude<OptionName, TextOption>]: boolean } & { readonly [Name in TextOption]?: string };

interface Refused {
  readonly message: string;
  /** The command whose usage is printed below the message; absent if the command itself is unknown. */
  readonly command?: Command;
}

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

export function readArguments(argv: readonly string[]): Arguments | Refused | 'version' {
  const flag = { type: 'boolean' } as const;
  // The command decides which options take a value, and may come after them: the first argument that is the name of a command is taken for
  // it.
  const { withoutValue = {} } = findCommand(argv.find((argument) => findCommand(argument) !== undefined) ?? '') ?? {};
  const takenBy = (name: string): string | undefined => (Object.hasOwn(withoutValue, name) ? undefined : optionNamed(name)?.takes);
  const declared = Object.keys(OPTIONS).map((name) => [name, takenBy(name) === undefined ? flag : ({ type: 'string' } as const)] as const);
  const options = { ...Object.fromEntries(declared), help: { ...flag, short: 'h' }, version: { ...flag, short: 'V' } };
  const { tokens, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true });
  const givenOptions = tokens.filter((token) => token.kind === 'option');
  const has = (name: string): boolean => givenOptions.some((token) => token.name === name);
  const [typedCommand, ...names] = positionals;
  if (has('version')) return 'version';
  const command = findCommand(typedCommand ?? 'help');
  if (command === undefined)
    return {
      message: `There is no command \`${typedCommand}\`.${suggestion(
        typedCommand ?? '',
        COMMANDS.map(({ name }) => name),
      )}`,
    };
  if (has('help')) return argumentsOf(findCommand('help') ?? command, typedCommand === undefined ? [] : [command.name]);
  for (const { name, rawName, value, inlineValue } of givenOptions) {
    if (!isOption(name) || !command.options.includes(name))
      return { message: unknownOption(command, typedCommand, name, rawName), command };
    const takes = takenBy(name);
    if (takes === undefined && value !== undefined) return { message: `The option \`${rawName}\` takes no value.`, command };
    if (takes !== undefined && (value === undefined || value === '' || (inlineValue !== true && value.startsWith('-'))))
      return { message: `The option \`${rawName}\` needs a value: ${rawName} ${takes}.`, command };
  }
  if (has('json') && has('sarif'))
    return { message: '`--json` does not go with `--sarif`: each prints the result in another form.', command };
  if (names.length < command.least) return { message: `\`sightline ${command.name}\` needs ${command.operands ?? 'an operand'}.`, command };
  if (names.length > command.most) return { message: surplusOperands(command, names), command };
  // An option that takes a value with other commands and none with this one (`withoutValue`) is given as ''.
  const texts = givenOptions.flatMap(({ name, value = '' }) => (optionNamed(name)?.takes === undefined ? [] : [[name, value] as const]));
  return argumentsOf(
    command,
    names,
    givenOptions.filter(({ value }) => value === undefined).map(({ name }) => name),
    Object.fromEntries(texts),
  );
}

function argumentsOf(
  command: { readonly name: CommandName },
  names: readonly string[],
  flags: readonly string[] = [],
  texts: { readonly [name: string]: string } = {},
): Arguments {
  const isOn = (name: OptionName): boolean => flags.includes(name);
  return {
    command: command.name,
    names,
    json: isOn('json'),
    sarif: isOn('sarif'),
    watch: isOn('watch'),
    accept: isOn('accept'),
    check: isOn('check'),
    behaviour: isOn('behaviour'),
    seek: isOn('seek'),
    ...texts,
  };
}

function unknownOption(command: Command, typedCommand: string | undefined, name: string, raw: string): string {
  const message = `\`sightline${typedCommand === undefined ? '' : ` ${typedCommand}`}\` has no option \`${raw}\`.`;
  const others = COMMANDS.filter((other) => other.options.some((option) => option === name)).map((other) => `\`${other.name}\``);
  return others.length === 0
    ? `${message}${suggestion(name, [...command.options, 'help', 'version'], '--')}`
    : `${message} It belongs to ${others.join(', ')}.`;
}

function surplusOperands(command: Command, names: readonly string[]): string {
  const surplusNames = names.slice(command.most).map((name) => `\`${name}\``);
  const takes = command.most === 0 ? 'takes no operands' : `takes only ${command.operands ?? ''}`;
  return `\`sightline ${command.name}\` ${takes}; found ${surplusNames.join(', ')}.`;
}
