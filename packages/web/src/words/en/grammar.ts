const format = new Intl.ListFormat('en')

export const list = (names: readonly string[]): string => format.format(names)

/** The people who want something: these, and oneself. */
export function wanting(names: readonly string[], isYou: boolean, what: string): string {
  if (names.length === 0) return `You want ${what}.`
  return `${list(isYou ? [...names, 'you'] : names)} ${isYou || names.length > 1 ? 'want' : 'wants'} ${what}.`
}
