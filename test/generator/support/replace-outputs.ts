/** `replace-outputs.ts ROOT PREFIX TIMES`: replaces the generated folders TIMES times, alternating between the sets PREFIX0 and PREFIX1. */
import { replaceOutputs } from '../../../generator/cli/outputs.ts';
import { outputs } from './outputs.ts';

const [root = '', prefix = '', times = '1'] = process.argv.slice(2);
for (let round = 0; round < Number(times); round += 1) replaceOutputs(root, outputs(`${prefix}${round % 2}`));
