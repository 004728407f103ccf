/** The port that PORT names, or 4321. Anything else in PORT ends the process with one line. */
export function portOf(text: string | undefined): number {
  const port = text === undefined || text === '' ? 4321 : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  process.stderr.write(`sightline: PORT is "${text}"; expected a whole number from 0 to 65535.\n`);
  process.exit(2);
}
