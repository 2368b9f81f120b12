/** A copy with some properties replaced. */
export function withOverrides<T extends object>(target: T, parts: Partial<T>): T {
  return new Proxy(target, {
    get(_, key) {
      const value = (parts[key as keyof T] ?? target[key as keyof T]) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
