/** The service worker's reply to a page after a batch. */
export interface Progress {
  /**
   * How many files are still to be fetched. 0 also if the network failed and no file of the batch was cached: then the page stops asking,
   * and the next page tries again.
   */
  readonly left: number;
  /** Whether all files of `CachedFiles.book` are cached: the current edition with all that it needs. */
  readonly isBookCached: boolean;
  readonly areRequestedCached: boolean;
}
