/** A set of outputs, whose files have its name as their text. A set whose name ends in 1 has one file that the others do not have. */
export function outputs(setName: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['engine/generated', 'generator/generated', 'site/src/generated'])
    for (let number = 0; number < 12; number += 1) files.set(`${folder}/${number}.ts`, setName);
  if (setName.endsWith('1')) files.set('engine/generated/variants/odd.ts', setName);
  return files;
}
