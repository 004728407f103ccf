import { hash } from 'node:crypto';
import { isStructure } from '../../engine/base/json.ts';
import type { Unnoticed } from '../behaviour/unnoticed.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { Compilation } from '../compile.ts';
import { createCompileCache } from '../compile-cache.ts';
import { digestOf } from '../digest.ts';
import { type Judge, jsonOf } from '../examples/run.ts';
import type { VariantFlips } from '../examples/variants.ts';
import { editionId } from '../ids.ts';
import { once } from '../once.ts';
import { createHtmlCache } from '../prose/html-renderer.ts';
import { type AnswerStore, type Answers, NO_STORE } from './answer-store.ts';
import type { TypeFilesCache } from './write-types.ts';

export interface Flips {
  /** The examples that each erratum flips, by its id. */
  readonly errata: ReadonlyMap<string, readonly string[]>;
  readonly variants: VariantFlips;
  /** By erratum that no example notices: a position or game that shows its change, if one was found. */
  readonly unnoticed: Unnoticed;
}

/** The most sets of rules whose judges are cached: all editions, and those without each erratum, for the last few builds. */
const MOST_JUDGES = 64;
/** The most sets of rules of one edition whose answers are cached: each edition has one with all errata, and one without each erratum. */
const MOST_EDITIONS = 128;

/** The answers of one edition by a digest of the question; `storedCount` of them are in the store. */
interface EditionAnswers {
  readonly answers: Answers;
  storedCount: number;
}

export class BuildCache {
  readonly compile = createCompileCache();
  readonly html = createHtmlCache();
  readonly types: TypeFilesCache = new Map();
  readonly #store: AnswerStore;
  readonly #judges = new Map<string, Judge>();
  readonly #digests = new WeakMap<CheckedEdition, string>();
  /** By the digest of an edition's rules: sets of rules that differ only in other editions share them. */
  readonly #answers = new Map<string, EditionAnswers>();
  #flips: { readonly key: string; readonly flips: Flips } | undefined;

  /** @param store has the answers of earlier processes; without one they are cached in memory alone */
  constructor(store = NO_STORE) {
    this.#store = store;
  }

  /** A judge for these rules that caches its answers to questions with an `edition`. The engine is made for the first uncached question. */
  judge(editions: readonly CheckedEdition[], makeEngine: () => Judge): Judge {
    const key = editions.map((edition) => `${edition.book.id} ${this.#digestOf(edition)}`).join(' ');
    const cached = this.#judges.get(key);
    if (cached !== undefined) return cached;
    const engine = once(makeEngine);
    const answersByEdition = new Map(editions.map((edition) => [edition.book.id, this.#answersOf(this.#digestOf(edition)).answers]));
    const judge: Judge = {
      judge(question) {
        const askedEdition = isStructure(question) && 'edition' in question ? editionId(String(question.edition)) : undefined;
        const cachedAnswers = askedEdition === undefined ? undefined : answersByEdition.get(askedEdition);
        const questionDigest = hash('sha1', JSON.stringify(question), 'base64');
        const cachedAnswer = cachedAnswers?.get(questionDigest);
        if (cachedAnswer !== undefined) return cachedAnswer;
        const answer = jsonOf(engine().judge(question));
        cachedAnswers?.set(questionDigest, answer);
        return answer;
      },
    };
    if (this.#judges.size >= MOST_JUDGES) this.#judges.clear();
    this.#judges.set(key, judge);
    return judge;
  }

  storeAnswers(): void {
    for (const [digest, edition] of this.#answers) {
      if (edition.answers.size === edition.storedCount) continue;
      this.#store.write(digest, edition.answers);
      edition.storedCount = edition.answers.size;
    }
  }

  /** All that the engine of an edition is made of, as a digest. */
  #digestOf(edition: CheckedEdition): string {
    const cached = this.#digests.get(edition);
    if (cached !== undefined) return cached;
    const { lowered, game } = edition;
    const withMaps = (_key: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);
    const digest = digestOf(JSON.stringify([lowered.ir, game], withMaps));
    this.#digests.set(edition, digest);
    return digest;
  }

  #answersOf(digest: string): EditionAnswers {
    const known = this.#answers.get(digest);
    if (known !== undefined) return known;
    if (this.#answers.size >= MOST_EDITIONS) this.#answers.clear();
    const answers = this.#store.read(digest);
    const made = { answers, storedCount: answers.size };
    this.#answers.set(digest, made);
    return made;
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
