/** Caches of the builds of one process: results of passes, rendered texts, verdicts, and flips of errata and variants. */

import type { Engine } from '../../engine/index.ts';
import type { Unnoticed } from '../behaviour/unnoticed.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { Compilation } from '../compile.ts';
import { createCompileCache } from '../compile-cache.ts';
import type { VariantFlips } from '../examples/variants.ts';
import { editionId } from '../ids.ts';
import { createHtmlCache } from '../prose/html-renderer.ts';
import type { TypeFilesCache } from './write-types.ts';

export interface Flips {
  /** The examples that each erratum flips, by its id. */
  readonly errata: ReadonlyMap<string, readonly string[]>;
  readonly variants: VariantFlips;
  /** Positions that show what no example notices, by erratum. */
  readonly unnoticed: Unnoticed;
}

/** Engines cached at most: one for all editions and one without each erratum, for the last few builds. */
const MOST_ENGINES = 64;
/** Editions whose answers are cached at most: each with and without errata. */
const MOST_EDITIONS = 128;

export class BuildCache {
  readonly compile = createCompileCache();
  readonly html = createHtmlCache();
  readonly types: TypeFilesCache = new Map();
  readonly #engines = new Map<string, Engine>();
  /** By the digest of an edition's definitions, then by the question as JSON: engines that differ only in other editions share them. */
  readonly #answers = new Map<string, Map<string, ReturnType<Engine['judge']>>>();
  #flips: { readonly key: string; readonly flips: Flips } | undefined;

  /** An engine for these rules that caches its answers. */
  engine(editions: readonly CheckedEdition[], make: () => Engine): Engine {
    const key = editions.map(({ book, lowered }) => `${book.id} ${lowered.ir.digest}`).join(' ');
    const cached = this.#engines.get(key);
    if (cached !== undefined) return cached;
    const engine = make();
    const answers = new Map(editions.map(({ book, lowered }) => [book.id, this.#answersOf(lowered.ir.digest)]));
    const cachingEngine: Engine = {
      ...engine,
      judge(question) {
        const askedEdition =
          typeof question === 'object' && question !== null && 'edition' in question ? editionId(String(question.edition)) : undefined;
        const cachedAnswers = askedEdition === undefined ? undefined : answers.get(askedEdition);
        const text = JSON.stringify(question);
        const answer = cachedAnswers?.get(text) ?? engine.judge(question);
        cachedAnswers?.set(text, answer);
        return answer;
      },
    };
    if (this.#engines.size >= MOST_ENGINES) this.#engines.clear();
    this.#engines.set(key, cachingEngine);
    return cachingEngine;
  }

  #answersOf(digest: string): Map<string, ReturnType<Engine['judge']>> {
    const known = this.#answers.get(digest) ?? new Map<string, ReturnType<Engine['judge']>>();
    if (!this.#answers.has(digest) && this.#answers.size >= MOST_EDITIONS) this.#answers.clear();
    this.#answers.set(digest, known);
    return known;
  }

  /** The flips of errata and variants; made again only when definitions, errata or questions changed. */
  flips(compilation: Compilation, make: () => Flips): Flips {
    const { rulebook, editions, variants, packs } = compilation;
    const questionsOf = (book: Compilation['rulebook']): unknown =>
      [...(book?.clauses.values() ?? [])].flatMap(({ ast }) => ast.examples.map(({ id, question }) => [id, question]));
    const key = JSON.stringify([
      editions.map(({ lowered }) => lowered.ir.digest),
      packs.map((pack) => [pack.compilation.editions.map(({ lowered }) => lowered.ir.digest), questionsOf(pack.compilation.rulebook)]),
      variants.map(({ edition }) => edition.lowered.ir.digest),
      rulebook?.errata.map(({ erratum }) => [erratum.id, erratum.publication, erratum.order, erratum.amends, erratum.flips]),
      questionsOf(rulebook),
    ]);
    if (this.#flips?.key !== key) this.#flips = { key, flips: make() };
    return this.#flips.flips;
  }
}
