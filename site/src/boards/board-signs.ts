import { type Signs, signsOf } from '../../../engine/board-notation/signs.ts';
import { addedKinds } from '../generated/features.ts';

export const boardSigns: Signs = signsOf(addedKinds);
