import { RULES_VERSION, type SettingsInput, settingsSchema, type Told } from '@slapwise/card-game'
import type { Saved } from '@slapwise/kernel'

/** A match against bots that outlives its tab: phones put tabs away whenever they like. */
export interface KeptMatch {
  readonly rules: string | number
  readonly settings: SettingsInput
  readonly saved: Saved
  readonly log: readonly Told[]
}

const KEY = 'slapwise.match'
const LOG_KEPT = 120

export function keepMatch(settings: SettingsInput, saved: Saved, log: readonly Told[]): void {
  const kept: KeptMatch = { rules: RULES_VERSION, settings, saved, log: log.slice(-LOG_KEPT) }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs the way back, not the match.
  }
}

/** One that was played by other rules is not gone on with. */
export function keptMatch(): KeptMatch | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptMatch | null
    return kept?.rules === RULES_VERSION && settingsSchema.safeParse(kept.settings).success ? kept : null
  } catch {
    return null
  }
}

export const forgetMatch = (): void => localStorage.removeItem(KEY)
