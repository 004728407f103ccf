/** Links that boards refuse, with the message of each. Before links had limits, some of them froze the page for half a minute. */
import { deflateRawSync } from 'node:zlib';
import { startingPosition } from './starting-position.ts';

interface HostileLink {
  readonly hash: string;
  readonly message: RegExp;
}

const deflated = (data: string | Buffer): string => deflateRawSync(data).toString('base64url');

/** A link is refused before its digest is compared with that of the rules. */
const DIGEST = '00000000';
const linkHash = (data: string): string => `#1~${DIGEST}~${data}`;

/** By what is wrong with each. */
export const hostileLinks: { readonly [what: string]: HostileLink } = {
  'text that is not base64': { hash: linkHash('!!!!%%%'), message: /damaged/ },
  'base64 that is not deflated': { hash: linkHash('AAAABBBBCCCC'), message: /damaged/ },
  'deflated text that is not JSON': { hash: linkHash(deflated('{"ask":')), message: /damaged/ },
  'deflated bytes that are not UTF-8': { hash: linkHash(deflated(Buffer.from([0xff, 0xfe, 0xfd]))), message: /damaged/ },
  'more characters than a link may have': { hash: linkHash('A'.repeat(70_000)), message: /longer than a link may be/ },
  'a zip bomb of many megabytes': { hash: linkHash(deflated(' '.repeat(16_000_000))), message: /more in it than a link may/ },
  'an unknown version': { hash: `#2~${DIGEST}~AAAA`, message: /version 2; this page reads version 1/ },
  'one part too many': { hash: `${linkHash('AAAA')}~AAAA`, message: /damaged/ },
  'markup in place of the digest': { hash: '#1~<script>~AAAA', message: /damaged/ },
  'JSON of another shape': { hash: linkHash(deflated('[1,2,3]')), message: /refused/ },
  'a question of another kind': {
    hash: linkHash(deflated(JSON.stringify({ ask: 'break-away', roll: 3 }))),
    message: /refused: no board shows such a question/,
  },
  'an unknown field': { hash: linkHash(deflated(JSON.stringify({ ...startingPosition, onload: 'alert(1)' }))), message: /refused/ },
  'a map of 10 000 by 10 000': {
    hash: linkHash(deflated(JSON.stringify({ ...startingPosition, map: { kind: 'outdoor', columns: 10_000, rows: 10_000 } }))),
    message: /holds 100000000 squares, and a board shows 5000 at most/,
  },
  'a map of 1e308 columns': {
    hash: linkHash(deflated(JSON.stringify({ ...startingPosition, map: { kind: 'outdoor', columns: 1e308, rows: -1 } }))),
    message: /holds 1e\+308 columns/,
  },
  '38 000 walls': {
    hash: linkHash(
      deflated(
        JSON.stringify({
          ...startingPosition,
          map: {
            kind: 'outdoor',
            columns: 70,
            rows: 70,
            walls: Array.from({ length: 38_000 }, (_, n) => `A${(n % 69) + 1}|A${(n % 69) + 2}`),
          },
        }),
      ),
    ),
    // Too many entries, or too long a text: either limit may refuse it.
    message: /holds 38000 entries|more in it than a link may/,
  },
  'more figures than a board shows': {
    hash: linkHash(
      deflated(
        JSON.stringify({
          ...startingPosition,
          map: { kind: 'outdoor', columns: 60, rows: 60 },
          characters: Array.from({ length: 101 }, (_, n) => ({ id: `f${n}`, player: 'p1', at: `A${(n % 60) + 1}` })),
        }),
      ),
    ),
    message: /holds 101 figures, and a board shows 100 at most/,
  },
  'a figure off the map': {
    hash: linkHash(deflated(JSON.stringify({ ...startingPosition, characters: [{ id: 'A', player: 'p1', at: 'ZZZ999' }] }))),
    message: /refused/,
  },
};
