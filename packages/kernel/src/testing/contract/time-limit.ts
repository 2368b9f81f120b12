/**
 * The thinking time of a bot in tests, counted in calls of `isTimeUp` instead of milliseconds, so that it is
 * reproducible.
 */
const MAX_CHECKS = 16

/** A time limit for one prompt. */
export function createTimeLimit(): () => boolean {
  let left = MAX_CHECKS
  return () => left-- === 0
}
