/** Tips and reminders stored as rules, and boxes without their text. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, shortLine } from '../document.ts';
import { matchesIn } from './pattern.ts';

const BOX = /^[ \t]*\**(tip|remember|note)!\**/gim;

export function findBoxes(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap(({ sections, document }) =>
    sections.flatMap((section) => {
      if (/^(tip|remember|note)!?$/i.test(section.title.trim()))
        return [
          finding(section, {
            code: 'print-tip-as-section',
            severity: 'note',
            message: 'A tip is stored as a section of its own.',
            found: section.title,
            hint: 'It is advice on the section before.',
          }),
        ];
      return matchesIn(section.text, BOX).map((box) => {
        const at = [box.index, box.index + box[0].length] as const;
        const textAfter = section.text.slice(box.index + box[0].length).trim();
        if (textAfter === '') {
          const message = 'This box has a heading and no text.';
          return finding(section, {
            code: 'print-box-empty',
            severity: 'warning',
            message,
            at,
            found: box[0].trim(),
            hint: `Its text is lost in ${document.id}.`,
          });
        }
        const message = 'A tip or reminder is inside the text of a rule.';
        return finding(section, {
          code: 'print-tip-in-text',
          severity: 'note',
          message,
          at,
          found: shortLine(`${box[0].trim()} ${textAfter}`, 50),
          hint: 'It is advice, no rule of its own.',
        });
      });
    }),
  );
}
