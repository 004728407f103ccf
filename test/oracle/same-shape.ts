const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the keys and list lengths of another one and values of the same types in the same places. */
export function hasShapeOf<T>(value: unknown, model: T): value is T {
  if (Array.isArray(model))
    return Array.isArray(value) && value.length === model.length && model.every((entry, index) => hasShapeOf(value[index], entry));
  if (!isRecord(model)) return model === null ? value === null : typeof value === typeof model;
  if (!isRecord(value)) return false;
  return Object.keys({ ...value, ...model }).every((key) => key in value && key in model && hasShapeOf(value[key], model[key]));
}
