/** `sightline check`: everything up to emit, examples included; nothing is written. */
import type { Arguments } from './arguments.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { openProject } from './project.ts';

export function check(root: string, args: Arguments): number {
  const project = openProject(root);
  printDiagnostics(project.diagnostics, project.sources, args);
  return project.diagnostics.length === 0 ? 0 : 1;
}
