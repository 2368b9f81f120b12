const format = new Intl.ListFormat('de')

export const list = (names: readonly string[]): string => format.format(names)
