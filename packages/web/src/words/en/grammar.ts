const format = new Intl.ListFormat('en')

export const list = (names: readonly string[]): string => format.format(names)
