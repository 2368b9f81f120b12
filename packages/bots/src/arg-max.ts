/** The option that is worth the most; of equals, the first. */
export function argMax(options: readonly number[], worthOf: (option: number) => number): number {
  let found = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worth = worthOf(option)
    if (worth > most) {
      most = worth
      found = option
    }
  }
  return found
}
