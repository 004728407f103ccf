import { type Diagnostic, messageAbout } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import type { DefinitionNode } from '../rulebook.ts';

/** Reports a fault of a definition at a pointer inside it. */
export type Report = (code: DiagnosticId, pointer: string, message: string, more: Partial<Diagnostic>) => void;

/** Adds what is reported to `found`. */
export function reporter(node: DefinitionNode, found: Diagnostic[]): Report {
  const { id } = node.definition;
  return (code, pointer, message, more) => {
    const place = node.document.placeOf(`${node.pointer}${pointer}`);
    found.push({ code, severity: 'error', message: messageAbout(id, message), place, ...more, refersTo: [id, ...(more.refersTo ?? [])] });
  };
}
