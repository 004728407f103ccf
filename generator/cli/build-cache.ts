/** Cached between the builds of one process: results of passes, rendered texts, answers of engines by their rules, flips of errata and variants. */
import type { Engine } from '../../engine/index.ts';
import type { Unnoticed } from '../behaviour/unnoticed.ts';
import type { Compilation } from '../compile.ts';
import { createCompileCache } from '../compile-cache.ts';
import type { VariantFlips } from '../examples/variants.ts';
import type { CheckedEdition } from '../passes/check-definitions.ts';
import { createHtmlCache } from '../prose/html-renderer.ts';

interface Flips {
  readonly errata: ReadonlyMap<string, readonly string[]>;
  readonly variants: VariantFlips;
  /** Positions that show what no example notices, by erratum. */
  readonly unnoticed: Unnoticed;
}

/** Sets of rules with cached answers: every edition, and each without one erratum, for the last few builds. */
const MOST = 64;

export class BuildCache {
  readonly compile = createCompileCache();
  readonly html = createHtmlCache();
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
      ...engine,
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

  /** The flips of errata and variants; made again only when definitions, errata or questions changed. */
  flips(compilation: Compilation, make: () => Flips): Flips {
    const { rulebook, editions, variants } = compilation;
    const key = JSON.stringify([
      editions.map(({ lowered }) => lowered.ir.digest),
      variants.map(({ edition }) => edition.lowered.ir.digest),
      rulebook?.errata.map(({ erratum }) => [erratum.id, erratum.publication, erratum.order, erratum.amends, erratum.flips]),
      [...(rulebook?.clauses.values() ?? [])].flatMap(({ ast }) => ast.examples.map(({ id, question }) => [id, question])),
    ]);
    if (this.#flips?.key !== key) this.#flips = { key, flips: make() };
    return this.#flips.flips;
  }
}
