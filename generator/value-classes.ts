/** The classes of values. Each value has one, and a step of a calculation gathers the values of one class or several. */

/** Classes that calculations of the board can gather; those of games can gather them too. */
export const BOARD_CLASSES = ['replacement', 'modifier', 'minimum', 'maximum', 'increase', 'reduction'] as const;
/** Classes of the values that change a number or a boolean in a game: `ignoring` is damage below a number, `allow` a permission. */
export const NUMBER_CLASSES = [...BOARD_CLASSES, 'ignoring', 'allow'] as const;
/**
 * Classes of the values that change a set of capabilities in a game: those that a character possesses (`has` adds to them, `counter`
 * removes from them), can use (`use`, `ignored`) and may not be given an action for (`cannot`).
 */
export const SET_CLASSES = ['has', 'use', 'counter', 'ignored', 'cannot'] as const;
export const VALUE_CLASSES = [...NUMBER_CLASSES, ...SET_CLASSES] as const;
