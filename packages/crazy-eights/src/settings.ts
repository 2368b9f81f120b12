import { z } from 'zod'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 6

export const settingsSchema = z.strictObject({
  players: z.int().min(MIN_PLAYERS).max(MAX_PLAYERS),
  /** The points at which the match ends. */
  limit: z.int().min(1).max(500).default(100),
  /** Whether others may throw in a card of the rank just played; `glance` uses that prompt mode. */
  snap: z.union([z.boolean(), z.literal('glance')]).default(true),
})

export type Settings = z.infer<typeof settingsSchema>
export type SettingsInput = z.input<typeof settingsSchema>
