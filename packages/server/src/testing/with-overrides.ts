/** A copy with some properties replaced. */
export function withOverrides<T extends object>(whole: T, parts: Partial<T>): T {
  return new Proxy(whole, {
    get(_, key) {
      const value = (parts[key as keyof T] ?? whole[key as keyof T]) as unknown
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}
