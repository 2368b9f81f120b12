import type { Told } from '@slapwise/board-game'
import type { Pattern } from '../../../sense/vibration.ts'

/** One thing at a time: a slap is felt before anything else. */
export function patternOf(facts: readonly Told[], ownSeat: number | null, isCalled: boolean): Pattern | null {
  if (facts.some((told) => told.kind === 'attacked' && told.victim === ownSeat)) return [60, 50, 60]
  if (facts.some(({ kind }) => kind === 'event')) return [130]
  return isCalled ? [35] : null
}
