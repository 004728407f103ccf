import { counted } from '../base/text.ts';
import { book, clauseOf, type Ruling } from './book.ts';
import { clauseHref, currentEdition } from './editions.ts';
import { erratumHref, rulingHref, rulingSlug, slugOf } from './statement-addresses.ts';

interface Link {
  readonly href: string;
  readonly title: string;
}

/**
 * Where an old address leads: to its successor, a statement or a clause, else to the list of errata or of rulings. `page` is the address
 * without the anchor.
 */
function successorLink(successorId: string | undefined, list: Link): Link & { readonly page: string } {
  const clause = successorId === undefined ? undefined : clauseOf(successorId);
  const link =
    statementLink(successorId) ?? (clause === undefined ? list : { href: clauseHref(clause, currentEdition), title: clause.title });
  return { href: link.href, title: link.title, page: link.href.replace(/#.*/, '') };
}

/** The link to an erratum or a ruling: either may take the place of the other. */
function statementLink(wanted: string | undefined): Link | undefined {
  const erratum = book.errata.find(({ id }) => id === wanted);
  if (erratum !== undefined) return { href: erratumHref(erratum.id), title: erratum.title };
  const ruling = book.rulings.find(({ id }) => id === wanted);
  return ruling === undefined ? undefined : { href: rulingHref(ruling.id), title: ruling.title };
}

export const erratumSuccessor = (successorId: string | undefined): ReturnType<typeof successorLink> =>
  successorLink(successorId, { href: '/errata/', title: 'Errata' });

export const rulingSuccessor = (successorId: string | undefined): ReturnType<typeof successorLink> =>
  successorLink(successorId, rulingKinds.ruling);

export const rulingKinds = {
  ruling: {
    name: 'Ruling',
    title: 'Rulings',
    href: '/rulings/',
    description: 'What the Players Guide and the common questions settle where the text leaves it open.',
  },
  reminder: {
    name: 'Reminder',
    title: 'Reminders',
    href: '/reminders/',
    description: 'What the Players Guide repeats. A reminder changes nothing, as the build checks.',
  },
  reading: {
    name: 'Our reading',
    title: 'Our readings',
    href: '/readings/',
    description: 'Where the published text leaves a choice: the one that this book takes, and why.',
  },
} as const satisfies { [kind in Ruling['kind']]: object };

export function summariseStatements(rulings: readonly Ruling[], sourceDifferences: number): string {
  const [only] = rulings;
  if (only !== undefined && rulings.length === 1 && sourceDifferences === 0) return `${rulingKinds[only.kind].name}: ${only.title}`;
  const counts = (['ruling', 'reminder', 'reading'] as const).flatMap((kind) => {
    const count = rulings.filter((ruling) => ruling.kind === kind).length;
    return count === 0 ? [] : [counted(count, kind)];
  });
  if (sourceDifferences > 0) counts.push(`${counted(sourceDifferences, 'difference')} between sources`);
  return counts.join(', ');
}

export const statementsOfKind = (kind: Ruling['kind']): readonly Ruling[] => book.rulings.filter((ruling) => ruling.kind === kind);

function refuseDuplicates(slugs: readonly string[]): void {
  const duplicate = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (duplicate !== undefined) throw new Error(`Two errata or two rulings have the address "${duplicate}". Give one of them another id.`);
}
refuseDuplicates(book.errata.map(({ id }) => slugOf(id)));
refuseDuplicates(book.rulings.map(({ id }) => rulingSlug(id)));
