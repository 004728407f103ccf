/** Verbs that a word before them governs, so that they have no ending. */
import type { Token } from '../tokens.ts';

/** After such a word a verb has no ending: "let it move", "suggest that it move". */
const WITHOUT_ENDING =
  /^(?:let|lets|letting|make|makes|making|help|helps|see|sees|have|has|had|having|may|can|must|will|shall|should|would|could|might|do|does|did|require|requires|recommend|suggest|insist|to|cannot)$/;
/** Whether such a word is in the same clause, up to 14 words before. */
const isGoverned = (tokens: readonly Token[], at: number): boolean => {
  for (let index = at - 1; index >= Math.max(0, at - 14); index--) {
    const token = tokens[index];
    if (token === undefined || /[.!?:;]/.test(tokens[index + 1]?.gap ?? '')) return false;
    if (WITHOUT_ENDING.test(token.word)) return true;
  }
  return false;
};
const CONJUNCTION = /^(?:if|when|whenever|once|until|unless|while|because|whether|although|though)$/;
/** Whether a clause begins at a token whose verb nothing before it governs. */
export const startsAlone = (tokens: readonly Token[], at: number): boolean =>
  CONJUNCTION.test(tokens[at - 1]?.word ?? '') || !isGoverned(tokens, at);
