/**
 * Fails a test that compares fewer cases than `least`: its random questions, or the parts of the book that it reads, have become too few
 * for it to show anything. `least` is well below the count of today, so that ordinary changes do not reach it.
 */
export function expectEnough(count: number, least: number): void {
  if (count < least) throw new Error(`${count} cases, expected ${least} at least: the test shows too little`);
}
