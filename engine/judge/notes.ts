/** Notes of a chain that those who render it know by sight. */

/** Said of the exceptions to a rule that acted: they were looked at, and do not apply. */
export const NOT_EXCEPTED = 'Exceptions looked at: none applies';
