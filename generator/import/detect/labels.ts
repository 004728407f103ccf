/** Labels such as "Cost: 5" that begin a line in every other section: run into the text after or before them, or without their colon. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, quoted } from '../document.ts';
import { excerpt, matchesIn } from './pattern.ts';

export const findLabels = ({ documents }: Corpus): Diagnostic[] => documents.flatMap(inDocument);

/** So many lines that begin with a label make it one. */
const FEWEST_LINES = 5;
/** The share of lines in which the value of the label is a number. */
const MOSTLY = 0.8;
/** In so many places of a document the other layout is one of its own. */
const MOST_BROKEN = 3;

const LABELLED = /(?<=^|\n)[ \t]*(\p{Lu}\p{Ll}+(?:\(s\))?(?: \p{L}+)?):[ \t]+([^\n]+)/gu;
const NUMBER = /^\d{1,4}[*+]?(?= |$)/;

function inDocument({ sections }: IndexedDocument): Diagnostic[] {
  const values = sections.flatMap(({ text }) =>
    matchesIn(text, LABELLED).map(({ 1: name = '', 2: value = '' }) => ({
      name,
      isNumber: NUMBER.test(value),
    })),
  );
  const labels = [...Map.groupBy(values, ({ name }) => name)].filter(
    ([, ofLabel]) => ofLabel.length >= FEWEST_LINES && ofLabel.filter(({ isNumber }) => isNumber).length >= ofLabel.length * MOSTLY,
  );
  return labels.flatMap(([name]) =>
    [runTogether(name), withoutColon(name)].flatMap((find) => {
      const found = sections.flatMap(find);
      return found.length > MOST_BROKEN ? [] : found;
    }),
  );
}

const escaped = (name: string): string => name.replaceAll(/[()]/g, String.raw`\$&`);

/** "Cost: 4 At the end of your turn", "Keyword: Teapot Cost: 3" */
function runTogether(name: string): (section: PrintedSection) => Diagnostic[] {
  const label = escaped(name);
  const pattern = new RegExp(
    String.raw`(?<=(?:^|\n)[ \t]*)${label}: \d{1,4}[*+]? (?=\p{Lu}\p{Ll}* \p{L})|(?<=[\p{L}\p{N}.)] )${label}: (?=\d)`,
    'gu',
  );
  return (section) =>
    matchesIn(section.text, pattern).map(({ index, 0: words }) => {
      const at = [index, index + words.length] as const;
      const message = 'The line of a label is run together with another.';
      const found = excerpt(section.text, ...at);
      return finding(section, { code: 'print-break-irregular', severity: 'note', message, at, found, expected: 'a line break' });
    });
}

/** "Cost 5" */
function withoutColon(name: string): (section: PrintedSection) => Diagnostic[] {
  const pattern = new RegExp(String.raw`(?<=^|\n)${escaped(name)} \d{1,4}[ \t]*(?=\n|$)`, 'gu');
  return (section) =>
    matchesIn(section.text, pattern).map(({ index, 0: words }) => {
      const at = [index, index + words.length] as const;
      const message = 'A colon is missing after these words.';
      return finding(section, { code: 'print-colon-missing', severity: 'note', message, at, found: quoted(words), expected: `${name}:` });
    });
}
