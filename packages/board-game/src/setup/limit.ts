import type { Settings } from '../model/settings.ts'

/** The recommendations of the rulebook: more players, lower limit. */
const RECOMMENDED_LIMITS = {
  few: { short: 99, medium: 121, long: 157 },
  many: { short: 83, medium: 99, long: 121 },
}

export const scoreLimitFor = ({ limit, players }: Settings): number =>
  typeof limit === 'number' ? limit : (players <= 3 ? RECOMMENDED_LIMITS.few : RECOMMENDED_LIMITS.many)[limit]
