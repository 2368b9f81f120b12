import type { Settings } from '../model/settings.ts'

/** The recommendations of the rulebooks: more players, lower limit. */
const RECOMMENDED_LIMITS = {
  few: { short: 137, medium: 154, long: 179 },
  many: { short: 113, medium: 137, long: 154 },
}

export function scoreLimitFor({ limit, players }: Settings): number | null {
  if (limit === 'none') return null
  if (typeof limit === 'number') return limit
  return (players <= 4 ? RECOMMENDED_LIMITS.few : RECOMMENDED_LIMITS.many)[limit]
}
