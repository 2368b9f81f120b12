import { z } from 'zod'
import { EDITION_NAMES } from './editions/index.ts'
import { SET_NAMES } from './sets/index.ts'

export const LENGTHS = ['short', 'medium', 'long'] as const

/** Everything that can be set before a match. */
export const settingsSchema = z.strictObject({
  players: z.int().min(2).max(8),
  edition: z.enum(EDITION_NAMES).default('complete'),
  /** In whatever order they are named, the same sets make the same deck. */
  sets: z
    .array(z.enum(SET_NAMES))
    .refine((sets) => sets.includes('base'), 'the base game is always in')
    .refine((sets) => new Set(sets).size === sets.length, 'each set once')
    .transform((sets) => SET_NAMES.filter((name) => sets.includes(name)))
    .default(['base']),
  /** The points at which a match ends, or `none` for a single round without points. */
  limit: z.union([z.enum(LENGTHS), z.literal('none'), z.int().min(1).max(9999)]).default('medium'),
  handSize: z.int().min(4).max(7).default(7),
})

export type Settings = z.infer<typeof settingsSchema>
export type SettingsInput = z.input<typeof settingsSchema>

/** The rulebooks' recommendations: the bigger the group, the lower the limit. */
const LIMITS = {
  few: { short: 137, medium: 154, long: 179 },
  many: { short: 113, medium: 137, long: 154 },
}

export function limitFor({ limit, players }: Settings): number | null {
  if (limit === 'none') return null
  if (typeof limit === 'number') return limit
  return (players <= 4 ? LIMITS.few : LIMITS.many)[limit]
}
