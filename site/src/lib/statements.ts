/** Errata, rulings, reminders and readings: what they are called and where their pages stand. */
import { book, type Ruling } from './book.ts';

export const slugOf = (id: string): string => id.replaceAll('.', '-');
export const erratumHref = (id: string): string => `/errata/${slugOf(id)}/`;
/** Readings carry their kind in their ids; a page needs it no second time. */
export const rulingSlug = (id: string): string => slugOf(id.replace(/^reading\./, ''));
export const rulingHref = (id: string): string => `/rulings/${rulingSlug(id)}/`;

export const kinds = {
  ruling: {
    name: 'Ruling',
    title: 'Rulings',
    href: '/rulings/',
    says: 'What the Players Guide and the common questions settle where the words leave it open.',
  },
  reminder: {
    name: 'Reminder',
    title: 'Reminders',
    href: '/reminders/',
    says: 'What the Players Guide says again. A reminder changes nothing, and the build proves it.',
  },
  reading: {
    name: 'How this reference reads it',
    title: 'Our readings',
    href: '/readings/',
    says: 'Where the published words leave a choice, the one this reference takes, and why.',
  },
} as const satisfies { [kind in Ruling['kind']]: object };

export const ofKind = (kind: Ruling['kind']): readonly Ruling[] => book.rulings.filter((ruling) => ruling.kind === kind);

/** Throws when two statements would have one address. */
function refuseTwins(slugs: readonly string[]): void {
  const twin = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (twin !== undefined) throw new Error(`two errata or two rulings have the address "${twin}": give one of them another id`);
}
refuseTwins(book.errata.map(({ id }) => slugOf(id)));
refuseTwins(book.rulings.map(({ id }) => rulingSlug(id)));
