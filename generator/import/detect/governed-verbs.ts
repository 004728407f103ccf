import type { Token } from '../tokens.ts';

/** After such a word a verb has no ending: "let it move", "suggest that it move". */
const WITHOUT_ENDING =
  /^(?:let|lets|letting|make|makes|making|help|helps|see|sees|have|has|had|having|may|can|must|will|shall|should|would|could|might|do|does|did|require|requires|recommend|suggest|insist|to|cannot)$/;
/** How many words before a verb the search for the word that governs it goes back. */
const FARTHEST = 14;
const isGoverned = (tokens: readonly Token[], at: number): boolean => {
  for (let index = at - 1; index >= Math.max(0, at - FARTHEST); index--) {
    const token = tokens[index];
    if (token === undefined || /[.!?:;]/.test(tokens[index + 1]?.gap ?? '')) return false;
    if (WITHOUT_ENDING.test(token.word)) return true;
  }
  return false;
};
const CONJUNCTION = /^(?:if|when|whenever|once|until|unless|while|because|whether|although|though)$/;
/** Whether no word before a clause governs its verb. `at` is the index of the first word of the clause. */
export const startsAlone = (tokens: readonly Token[], at: number): boolean =>
  CONJUNCTION.test(tokens[at - 1]?.word ?? '') || !isGoverned(tokens, at);
