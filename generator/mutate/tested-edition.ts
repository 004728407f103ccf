import type { ExampleAst } from '../ast.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** The rulebook in one edition, or the rulebook together with a pack, and the examples that ask it. */
export interface TestedEdition {
  /** The id of the pack, if there is one, and that of the edition: `cards current`. Unique among the tested editions. */
  readonly key: string;
  readonly edition: CheckedEdition;
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  readonly examples: readonly ExampleAst[];
}
