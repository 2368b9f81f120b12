export const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names)

export const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`)
