import { canonicalText } from '../../engine/base/canonical-text.ts';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { Claim } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Entry } from './example-entries.ts';

export interface ReadEntry extends Entry {
  readonly value: Json;
}

const CLAIM_KEYS = ['verdict', 'because', 'refused'] as const;
type ClaimKey = (typeof CLAIM_KEYS)[number];

/**
 * One claim for each edition that a line names and, first, one for all others. A line without an edition holds in every edition
 * that no line of the same key names; a verdict of one edition does not have the general reasons. An edition that is refused has neither
 * verdict nor chain.
 */
export function readClaims(entries: readonly ReadEntry[], diagnostics: Diagnostic[]): Claim[] {
  const claimEntries = entries.filter(({ key }) => CLAIM_KEYS.some((claimKey) => claimKey === key));
  const namedEditions = new Set(claimEntries.flatMap((entry) => entry.edition ?? []));
  const editions = claimEntries.some((entry) => entry.edition === undefined) ? [undefined, ...namedEditions] : [...namedEditions];
  const claims: Claim[] = [];
  for (const edition of editions) {
    const ofEdition = (key: ClaimKey): ReadEntry | undefined =>
      claimEntries.find((entry) => entry.key === key && entry.edition === edition);
    const general = (key: ClaimKey): ReadEntry | undefined =>
      claimEntries.find((entry) => entry.key === key && entry.edition === undefined);
    const refused = ofEdition('refused') ?? (ofEdition('verdict') === undefined ? general('refused') : undefined);
    const contrary = ofEdition('verdict') ?? ofEdition('because');
    if (refused !== undefined && contrary !== undefined) {
      const related = [{ message: 'It is refused here.', place: refused.place }];
      const message = `A refused question has no "${contrary.key}".`;
      diagnostics.push({
        code: 'example-form-mixed',
        severity: 'error',
        message,
        place: contrary.place,
        found: contrary.key,
        hint: 'Remove one of the two lines.',
        related,
      });
      continue;
    }
    const place = (ofEdition('verdict') ?? ofEdition('refused') ?? ofEdition('because'))?.place;
    if (place === undefined) continue;
    const editionField = edition === undefined ? {} : { edition, ...repeatedLines(ofEdition, general) };
    if (refused !== undefined) {
      claims.push({ ...editionField, ...objectOf('refused', refused), place });
      continue;
    }
    const because = ofEdition('because') ?? (ofEdition('verdict') === undefined ? general('because') : undefined);
    const chain = because === undefined ? {} : { because: stringsOf(because.value), becausePlace: because.place };
    claims.push({ ...editionField, ...objectOf('verdict', ofEdition('verdict') ?? general('verdict')), ...chain, place });
  }
  return claims;
}

type EntryOf = (key: ClaimKey) => ReadEntry | undefined;

function repeatedLines(ofEdition: EntryOf, general: EntryOf): Pick<Claim, 'repeated'> {
  const isSame = (key: ClaimKey): boolean => {
    const [own, other] = [ofEdition(key), general(key)];
    return own !== undefined && other !== undefined && canonicalText(own.value) === canonicalText(other.value);
  };
  const hasOwn = (key: ClaimKey): boolean => ofEdition(key) !== undefined;
  const isRepeated: { readonly [key in ClaimKey]: boolean } = {
    // A verdict without reasons ends the general reasons for its edition.
    verdict: isSame('verdict') && (hasOwn('because') || general('because') === undefined),
    because: isSame('because') && (isSame('verdict') || !hasOwn('verdict')),
    refused: isSame('refused'),
  };
  const repeated = CLAIM_KEYS.filter((key) => isRepeated[key]);
  return repeated.length === 0 ? {} : { repeated };
}

/**
 * The canonical lines of claims, as `build --accept` writes them: the general claim first, then what differs from it, edition by
 * edition. Reading these lines gives the same claims again, except those of editions that are equal to the general claim.
 */
export function claimLines(claims: readonly Claim[]): string[] {
  const general = claims.find((claim) => claim.edition === undefined);
  const lines: string[] = [];
  for (const claim of general === undefined ? claims : [general, ...claims.filter((other) => other !== general)]) {
    const base = claim === general ? undefined : general;
    const name = claim.edition === undefined ? '' : ` ${claim.edition}`;
    const isSame = (part: ClaimKey): boolean => JSON.stringify(claim[part]) === JSON.stringify(base?.[part]);
    // A line with a verdict ends the general reasons for this edition, so a claim without reasons has one even if the verdict is the same.
    const hasOwnVerdict = !isSame('verdict') || (base?.because !== undefined && claim.because === undefined);
    const isWritten: { readonly [key in ClaimKey]: boolean } = {
      verdict: hasOwnVerdict,
      because: hasOwnVerdict || !isSame('because'),
      refused: !isSame('refused'),
    };
    for (const part of CLAIM_KEYS)
      if (isWritten[part] && claim[part] !== undefined) lines.push(`${part}${name}: ${JSON.stringify(claim[part])}`);
  }
  return lines;
}

function objectOf(
  key: 'verdict' | 'refused',
  entry: ReadEntry | undefined,
): { readonly verdict?: JsonObject; readonly refused?: JsonObject } {
  return entry !== undefined && isObject(entry.value) ? { [key]: entry.value } : {};
}

function stringsOf(value: Json): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
