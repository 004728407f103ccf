import type { ErratumNode } from '../rulebook.ts';

/** The id that an erratum should have by its publication: `guide.rest` if that is `guide`. */
export function idByPublication({ publication, id }: ErratumNode['erratum']): string {
  const name = id.slice(id.indexOf('.') + 1);
  return `${publication}.${name}`;
}

/**
 * Gives an erratum with the id of another one the id that it should have by its publication, unless some erratum has that id. So both are
 * applied, and no finding is about the erratum to which the shared id belongs.
 */
export function withOwnIds(errata: readonly ErratumNode[]): readonly ErratumNode[] {
  const ids = Map.groupBy(errata, ({ erratum }) => erratum.id);
  return errata.map((node) => {
    const { erratum } = node;
    const id = idByPublication(erratum);
    const isOfAnother = ids.get(erratum.id)?.some((other) => idByPublication(other.erratum) === erratum.id) === true;
    return id === erratum.id || ids.has(id) || !isOfAnother ? node : { ...node, erratum: { ...erratum, id } };
  });
}
