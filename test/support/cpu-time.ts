/** Milliseconds of processor time that this process has used: a bound on work that other processes cannot break. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
