/** The classes of values: each value has one, and steps of calculations gather the values of a class. */

/** Classes that calculations of the board gather, and those of games too. */
export const BOARD_CLASSES = ['replacement', 'modifier', 'minimum', 'maximum', 'increase', 'reduction'] as const;
/** Classes of the values of a number, or of what is true or false, in a game. */
export const NUMBER_CLASSES = [...BOARD_CLASSES, 'ignoring', 'allow'] as const;
/** Classes of the values that change a set of capabilities in a game. */
export const SET_CLASSES = ['has', 'use', 'counter', 'ignored', 'cannot'] as const;
export const VALUE_CLASSES = [...NUMBER_CLASSES, ...SET_CLASSES] as const;
