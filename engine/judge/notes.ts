/** Notes of a chain that those who render it know by sight. */

/** The note of the exceptions to a rule that acted, which do not apply. */
export const NOT_EXCEPTED = 'No exception applies';
