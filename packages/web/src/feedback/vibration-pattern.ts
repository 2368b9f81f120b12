import type { VibrationPattern } from './vibration.ts'

/**
 * The vibration for a step. An attack on this player comes before an event, and an event before the start of the turn. All
 * games call their event fact `event`.
 */
export function vibrationPattern(
  facts: readonly object[],
  isHit: boolean,
  isCalled: boolean,
): VibrationPattern | null {
  if (isHit) return [60, 50, 60]
  if (facts.some((fact) => 'kind' in fact && fact.kind === 'event')) return [130]
  return isCalled ? [35] : null
}
