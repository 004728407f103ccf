import type { EditionsFile } from '../generated/editions.ts';
import type { ErratumNode } from '../rulebook.ts';

/** Errata as they are applied: by publication, then by `order`. Those of unknown publications, which are not applied, are last. */
export function inOrderOfApplication(errata: readonly ErratumNode[], { publications }: EditionsFile): readonly ErratumNode[] {
  const positions = new Map(publications.map(({ id }, index) => [id, index] as const).toReversed());
  const positionOf = ({ erratum }: ErratumNode): number => positions.get(erratum.publication) ?? publications.length;
  const orderOf = ({ erratum }: ErratumNode): number => erratum.order ?? 1;
  // Errata of one order change different things: their ids make the order the same whatever the names of their files.
  return [...errata].sort((a, b) => positionOf(a) - positionOf(b) || orderOf(a) - orderOf(b) || (a.erratum.id < b.erratum.id ? -1 : 1));
}
