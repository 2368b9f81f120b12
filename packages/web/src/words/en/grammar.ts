export const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)
