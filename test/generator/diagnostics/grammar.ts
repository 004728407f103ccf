import type { Diagnostic } from '../../../generator/diagnostic.ts';

/** A full sentence; one that begins with an id or a quotation may begin with a lower-case letter. */
const SENTENCE = /^(?:[A-Z]|["'`{}<]|[a-z0-9][\w-]*[.:#])[\s\S]*[.?]$/;

export function faultsOfGrammar({ message, hint }: Pick<Diagnostic, 'message' | 'hint'>): string[] {
  const [firstLine = ''] = message.split('\n');
  return [firstLine, ...(hint === undefined ? [] : [hint])].filter((text) => !SENTENCE.test(text));
}
