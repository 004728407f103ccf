import type { AcceptedCounts, RemovedReasons } from '../examples/accept.ts';

const MOST_LISTED = 20;

export function removedReasonsText(removed: readonly RemovedReasons[]): string {
  const lines = removed.slice(0, MOST_LISTED).map(({ example, entries, editions }) => {
    const where = editions === undefined ? '' : ` for ${editions.join(', ')}`;
    return `Removed from "because" of ${example}${where}, since its chain does not have it: ${entries.join(', ')}.\n`;
  });
  const more = removed.length - lines.length;
  return [...lines, ...(more > 0 ? [`Removed such reasons from ${more} more example${more === 1 ? '' : 's'}.\n`] : [])].join('');
}

export function acceptedText(counts: readonly AcceptedCounts[]): string {
  const total = (name: keyof AcceptedCounts): number => counts.reduce((sum, one) => sum + one[name], 0);
  const examples = (count: number, kind = ''): string => `${count} ${kind}example${count === 1 ? '' : 's'}`;
  const leftLine = (name: keyof AcceptedCounts, why: string): string =>
    total(name) === 0 ? '' : `Left ${examples(total(name))} as ${why}\n`;
  const leftText = [
    leftLine('refused', 'recorded: the judge refuses the question.'),
    leftLine('shortOfDice', 'recorded: the question needs more dice.'),
    leftLine('contradicted', 'written: the judge contradicts a new verdict.'),
  ].join('');
  const [recorded, verdicts, chains] = [total('recorded'), total('verdicts'), total('chains')];
  const recordedLine = recorded === 0 ? '' : `Recorded ${examples(recorded, 'new ')}.\n`;
  const changed = [
    verdicts === 0 ? '' : `the verdict of ${examples(verdicts)}`,
    chains === 0 ? '' : `${verdicts === 0 ? '' : 'only '}the chain of ${examples(chains)}`,
  ].filter((part) => part !== '');
  const changedLine = changed.length === 0 ? '' : `Changed ${changed.join(', and ')}.\n`;
  return `${recordedLine}${changedLine}${leftText}`;
}
