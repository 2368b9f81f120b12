/** “one card” where the number matters, “4 cards”. */
export const formatExactCount = (count: number, thing: string): string =>
  count === 1 ? `one ${thing}` : `${count} ${thing}s`
