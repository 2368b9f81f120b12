import { MAX_REPORTED_ISSUES } from '@slapwise/kernel'
import { z } from 'zod'
import { BOARD_NAMES, MATCH_LENGTHS, type Settings } from '../model/settings.ts'
import { boardFileSchema } from './board-file.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 6

/** Chooses the schema by type: a union would only report that neither one matches. */
const boardSchema: z.ZodType<Settings['board'], Settings['board']> = z
  .unknown()
  .transform((board, context) => {
    const judged = (typeof board === 'string' ? z.enum(BOARD_NAMES) : boardFileSchema).safeParse(board)
    if (judged.success) return judged.data
    for (const { message, path } of judged.error.issues.slice(0, MAX_REPORTED_ISSUES))
      context.issues.push({ code: 'custom', input: board, message, path })
    return z.NEVER
  }) as never

export const settingsSchema = z.strictObject({
  players: z.int().min(MIN_PLAYERS).max(MAX_PLAYERS),
  limit: z.union([z.enum(MATCH_LENGTHS), z.int().min(1).max(9999)]).default(DEFAULT_SETTINGS.limit),
  board: boardSchema.default(DEFAULT_SETTINGS.board),
})

export type SettingsInput = z.input<typeof settingsSchema>
