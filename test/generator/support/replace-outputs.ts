/** `replace-outputs.ts ROOT NAME TIMES`: replaces the generated folders TIMES times, alternating between the sets NAME0 and NAME1. */
import { replaceOutputs } from '../../../generator/cli/outputs.ts';
import { outputs } from './outputs.ts';

const [root = '', name = '', times = '1'] = process.argv.slice(2);
process.stdout.write('ready\n');
for (let turn = 0; turn < Number(times); turn += 1) replaceOutputs(root, outputs(`${name}${turn % 2}`));
