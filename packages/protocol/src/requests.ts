import { BOT_NAMES } from '@slapwise/bots'
import { z } from 'zod'
import { paceSchema } from './pace.ts'

/** Chosen by the client, different for each request: a request that is sent again is carried out only once. */
const id = z.string().min(1).max(40)

export const SEATS = 8

const seat = z
  .int()
  .min(0)
  .max(SEATS - 1)
const member = z.int().min(0).max(999)

/** What is said at a table; it is shown as it is, so no control characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}]+$/u, 'no control characters')

export const nameSchema = line(24)

/** Random hex digits that go into the seed of the match. */
const salt = z.string().regex(/^[0-9a-f]{8,64}$/)

const answer = z.union([z.int().min(-32768).max(32767), z.array(z.int().min(-32768).max(32767)).max(250)])

/** The settings of the game but for the number of players, which is that of the seats taken. */
const gameSettings = z.record(z.string(), z.unknown())

export const REACTIONS = ['laugh', 'gasp', 'cry', 'angry', 'clap', 'love', 'slap', 'sleep'] as const

/** Everything that a client can ask of a room. */
export const requestSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), id, name: nameSchema }),
  z.strictObject({ type: z.literal('rename'), id, name: nameSchema }),
  z.strictObject({ type: z.literal('leave'), id }),
  z.strictObject({ type: z.literal('sit'), id, seat }),
  z.strictObject({ type: z.literal('stand'), id }),
  z.strictObject({ type: z.literal('ready'), id, ready: z.boolean(), salt: salt.optional() }),
  z.strictObject({
    type: z.literal('set'),
    id,
    settings: gameSettings.optional(),
    pace: paceSchema.optional(),
    /** Seconds that a reaction window stays open; null for what goes with the pace. */
    window: z.number().min(0.5).max(60).nullable().optional(),
    isPublic: z.boolean().optional(),
    isLocked: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('add-bot'), id, seat, level: z.enum(BOT_NAMES) }),
  z.strictObject({ type: z.literal('remove-bot'), id, seat }),
  z.strictObject({ type: z.literal('remove'), id, member }),
  z.strictObject({ type: z.literal('make-host'), id, member }),
  z.strictObject({ type: z.literal('start'), id, salt: salt.optional() }),
  z.strictObject({ type: z.literal('rematch'), id }),
  z.strictObject({ type: z.literal('answer'), id, prompt: z.int(), answer }),
  z.strictObject({ type: z.literal('hold-on'), id, prompt: z.int() }),
  /** Do not ask me to react again in this round. Nobody notices. */
  z.strictObject({ type: z.literal('quiet'), id, quiet: z.boolean() }),
  z.strictObject({ type: z.literal('pause'), id, pause: z.boolean() }),
  /** Back at the table, after a bot has played for me. */
  z.strictObject({ type: z.literal('back'), id }),
  z.strictObject({ type: z.literal('show-hand'), id, member, show: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id, text: line(280) }),
  z.strictObject({ type: z.literal('react'), id, reaction: z.enum(REACTIONS) }),
  /** All facts since a version, as I saw or would have seen them. */
  z.strictObject({ type: z.literal('history'), id, since: z.int().min(0) }),
])

export type Request = z.infer<typeof requestSchema>

/** What opens a room. */
export const createSchema = z.strictObject({
  name: nameSchema,
  isPublic: z.boolean().default(false),
})
