/** Errata with the id of another erratum, of which the publication shows what id they should have. */
import type { ErratumNode } from '../rulebook.ts';

/** The id that an erratum has if its publication is right: the id begins with that. */
export function idOfPublication({ publication, id }: ErratumNode['erratum']): string {
  const name = id.slice(id.indexOf('.') + 1);
  return `${publication}.${name}`;
}

/**
 * The errata, of which those with the id of another one and not of their publication have the id that they should have, if no other has it.
 * So both are applied, and no finding is about the erratum that has its id by right.
 */
export function withOwnIds(errata: readonly ErratumNode[]): readonly ErratumNode[] {
  const ids = Map.groupBy(errata, ({ erratum }) => erratum.id);
  return errata.map((node) => {
    const { erratum } = node;
    const id = idOfPublication(erratum);
    const isOfAnother = ids.get(erratum.id)?.some((other) => idOfPublication(other.erratum) === erratum.id) === true;
    return id === erratum.id || ids.has(id) || !isOfAnother ? node : { ...node, erratum: { ...erratum, id } };
  });
}
