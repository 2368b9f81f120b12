/** As long as a bot gets to think in tests: so many thoughts, whatever the clock says. */
const THOUGHTS = 3

/** For one question: says that it is enough after a few thoughts. */
export function hasty(): () => boolean {
  let left = THOUGHTS
  return () => left-- === 0
}
