import type { Diagnostic, Place } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';

export interface DefinitionFinding {
  readonly definition: DefinitionId;
  /** Inside the definition. */
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
  /** The definition in which the text was read, if it is another: that of an exception is read in each of its targets. */
  readonly readIn?: DefinitionId;
  /** Set if the finding depends on which procedures are under way. */
  readonly isOfStack?: true;
  /**
   * The place where an erratum wrote what makes the definition wrong, if the finding is at another place: a part of the field that the
   * finding is about, another field, such as the declared type, or a field of a definition that this one mentions.
   */
  readonly cause?: Place;
}

/** Fields with a value of the type that the definition declares. */
export const OWN_VALUE = /^\/(is|first|value|rows\/\d+\/gives)$/;

/** Fields that declare the types and the names that other definitions rely on. The entries in `gives` of a board question declare none. */
export const DECLARATION = /^\/(takes|holds|inputs|type|of|in|gives$)(\/|$)/;
