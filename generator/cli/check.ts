/** `sightline check`: everything up to emit, examples included; nothing is written. */
import type { Arguments } from './options.ts';
import { openProject } from './project.ts';
import { show } from './show.ts';

export function check(root: string, args: Arguments): number {
  const project = openProject(root);
  show(project.diagnostics, project.sources, args);
  return project.diagnostics.length === 0 ? 0 : 1;
}
