/** Between two builds of one process: answers by the rules that gave them, and what errata and variants flip while nothing they depend on changed. */
import type { Engine } from '../../engine/index.ts';
import type { Difference } from '../behaviour/search.ts';
import type { Compilation } from '../compile.ts';
import type { VariantFlips } from '../examples/variants.ts';
import type { CheckedEdition } from '../passes/check.ts';

export interface Flips {
  readonly errata: ReadonlyMap<string, readonly string[]>;
  readonly variants: VariantFlips;
  /** Positions that show what no example notices, by erratum. */
  readonly unnoticed: ReadonlyMap<string, Difference>;
}

/** As many sets of rules as are kept: every edition, and each without one erratum, of the last few builds. */
const MOST = 64;

export class KeptAnswers {
  readonly #engines = new Map<string, Engine>();
  #flips: { readonly key: string; readonly flips: Flips } | undefined;

  /** An engine for these rules that asks each question once. */
  engine(editions: readonly CheckedEdition[], make: () => Engine): Engine {
    const key = editions.map(({ book, lowered }) => `${book.id} ${lowered.ir.digest}`).join(' ');
    const known = this.#engines.get(key);
    if (known !== undefined) return known;
    const engine = make();
    const answers = new Map<string, ReturnType<Engine['judge']>>();
    const asking: Engine = {
      judge(question) {
        const text = JSON.stringify(question);
        const answer = answers.get(text) ?? engine.judge(question);
        answers.set(text, answer);
        return answer;
      },
    };
    if (this.#engines.size >= MOST) this.#engines.clear();
    this.#engines.set(key, asking);
    return asking;
  }

  /** What errata and variants flip, worked out again only when definitions, errata or questions are others. */
  flips(compilation: Compilation, make: () => Flips): Flips {
    const { rulebook, editions, variants } = compilation;
    const key = JSON.stringify([
      editions.map(({ lowered }) => lowered.ir.digest),
      variants.map(({ edition }) => edition.lowered.ir.digest),
      rulebook?.errata.map(({ erratum }) => [erratum.id, erratum.publication, erratum.order, erratum.amends, erratum.flips]),
      [...(rulebook?.clauses.values() ?? [])].flatMap(({ words }) => words.examples.map(({ id, question }) => [id, question])),
    ]);
    if (this.#flips?.key !== key) this.#flips = { key, flips: make() };
    return this.#flips.flips;
  }
}
