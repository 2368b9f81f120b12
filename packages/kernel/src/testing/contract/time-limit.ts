/** As long as a bot gets to think in tests: so many thoughts, whatever the clock says. */
const MAX_CHECKS = 3

/** For one question: says that it is enough after a few thoughts. */
export function createTimeLimit(): () => boolean {
  let left = MAX_CHECKS
  return () => left-- === 0
}
