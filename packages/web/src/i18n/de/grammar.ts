const format = new Intl.ListFormat('de')

export const formatList = (names: readonly string[]): string => format.format(names)

/** The people who want something: these, and oneself. */
export function formatVoters(names: readonly string[], isYou: boolean, what: string): string {
  if (names.length === 0) return `Du willst ${what}.`
  if (isYou) return `${formatList([...names, 'du'])} wollt ${what}.`
  return `${formatList(names)} ${names.length > 1 ? 'wollen' : 'will'} ${what}.`
}
