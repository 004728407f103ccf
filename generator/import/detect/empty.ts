import type { Diagnostic } from '../../diagnostic.ts';
import { counterpart } from '../compare.ts';
import { type Corpus, othersOf } from '../corpus.ts';
import { finding } from '../document.ts';

export function findEmpty(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) => {
    const { sections } = indexed.document;
    return sections.flatMap((section, index) => {
      const next = sections[index + 1];
      const hasSections =
        next !== undefined && next.path.length > section.path.length && next.path[section.path.length - 1] === section.title;
      if (section.text.trim() !== '' || hasSections || section.language !== undefined || section.field !== undefined) return [];
      // In Markdown and text the only group without sections below is the title of the file.
      if (section.isGroup && indexed.document.form !== 'json') return [];
      if (section.title.endsWith(':') && next !== undefined) {
        const message = `This heading runs on in the next line: "${next.title}".`;
        return [
          finding(section, {
            code: 'print-heading-split',
            severity: 'note',
            message,
            found: section.title,
            expected: 'one heading on one line',
          }),
        ];
      }
      const others = othersOf(indexed, corpus).flatMap((other) => {
        const sameSection = counterpart(section, indexed, other);
        return sameSection === undefined || sameSection.text.trim() === ''
          ? []
          : [{ message: `The text is in ${other.document.id}.`, place: sameSection.place }];
      });
      const hint =
        others.length > 0 ? 'Take the text from the other document.' : 'None of the documents compared has the text of this section.';
      const message = 'This section is empty.';
      const found = section.isGroup ? 'no sections' : 'no text';
      return [
        finding(section, { code: 'print-section-empty', severity: 'error', message, found, expected: 'text', hint, related: others }),
      ];
    });
  });
}
