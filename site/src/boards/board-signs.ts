import { type Signs, signsOf } from '../../../engine/board-notation/signs.ts';
import { addedKinds } from '../generated/features.ts';

/** The signs of drawn boards, with those of kinds that the rules add. */
export const boardSigns: Signs = signsOf(addedKinds);
