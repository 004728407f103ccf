import { expect, test } from 'vitest';
import { runSmallBookWith } from '../../fixtures/run-small-book.ts';
import { amendedText, newErratum, newReading } from '../mistakes/changes.ts';

test.each([
  [
    'a malformed digest',
    newErratum(amendedText('turns.escape.rest {sha256:0000}', 'It heals.')),
    'The value of the digest in the heading "turns.escape.rest" has the wrong form.',
  ],
  [
    'a missing text',
    newErratum('## turns.escape.rest {sha256:4fcf8cc2932a}\n'),
    'The value of the new text of "turns.escape.rest" has the wrong shape: it has fewer than 1 character.',
  ],
  [
    'a block that sets a list',
    newErratum('```set cover.defense\n[]\n```\n'),
    'The value of the block "set cover.defense" has the wrong type.',
  ],
  [
    'a reading without clauses',
    newReading({ settles: '### Settles\n\nturns.escape.rest\n' }),
    'The value of the section "Settles" has the wrong shape: it has fewer than 1 entry.',
  ],
])('the message about %s names what the Markdown has, and no pointer', (_, change, message) => {
  expect(runSmallBookWith([change]).diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
});
