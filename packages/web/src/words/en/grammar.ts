export const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

export const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`)
