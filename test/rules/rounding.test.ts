import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The first argument of a call whose arguments begin at the index. */
function firstArgument(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    if (depth === 0 && (character === ',' || character === ')')) return text.slice(start, index);
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
  }
  return text.slice(start);
}

/** What is divided in the calls of `wholes`, which rounds down. A definition that rounds up by itself adds to the dividend. */
const dividends = globSync('rules/**/*.json').flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/\bwholes\(/g)].map(({ index, 0: call }) => firstArgument(text, index + call.length));
});

test('no definition rounds up by itself, so that all follow the rule of rounding', () => {
  expect(dividends.length).toBeGreaterThan(0);
  expect(dividends.filter((dividend) => dividend.includes('+'))).toEqual([]);
});
