import { z } from 'zod'

/** Why something was not done. Whatever gets an error has changed nothing. */
export const ERROR_CODES = [
  'bad-message',
  'too-large',
  'too-fast',
  'no-such-room',
  'room-locked',
  'room-full',
  'room-closed',
  'too-many-rooms',
  'too-many-connections',
  'name-taken',
  'seat-taken',
  'no-such-seat',
  'no-such-member',
  'not-a-member',
  'not-seated',
  'not-host',
  'not-in-lobby',
  'not-playing',
  'not-over',
  'not-ready',
  'too-few-players',
  'bad-settings',
  'stale-prompt',
  'not-asked',
  'refused',
  'not-stored',
  'stopping',
] as const

export const errorSchema = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** More about it, for programs: what is wrong with a setting, or why a card may not be played. */
  details: z.unknown().optional(),
})

export type ErrorCode = (typeof ERROR_CODES)[number]
export type ProtocolError = z.infer<typeof errorSchema>
