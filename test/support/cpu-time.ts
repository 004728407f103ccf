/** The processor time of this process in ms; unlike elapsed time, other processes change it little. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
