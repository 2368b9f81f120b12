/** JSON with sorted keys: equal values give equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys)

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
