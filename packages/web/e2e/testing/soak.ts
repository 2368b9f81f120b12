/** `npm test` runs samples of the long specs, `npm run soak` all cases. */
export const IS_SOAK = process.env.SLAPWISE_SOAK !== undefined

/** Every nth of these, from the one at `first` on; all of them in `npm run soak`. */
export const sampleEvery = <T>(n: number, items: readonly T[], first = 0): readonly T[] =>
  IS_SOAK ? items : items.filter((_, i) => i % n === first % n)
