/** The option with the highest value; the first of equals. */
export function argMax(options: readonly number[], evaluate: (option: number) => number): number {
  let best = options[0]
  let bestValue = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = evaluate(option)
    if (value > bestValue) {
      bestValue = value
      best = option
    }
  }
  return best
}
