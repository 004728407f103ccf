/** Texts that commands write, or warnings propose, for the editor to replace. `check-placeholders.ts` reports those that are left. */

/** For the field `why` of an erratum, the paragraph below its title. */
export const NEW_ERRATUM_WHY = 'What changes in play, in one or two sentences.';
/** For the line `says` of an example. */
export const NEW_EXAMPLE_SAYS = 'What this position shows, in one sentence.';
