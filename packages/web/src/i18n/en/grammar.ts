const format = new Intl.ListFormat('en')

export const formatList = (names: readonly string[]): string => format.format(names)

/** “Ada and you want …”: the members who want something, possibly with the reader. */
export function formatVoters(names: readonly string[], isYou: boolean, what: string): string {
  if (names.length === 0) return `You want ${what}.`
  return `${formatList(isYou ? [...names, 'you'] : names)} ${isYou || names.length > 1 ? 'want' : 'wants'} ${what}.`
}
