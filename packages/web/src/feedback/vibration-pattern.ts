import type { VibrationPattern } from './vibration.ts'

/** One thing at a time: a slap is felt before anything else. Every game tells of events by the same name. */
export function vibrationPattern(
  facts: readonly object[],
  isHit: boolean,
  isCalled: boolean,
): VibrationPattern | null {
  if (isHit) return [60, 50, 60]
  if (facts.some((fact) => 'kind' in fact && fact.kind === 'event')) return [130]
  return isCalled ? [35] : null
}
