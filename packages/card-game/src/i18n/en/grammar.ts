/** “one card”, “4 cards”: for texts in which the exact number matters. */
export const formatExactCount = (count: number, item: string): string =>
  count === 1 ? `one ${item}` : `${count} ${item}s`
