const format = new Intl.ListFormat('de')

export const formatList = (names: readonly string[]): string => format.format(names)

/** “Ada und du wollt …”: the members who want something, possibly with the reader. */
export function formatVoters(names: readonly string[], isYou: boolean, what: string): string {
  if (names.length === 0) return `Du willst ${what}.`
  if (isYou) return `${formatList([...names, 'du'])} wollt ${what}.`
  return `${formatList(names)} ${names.length > 1 ? 'wollen' : 'will'} ${what}.`
}
