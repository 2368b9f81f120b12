/** “one card”, “4 cards”: for texts in which the exact number matters. */
export const formatExactCount = (count: number, thing: string): string =>
  count === 1 ? `one ${thing}` : `${count} ${thing}s`
