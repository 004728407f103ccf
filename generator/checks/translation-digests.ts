/** The digests by which translations name the texts that they translate. */

import type { Diagnostic, Place } from '../diagnostic.ts';
import { digestOf, shortDigestOf } from '../digest.ts';
import type { EditionId } from '../ids.ts';

export interface TranslationStatus {
  /** Whether it translates another text than that of the default edition. */
  readonly outdated: boolean;
  /** The edition whose text it translates, when it is outdated and there is one. */
  readonly translatedEdition?: EditionId;
}

/** A digest may be abbreviated to twelve digits. */
const DIGEST = /^sha256:[0-9a-f]{12,64}$/;

export const hasDigest = (text: string, digest: string | undefined): boolean => digest !== undefined && digestOf(text).startsWith(digest);

export function statusOf(currentText: string, originalDigest: string | undefined, translatedEdition?: EditionId): TranslationStatus {
  if (hasDigest(currentText, originalDigest)) return { outdated: false };
  return { outdated: true, ...(translatedEdition === undefined ? {} : { translatedEdition }) };
}

/** The hint names the digest of the text in force. @param slugPart what a heading has before the digest: `#slug `, or nothing */
export function digestFault(originalDigest: string | undefined, text: string, slugPart: string, place: Place): Diagnostic[] {
  if (originalDigest !== undefined && DIGEST.test(originalDigest)) return [];
  const expected = `{${slugPart}${shortDigestOf(text)}}`;
  return [
    {
      code: originalDigest === undefined ? 'translation-digest-missing' : 'translation-digest-malformed',
      severity: 'error',
      message: 'This translation does not name the text it was made from.',
      found: originalDigest ?? 'no digest',
      expected,
      hint: `Translate the current text, then end the heading with ${expected}.`,
      place,
    },
  ];
}
