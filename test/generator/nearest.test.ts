import { describe, expect, it } from 'vitest';
import { nearest } from '../../generator/nearest.ts';

describe('the nearest word', () => {
  it('allows one typing error in short words and more in long ones', () => {
    const names = ['says', 'board', 'verdict', 'characters', 'because'];
    expect(nearest('sais', names)).toBe('says');
    expect(nearest('sasy', names)).toBe('says');
    expect(nearest('Board', names)).toBe('board');
    expect(nearest('charaters', names)).toBe('characters');
    expect(nearest('becuase', names)).toBe('because');
    expect(nearest('verdicts', names)).toBe('verdict');
    expect(nearest('carachters', names)).toBe('characters');
    expect(nearest('siis', names)).toBeUndefined();
  });

  it('is none if no word is near', () => {
    expect(nearest('xyz', ['says', 'ask'])).toBeUndefined();
    expect(nearest('', ['a'])).toBeUndefined();
    expect(nearest('a'.repeat(10_000_000), ['a'])).toBeUndefined();
  });

  it('is the first of those that are equally near', () => {
    expect(nearest('line', ['says', 'mine', 'fine'])).toBe('mine');
  });
});
