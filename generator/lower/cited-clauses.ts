import type { Definition } from '../generated/definition.ts';
import { areaOf } from '../ids.ts';

type Clauses = Definition['clauses'];

/** The clauses without those of later areas. The same list if none is of a later area, or if all are. */
function clausesInEdition(all: Clauses, laterAreas: ReadonlySet<string>): Clauses {
  const [first, ...rest] = all.filter((clause) => !laterAreas.has(areaOf(clause)));
  return first === undefined || rest.length === all.length - 1 ? all : [first, ...rest];
}

/**
 * The definition and its exceptions with only the cited clauses that the edition has. The same object if the edition has all of them. The
 * clauses of steps of calculations and of parts of paths stay as they are.
 * @param spaceSeparatedLaterAreas areas that later publications added, as one text, so that equal ones are the same argument for the `Memo`
 */
export function withCitedClauses(d: Definition, spaceSeparatedLaterAreas: string): Definition {
  const laterAreas = new Set(spaceSeparatedLaterAreas.split(' '));
  const whole = d.cites ?? d.clauses;
  const cites = clausesInEdition(whole, laterAreas);
  const exceptions = 'unless' in d ? (d.unless ?? []) : [];
  const unless = exceptions.map((exception) => ({ ...exception, clauses: clausesInEdition(exception.clauses, laterAreas) }));
  if (cites === whole && unless.every(({ clauses }, index) => clauses === exceptions[index]?.clauses)) return d;
  return 'unless' in d ? { ...d, cites, unless } : { ...d, cites };
}
