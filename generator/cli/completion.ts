/** `sightline completion SHELL`: a script that completes commands, their options, and the operands of `help` and `completion`. */

import type { Arguments } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import { type Option, optionNamed } from './options.ts';
import { print, refuse } from './terminal.ts';

const commandNames = COMMANDS.map(({ name }) => name);

const SHELLS: { readonly [shell: string]: () => string } = { bash, zsh, fish };

export function completion(_root: string, { names: [shell = ''] }: Arguments): number {
  if (!Object.hasOwn(SHELLS, shell)) return refuse(`There is no completion for \`${shell}\`, only for ${Object.keys(SHELLS).join(', ')}.`);
  print(SHELLS[shell]?.() ?? '');
  return 0;
}

/** The operands of a command that are known by name. */
const operandsOf = (name: string): readonly string[] => (name === 'help' ? commandNames : name === 'completion' ? Object.keys(SHELLS) : []);

/** The words that complete an argument after a command, besides files. */
const wordsAfter = ({ name, options }: (typeof COMMANDS)[number]): string =>
  [...options.map((option) => `--${option}`), '--help', ...operandsOf(name)].join(' ');

function bash(): string {
  return `_sightline() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commandNames.join(' ')} --help --version"
  else
    case "\${COMP_WORDS[1]}" in
${COMMANDS.map((command) => `      ${command.name}) words="${wordsAfter(command)}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _sightline sightline`;
}

function zsh(): string {
  return `#compdef sightline
_sightline() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${COMMANDS.map(({ name, summary }) => `      '${name}:${summary.replaceAll("'", "'\\''")}'`).join('\n')}
    )
    _describe command commands
    return
  fi
  case "$words[2]" in
${COMMANDS.map((command) => `    ${command.name}) compadd -- ${wordsAfter(command)} ;;`).join('\n')}
  esac
  _files
}
compdef _sightline sightline`;
}

function fish(): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
  return COMMANDS.flatMap(({ name, summary, options, withoutValue }) => [
    `complete -c sightline -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...(operandsOf(name).length === 0
      ? []
      : [`complete -c sightline -f -n '__fish_seen_subcommand_from ${name}' -a ${quoted(operandsOf(name).join(' '))}`]),
    ...options.map((option) => {
      const summaryHere = withoutValue?.[option];
      const { takes, summary: optionSummary }: Partial<Option> =
        summaryHere === undefined ? (optionNamed(option) ?? {}) : { summary: summaryHere };
      return `complete -c sightline -n '__fish_seen_subcommand_from ${name}' -l ${option}${takes === undefined ? '' : ' -r'} -d ${quoted(optionSummary ?? '')}`;
    }),
  ]).join('\n');
}
