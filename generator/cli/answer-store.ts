/** Stores the judge's answers to examples on disk. A later process asks an example again only if the rules or the code have changed. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { once } from '../once.ts';
import { codeDigest } from './code-digest.ts';
import { ROOT } from './root.ts';

/** Answers by a digest of the question. */
export type Answers = Map<string, JsonObject>;

export interface AnswerStore {
  /** The answers by the rules with this digest; empty if none are stored. */
  read(rulesDigest: string): Answers;
  write(rulesDigest: string, answers: Answers): void;
}

export const NO_STORE: AnswerStore = { read: () => new Map(), write: () => undefined };

/** The most files of a store: a dozen for each of the last builds with changed rules, about 100 KB each. */
const MOST_FILES = 96;
const SUFFIX = '.json.gz';

/** A digest as the name of a file: Windows allows no colon. */
const nameOf = (digest: string): string => digest.replace('sha256:', '');

/**
 * A store for the code of this checkout. Several processes may use it at once, and a file that cannot be read counts as absent.
 * @param folder has a subfolder for each version of the code; those of other versions are deleted on the first write
 */
export function answerStoreIn(folder = join(ROOT, 'node_modules/.cache/sightline/answers')): AnswerStore {
  const ownFolder = once(() => join(folder, nameOf(codeDigest(ROOT))));
  const makeFolder = once(() => {
    mkdirSync(ownFolder(), { recursive: true });
    for (const name of readdirSync(folder))
      if (join(folder, name) !== ownFolder()) rmSync(join(folder, name), { recursive: true, force: true });
  });
  const pathOf = (rulesDigest: string): string => join(ownFolder(), `${nameOf(rulesDigest)}${SUFFIX}`);
  return {
    read(rulesDigest) {
      try {
        const answers: Json = JSON.parse(gunzipSync(readFileSync(pathOf(rulesDigest))).toString());
        utimesSync(pathOf(rulesDigest), new Date(), new Date());
        return new Map(
          Object.entries(isObject(answers) ? answers : {}).filter((entry): entry is [string, JsonObject] => isObject(entry[1])),
        );
      } catch {
        return new Map();
      }
    },
    write(rulesDigest, answers) {
      // Without the store builds are slow, not wrong: a full disk or a folder without write access is no error of a command.
      try {
        makeFolder();
        const draft = join(ownFolder(), `${randomUUID()}.draft`);
        writeFileSync(draft, gzipSync(JSON.stringify(Object.fromEntries(answers)), { level: 1 }));
        renameSync(draft, pathOf(rulesDigest));
        deleteOldest(ownFolder());
      } catch {}
    },
  };
}

/** Deletes down to half of the limit at once, so that not every write has to delete a file. */
function deleteOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= MOST_FILES) return;
  const byAge = names
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of byAge.slice(MOST_FILES / 2)) rmSync(path, { force: true });
}
