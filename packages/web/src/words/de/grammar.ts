const format = new Intl.ListFormat('de')

export const list = (names: readonly string[]): string => format.format(names)

/** The people who want something: these, and oneself. */
export function wanting(names: readonly string[], isYou: boolean, what: string): string {
  if (names.length === 0) return `Du willst ${what}.`
  if (isYou) return `${list([...names, 'du'])} wollt ${what}.`
  return `${list(names)} ${names.length > 1 ? 'wollen' : 'will'} ${what}.`
}
