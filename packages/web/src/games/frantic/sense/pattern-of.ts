import type { Told } from '@slapwise/card-game'

/** Milliseconds on, off, on. */
export type Pattern = readonly number[]

/** One thing at a time: a slap is felt before anything else. */
export function patternOf(facts: readonly Told[], ownSeat: number | null, isCalled: boolean): Pattern | null {
  const isHit = facts.some((told) => told.kind === 'attacked' && told.victims.includes(ownSeat ?? -1))
  if (isHit) return [60, 50, 60]
  if (facts.some(({ kind }) => kind === 'event')) return [130]
  return isCalled ? [35] : null
}
