/** The service worker's reply to a page after a batch. */
export interface Progress {
  /**
   * How many files are still to be fetched. 0 also if the network failed and no file of the batch was cached: then the page stops asking,
   * and the next page tries again.
   */
  readonly left: number;
  readonly isBookCached: boolean;
  readonly areRequestedCached: boolean;
}
