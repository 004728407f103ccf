/** What the boards are called, and what each is for. */
import type { BoardName } from './live-board.ts';

export const boardTitles = {
  'line-of-fire': {
    title: 'Line of fire',
    says: 'Set the figures, paint the ground, and read whether the line is clear, hindered or blocked, and by which clauses.',
  },
  moving: {
    title: 'Moving',
    says: 'See where a figure can go and in how many steps, draw its path, and read where it must stop and why.',
  },
  'knock-back': {
    title: 'Knock back',
    says: 'Choose attacker, target and damage: the path, where it ends, why there, and what it hurts.',
  },
  'combat-value': {
    title: 'Combat value',
    says: 'Lay replacements and modifiers on a printed value and read the sum step by step.',
  },
} as const satisfies { [board in BoardName]: { readonly title: string; readonly says: string } };
