/** The engine as it was generated and committed: all editions, the default first. */
import { createEngine, type Engine, type Rules } from '../../engine/index.ts';

export async function generatedEngine(): Promise<Engine> {
  const [current, printed, original] = await Promise.all([load('current'), load('2014'), load('original')]);
  return createEngine(current, printed, original);
}

async function load(edition: string): Promise<Rules> {
  const module: { default: Rules } = await import(`../../engine/generated/${edition}.ts`);
  return module.default;
}
