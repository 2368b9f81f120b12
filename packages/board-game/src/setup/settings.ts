import { z } from 'zod'
import { BOARD_NAMES, LENGTHS, type Settings } from '../model/settings.ts'
import { boardFileSchema } from './board-file.ts'

export const LEAST_PLAYERS = 2
export const MOST_PLAYERS = 6

export const settingsSchema = z.strictObject({
  players: z.int().min(LEAST_PLAYERS).max(MOST_PLAYERS),
  limit: z.union([z.enum(LENGTHS), z.int().min(1).max(9999)]).default('medium'),
  board: z.union([z.enum(BOARD_NAMES), boardFileSchema]).default('house'),
})

export type SettingsInput = z.input<typeof settingsSchema>

/** The rulebook’s recommendations: the bigger the group, the lower the limit. */
const LIMITS = {
  few: { short: 99, medium: 121, long: 157 },
  many: { short: 83, medium: 99, long: 121 },
}

export const limitFor = ({ limit, players }: Settings): number =>
  typeof limit === 'number' ? limit : (players <= 3 ? LIMITS.few : LIMITS.many)[limit]
