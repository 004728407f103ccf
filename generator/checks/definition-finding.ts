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
   * The place in another file where an erratum wrote what is wrong: a part of the field that the finding is about, or a value of one of two
   * enumerations that should be the same.
   */
  readonly cause?: Place;
}

/** Fields with a value of the type that the definition declares. */
export const OWN_VALUE = /^\/(is|first|value|rows\/\d+\/gives)$/;

/** Fields that declare the types and the names that other definitions rely on. */
export const DECLARATION = /^\/(takes|holds|inputs|type|of|in|gives$)(\/|$)/;
