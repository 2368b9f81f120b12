const format = new Intl.ListFormat('en')

export const formatList = (names: readonly string[]): string => format.format(names)

/** The people who want something: these, and oneself. */
export function formatVoters(names: readonly string[], isYou: boolean, what: string): string {
  if (names.length === 0) return `You want ${what}.`
  return `${formatList(isYou ? [...names, 'you'] : names)} ${isYou || names.length > 1 ? 'want' : 'wants'} ${what}.`
}
