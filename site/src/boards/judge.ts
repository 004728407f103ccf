/** The engine behind the boards. The rules of an edition are loaded on first use. */
import { loaders } from '../../../engine/generated/editions.ts';
import { createEngine, type Rules } from '../../../engine/index.ts';
import { type Fields, fieldsOf } from '../base/json.ts';

/** Answers a question of the judge protocol with a verdict or an error, both as plain fields. */
export type Judge = (question: Fields) => Fields;

const variants = import.meta.glob<{ readonly default: Rules }>('../../../engine/generated/variants/*.ts');

export const isEdition = (name: string): boolean => Object.hasOwn(loaders, name);

/** The judge of an edition, or of a variant of a reading. Fails if there is none of this name, or if its rules cannot be fetched. */
export async function judgeOf(edition: string): Promise<Judge> {
  const variant = variants[`../../../engine/generated/variants/${edition}.ts`];
  if (variant !== undefined) {
    const { default: variantRules } = await variant();
    const engine = createEngine(variantRules);
    return (question) => fieldsOf(engine.judge({ ...question, edition: variantRules.edition }));
  }
  const load = Object.hasOwn(loaders, edition) ? loaders[edition] : undefined;
  if (load === undefined) throw new Error(`There is no edition or variant "${edition}".`);
  const engine = createEngine((await load()).default);
  return (question) => fieldsOf(engine.judge(question));
}
