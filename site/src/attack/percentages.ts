/** Counts as whole percentages that sum to 100: of the shares rounded down, those with the largest remainders are raised by one. */
export function percentages(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count);
  const shares = counts.map((count) => ({ floor: Math.floor((count * 100) / total), remainder: (count * 100) % total }));
  const missing = shares.reduce((rest, { floor }) => rest - floor, 100);
  const raised = [...shares].sort((a, b) => b.remainder - a.remainder).slice(0, missing);
  return shares.map((share) => share.floor + (raised.includes(share) ? 1 : 0));
}
