import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../generator/ast.ts';
import { editionId, pageId } from '../../../generator/ids.ts';
import { claimLines } from '../../../generator/parse/example-claims.ts';
import { parsePage } from '../../../generator/parse/markdown.ts';
import { rewriteExamples } from '../../../generator/parse/rewrite-example.ts';

const place = { file: '', line: 0, column: 0 };
const head = '# T\n\n## C {#c}\n\nWords.\n\n';
const firstExample = '```example one\nsays: s\nverdict: {"old": 1}\nask: {"ask":"x"}\nbecause:   ["c A9"]\n\n```\n';
const secondExample = '```example two\nsays: s\nboard:\n      A\n  1   .\nask: {"ask":"y"}\n```\n';
const examplesOf = (text: string) => parsePage({ path: 'a.md', text }, pageId('a.b')).page?.clauses[0]?.examples ?? [];
const withoutPlaces = (claims: readonly Claim[] | undefined) => claims?.map(({ place: _, becausePlace: __, ...claim }) => claim);
const claims: Claim[] = [
  { edition: editionId('2014'), verdict: { v: 1 }, because: ['c B2'], place },
  { verdict: { v: 1 }, because: ['c A1'], place },
  { edition: editionId('original'), refused: { code: 'x', at: '' }, place },
];

describe('rewriting claims', () => {
  it('writes only what differs from the general claim', () => {
    expect(claimLines(claims)).toEqual([
      'verdict: {"v":1}',
      'because: ["c A1"]',
      'because 2014: ["c B2"]',
      'refused original: {"code":"x","at":""}',
    ]);
  });

  it('writes the verdict of an edition without reasons, so that the general reasons do not apply to the edition', () => {
    const withoutReasons: Claim = { edition: editionId('2014'), verdict: { v: 1 }, place };
    expect(claimLines([{ verdict: { v: 1 }, because: ['c A1'], place }, withoutReasons])).toEqual([
      'verdict: {"v":1}',
      'because: ["c A1"]',
      'verdict 2014: {"v":1}',
    ]);
  });

  it('replaces the lines in place and leaves the rest', () => {
    const text = `${head}${firstExample}\nTail.`;
    const [example] = examplesOf(text);
    if (example === undefined) throw new Error('the page has no example');
    const written = rewriteExamples(text, [{ example, claims }]);
    expect(written).toBe(
      `${head}\`\`\`example one\nsays: s\nverdict: {"v":1}\nbecause: ["c A1"]\nbecause 2014: ["c B2"]\nrefused original: {"code":"x","at":""}\nask: {"ask":"x"}\n\n\`\`\`\n\nTail.`,
    );
    const [rewritten] = examplesOf(written);
    expect(withoutPlaces(rewritten?.claims)).toEqual(
      withoutPlaces([claims[1], claims[0], claims[2]].filter((claim) => claim !== undefined)),
    );
    expect(rewritten && rewriteExamples(written, [{ example: rewritten, claims: rewritten.claims }])).toBe(written);
  });

  it('writes several examples of a file, with its line breaks', () => {
    const text = `\ufeff${head}${firstExample}\n${secondExample}`.replaceAll('\n', '\r\n');
    const examples = examplesOf(text);
    expect(examples).toHaveLength(2);
    const written = rewriteExamples(
      text,
      examples.map((example) => ({ example, claims: [{ refused: { code: 'z', at: '' }, place }] })),
    );
    const expected = `\ufeff${head}\`\`\`example one\nsays: s\nrefused: {"code":"z","at":""}\nask: {"ask":"x"}\n\n\`\`\`\n\n${secondExample.replace('\n```\n', '\nrefused: {"code":"z","at":""}\n```\n')}`;
    expect(written).toBe(expected.replaceAll('\n', '\r\n'));
  });
});
