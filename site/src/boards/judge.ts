/** The engine behind the boards. Rules of an edition are fetched when first asked for. */
import { createEngine } from '../../../engine/index.ts';
import { type Fields, fieldsOf } from './json.ts';

/** Answers a question of the judge protocol with a verdict or an error, both as plain fields. */
export type Judge = (question: Fields) => Fields;

const rules = {
  current: () => import('../../../engine/generated/current.ts'),
  '2014': () => import('../../../engine/generated/2014.ts'),
  original: () => import('../../../engine/generated/original.ts'),
} as const;

const isEdition = (name: string): name is keyof typeof rules => Object.hasOwn(rules, name);

/** The judge of an edition; fails for an edition that has no rules here, or when they cannot be fetched. */
export async function judgeOf(edition: string): Promise<Judge> {
  if (!isEdition(edition)) throw new Error(`no rules of an edition "${edition}"`);
  const engine = createEngine((await rules[edition]()).default);
  return (question) => fieldsOf(engine.judge(question));
}
