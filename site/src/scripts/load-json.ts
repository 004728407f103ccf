export async function loadJson<T>(address: string, isShape: (value: unknown) => value is T): Promise<T> {
  const response = await fetch(address);
  const value: unknown = response.ok ? await response.json() : undefined;
  if (!isShape(value)) throw new Error(`${address} could not be loaded.`);
  return value;
}
