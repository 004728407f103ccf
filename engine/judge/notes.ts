/** Notes of a chain that sites and the command line recognise, to render them in a way of their own. */

/** The note of the exceptions to a rule that acted, which do not apply. */
export const NOT_EXCEPTED = 'No exception applies';
