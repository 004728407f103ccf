/**
 * What a board, a form or a game shows, in a link: `#1~DIGEST~DATA`, where 1 is the version, DIGEST has the first 8 digits of the digest of
 * the rules of the edition that the link shows (`scripts/edition-address.ts` drops it when the reader goes to another edition of the page),
 * and DATA is JSON, compressed, as base64url. A link is untrusted: callers of `readLink` check what it contains.
 */
import { type Fields, fieldsOf, textOf } from '../base/json.ts';

const VERSION = '1';
/** The length of the longest hash that is written or read. */
const MOST_CHARACTERS = 64_000;
/** The most bytes of JSON in a link. */
const MOST_BYTES = 150_000;

export interface Link {
  readonly question: Fields;
  /** 8 digits, or empty. */
  readonly digest: string;
}

/** The first 8 digits of the digest of an edition's rules, from the attribute `data-digests` of the element of a board or a game. */
export const editionDigest = ({ digests = '{}' }: DOMStringMap, edition: string): string =>
  textOf(fieldsOf(JSON.parse(digests))[edition]) ?? '';

/** The notice that the rules of the edition shown are not those that the link was made with; empty if they are, or without a digest. */
export const noticeOfOtherRules = ({ digest }: Link, dataset: DOMStringMap, edition: string): string =>
  digest === '' || digest === editionDigest(dataset, edition)
    ? ''
    : `This link was made with other rules (${digest}); the verdict shown is by the rules of today.`;

/** Why a link cannot be written or read, for the user. */
export class LinkError extends Error {}

const compression = 'deflate-raw';
const tooLong = 'This is too long for a link.';

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new LinkError('This link cannot be opened: it has more in it than a link may.');
    }
    parts.push(part.value);
  }
  const result = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    offset += part.length;
  }
  return result;
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/**
 * The hash of a link to the fields of a question, a form or a game. `digest` has 8 digits. Fails with a {@link LinkError} where
 * {@link readLink} would refuse the link.
 */
export async function writeLink(question: Fields, digest: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  if (bytes.length > MOST_BYTES) throw new LinkError(tooLong);
  // Bytes that cannot be compressed get a little longer.
  const compressed = await transform(bytes, new CompressionStream(compression), 2 * MOST_BYTES);
  const hash = `#${VERSION}~${digest}~${toBase64Url(compressed)}`;
  if (hash.length > MOST_CHARACTERS) throw new LinkError(tooLong);
  return hash;
}

/** Reads a link's hash. Undefined for a hash of another form; fails with a {@link LinkError} for a broken link. */
export async function readLink(hash: string): Promise<Link | undefined> {
  const [version, digest, data, ...extraParts] = hash.replace(/^#/, '').split('~');
  if (data === undefined || version === undefined || !/^\d+$/.test(version)) return undefined;
  if (version !== VERSION) throw new LinkError(`This link is of version ${version.slice(0, 6)}; this page reads version ${VERSION}.`);
  if (hash.length > MOST_CHARACTERS) throw new LinkError('This link cannot be opened: it is longer than a link may be.');
  if (extraParts.length > 0 || !/^(?:[0-9a-f]{8})?$/.test(digest ?? '') || !/^[\w-]+$/.test(data))
    throw new LinkError('This link is damaged: a part of it is missing or changed. Copy it again where it was made.');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await transform(fromBase64Url(data), new DecompressionStream(compression), MOST_BYTES),
    );
    return { question: fieldsOf(JSON.parse(text)), digest: digest ?? '' };
  } catch (error) {
    throw error instanceof LinkError
      ? error
      : new LinkError('This link is damaged: its content cannot be read. Copy it again where it was made.');
  }
}
