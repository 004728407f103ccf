/** Texts that commands write for the editor to replace. */
export const NEW_ERRATUM_WHY = 'What changes in play, in one or two sentences.';
export const NEW_EXAMPLE_SAYS = 'What this position shows, in one sentence.';
