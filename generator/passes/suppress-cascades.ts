/** Suppresses findings that only follow from sources that could not be read or are faulty, so that one mistake is one finding. */
import { withoutMisencoded } from '../checks/check-files.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { CATALOGUE } from '../diagnostics/catalogue.ts';
import type { Pass } from '../pass.ts';
import { ANY_NAME } from '../recovery/unread-names.ts';

interface SuppressInput {
  /** Diagnostics of single sources: none of these follows from another. */
  readonly ofSources: readonly Diagnostic[];
  /** Diagnostics of the linked book. */
  readonly ofBook: readonly Diagnostic[];
  /** Names in sources that cannot be read, and of pages and clauses that cannot be joined. */
  readonly unread: ReadonlySet<string>;
}

export const suppressCascades: Pass<SuppressInput> = ({ ofSources, ofBook, unread }) => {
  const own = withoutConsequences(ofBook, unread);
  const causes = [...ofSources, ...own].filter(({ severity, dependsOn }) => severity === 'error' && dependsOn === undefined);
  const faulty = new Set(causes.map(({ place }) => place.file));
  const rest = own.filter(({ dependsOn = [] }) => !dependsOn.some((file) => faulty.has(file)));
  return { output: undefined, diagnostics: withoutMisencoded([...ofSources, ...rest]) };
};

/** Findings about expressions, and about the words of texts, which definitions carry. */
const OF_EXPRESSIONS = /^(expression|text)-/;

/**
 * The findings that are not about unread names. A definition that uses such a name may be misread from there on, so that other findings about
 * its expressions, and about expressions that refer to it, are left out too.
 */
function withoutConsequences(findings: readonly Diagnostic[], unread: ReadonlySet<string>): readonly Diagnostic[] {
  const misread = new Set<string>();
  const isConsequence = ({ code, refersTo = [] }: Diagnostic): boolean =>
    refersTo.some((id) => unread.has(id)) ||
    (unread.has(ANY_NAME) && CATALOGUE.get(code)?.isUnknownName === true) ||
    (OF_EXPRESSIONS.test(code) && refersTo.some((id) => misread.has(id)));
  let own = findings;
  for (;;) {
    const follow = own.filter(isConsequence);
    if (follow.length === 0) return own;
    for (const { code, refersTo: [about] = [] } of follow) if (about !== undefined && OF_EXPRESSIONS.test(code)) misread.add(about);
    own = own.filter((found) => !follow.includes(found));
  }
}
