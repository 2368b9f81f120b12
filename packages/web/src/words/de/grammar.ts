export const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names)
