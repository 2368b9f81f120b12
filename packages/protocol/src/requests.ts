import { TEMPO_NAMES } from '@slapwise/kernel'
import { z } from 'zod'
import { MAX_NAME_LENGTH, NAME_PATTERN, NO_STACKED_MARKS } from './name.ts'
import { PACES } from './pace.ts'
import { GRIMACES, MAX_SEATS, TAKEOVER_POLICIES, VOTE_TOPICS } from './room-constants.ts'

export const paceSchema = z.enum(PACES)

/** The speed of presentation: bots' moves and animations. */
export const tempoSchema = z.enum(TEMPO_NAMES)

const requestIdSchema = z
  .string()
  .regex(/^[\w-]{1,30}-\d{1,9}$/)
  .describe(
    '`CLIENT-NUMBER`: an id of the client, new each time it starts, of at most 30 letters, digits, `-` and `_`, and a number of at most 9 digits that increases with each request. A request that is resent is applied only once',
  )

const seenVersionSchema = z
  .int()
  .min(0)
  .optional()
  .describe(
    'the last `version` you had received when you first sent the request; it stays the same when the request is resent. The server remembers your last 16 clients, and refuses requests of older ones that may have been applied already with `outcome-unknown`',
  )

const seatSchema = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
  .describe('a seat at the table')
const memberSchema = z.int().min(0).max(999).describe('a member, by its index in the list of the room')

/** A line that is displayed as it is: without invisible characters and direction controls. */
const textLineSchema = (maxLength: number, allowed: RegExp) =>
  z.string().normalize().trim().min(1).max(maxLength).regex(allowed, 'no control characters')

export const nameSchema = textLineSchema(MAX_NAME_LENGTH, NAME_PATTERN).describe(
  'your display name, unique in the room; it proves no identity',
)

export const avatarSchema = z
  .int()
  .min(0)
  .max(9_999)
  .describe('the number that your avatar is drawn from; each client draws it its own way')

const optionalAvatarSchema = avatarSchema.nullable().optional()

/** Chat texts may contain the characters of a name and those that join emoji. */
const chatTextSchema = textLineSchema(
  280,
  new RegExp(`^${NO_STACKED_MARKS}[^\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]+$`, 'u'),
)

const playerSeedSchema = z
  .string()
  .regex(/^[0-9a-f]{8,64}$/)
  .describe(
    '8 to 64 random hex digits that become part of the seed of the match, new for each match; they are published afterwards',
  )

export const botLevelSchema = z.string().max(40).describe('one of the bot levels of the game')

const promptNumberSchema = z.int().describe('the number of the open prompt, from the view')

export const gameIdSchema = z.string().max(40).describe('the id of a game that the server has')

const optionSchema = z.int().min(-32768).max(32767)

const answerSchema = z
  .union([optionSchema, z.array(optionSchema).max(250)])
  .describe('one of the options of the prompt, or a list of them')

/** Texts in settings, such as custom cards, may have several lines, so newline and tab are allowed. */
const INVISIBLE_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Iterative, since settings may be nested as deep as a message allows. */
function hasOnlyVisibleText(settings: object): boolean {
  const all: unknown[] = [settings]
  for (const value of all) {
    if (typeof value === 'string' && INVISIBLE_CHARACTERS.test(value)) return false
    if (typeof value === 'object' && value !== null) all.push(...Object.keys(value), ...Object.values(value))
  }
  return true
}

const gameSettingsSchema = z
  .record(z.string(), z.unknown())
  .refine(hasOnlyVisibleText, 'no control characters')
  .describe('all settings of the game except for the number of players, which is the number of taken seats')

export const takeoverPolicySchema = z
  .enum(TAKEOVER_POLICIES)
  .describe(
    'the policy for taking the seat of a bot or an absent player during a match: anybody at once, on request to the host, or nobody',
  )

/** Twice as many decisions as the longest recorded match has, and more. */
const MAX_DECISIONS = 99_999

export const lookBackSchema = z
  .strictObject({
    match: z
      .int()
      .min(1)
      .max(999_999)
      .describe('the number of a finished match of the room; they count from 1'),
    index: z.int().min(0).max(MAX_DECISIONS).describe('the number of decisions before the moment'),
    viewer: z
      .union([seatSchema, z.null(), z.literal('all-open')])
      .describe('the seat whose view is shown; null for a spectator, `all-open` for all hands face up'),
  })
  .readonly()

export const pointerTargetSchema = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z0-9]+)*$/)
  .describe(
    'something on the table, such as `seat-2`, `card-17`, `discard`; the server passes it on, and clients ignore what they do not know',
  )

const requestType = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  description: string,
  shape: Shape,
) =>
  z
    .strictObject({ type: z.literal(type), id: requestIdSchema, seenVersion: seenVersionSchema, ...shape })
    .describe(description)

/** All requests of a client to a room. */
export const clientRequestSchema = z.discriminatedUnion('type', [
  requestType('join', 'Become a member of the room, without a seat.', {
    name: nameSchema,
    avatar: optionalAvatarSchema,
  }),
  requestType('rename', 'Change your name or your avatar.', {
    name: nameSchema,
    avatar: optionalAvatarSchema.describe('unchanged if missing; null for none'),
  }),
  requestType('leave', 'Leave the room for good; during a match a bot takes over.', {}),
  requestType('sit', 'Take a free seat, in the lobby.', {
    seat: seatSchema.optional().describe('a free seat; if missing, the first free one, or the seat you have'),
  }),
  requestType('stand-up', 'Give up your seat, in the lobby.', {}),
  requestType('ready', 'Say whether you are ready for the match.', {
    isReady: z.boolean(),
  }),
  requestType('commit-seed', 'Commit to the seed that you contribute to the next match, in the lobby.', {
    commitment: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 in hex digits of `pledge ["SERVER COMMITMENT","YOUR SEED"]`'),
  }),
  requestType('reveal-seed', 'Reveal your seed, as soon as the room is dealing.', {
    seed: playerSeedSchema,
  }),
  requestType('change-room', 'Change the room, as its host. Missing fields stay unchanged.', {
    game: gameIdSchema
      .optional()
      .describe(
        'the game to play next, with its default settings unless `settings` is given too; makes everybody unready',
      ),
    settings: gameSettingsSchema.optional(),
    pace: paceSchema.optional(),
    tempo: tempoSchema
      .optional()
      .describe(
        'the speed of presentation: how long steps are shown before bots move and clocks run; can be changed during a match',
      ),
    windowSeconds: z
      .number()
      .min(0.5)
      .max(60)
      .nullable()
      .optional()
      .describe('seconds that a reaction window stays open; null for the default of the pace'),
    takeoverPolicy: takeoverPolicySchema.optional(),
    isPublic: z.boolean().optional().describe('listed among the public rooms'),
    isLocked: z
      .boolean()
      .optional()
      .describe('nobody else can join or watch; screens that are connected at that moment stay'),
  }),
  requestType(
    'remove-screens',
    'Disconnect the screens that were connected when the room was locked, as the host.',
    {},
  ),
  requestType('add-bot', 'Put a bot on a free seat, or replace a bot, as the host.', {
    seat: seatSchema,
    level: botLevelSchema,
  }),
  requestType('remove-bot', 'Remove a bot, as the host.', { seat: seatSchema }),
  requestType('remove-member', 'Remove a member, as the host; during a match a bot takes over.', {
    member: memberSchema,
  }),
  requestType('readmit-member', 'Let a removed member join again, as the host.', {
    member: memberSchema,
  }),
  requestType('make-host', 'Make another member the host.', { member: memberSchema }),
  requestType(
    'take-seat',
    'During a match, take the seat of a bot or an absent player, as a member without a seat; requests it from the host if the policy is `ask`.',
    { seat: seatSchema },
  ),
  requestType(
    'give-seat',
    'During a match, give the seat of a bot or of an absent or disconnected player to a member without a seat, as the host.',
    { seat: seatSchema, member: memberSchema },
  ),
  requestType(
    'refuse-seat',
    'Refuse a request for a seat, for the rest of the match, as the host; or withdraw your own request.',
    { member: memberSchema },
  ),
  requestType('start', 'Start the match, as the host, who is the first dealer.', {}),
  requestType(
    'rematch',
    'Return to the lobby after a match, with the same people and settings, as the host. Members who have voted for it are ready.',
    {},
  ),
  requestType('answer', 'Answer the open prompt.', {
    promptNumber: promptNumberSchema,
    answer: answerSchema,
  }),
  requestType(
    'take-back',
    'Take back your last answer, as long as nobody has answered since and nothing was revealed.',
    { promptNumber: promptNumberSchema },
  ),
  requestType('extend-window', 'Extend a reaction window, once; nobody learns who did.', {
    promptNumber: promptNumberSchema,
  }),
  requestType('skip-reactions', 'Skip reactions for the rest of this round. Nobody is told.', {
    isSkipping: z.boolean(),
  }),
  requestType('vote', 'Vote for or against the open topic, from your seat.', {
    topic: z
      .enum(VOTE_TOPICS)
      .describe(
        'the topic that the vote is meant for; refused if it is no longer open. To pause and to resume need more than half of the people; a rematch is started by the host',
      ),
    isFor: z.boolean(),
  }),
  requestType('return-to-seat', 'Return to your seat, after a bot or a stand-in has played for you.', {}),
  requestType('show-hand', 'Show your hand to a spectator, or stop showing it.', {
    member: memberSchema,
    isShown: z.boolean(),
  }),
  requestType('chat', 'Write a line of chat.', { text: chatTextSchema }),
  requestType('grimace', 'Send an emote.', { grimace: z.enum(GRIMACES) }),
  requestType(
    'look-back',
    'Show everybody a moment of a finished match, as the host, until the next match; it is not stored.',
    { lookBack: lookBackSchema.nullable().describe('null to end it') },
  ),
  requestType('point', 'Point at something on the table, while everybody looks back.', {
    target: pointerTargetSchema,
  }),
  requestType('history', 'Request all facts since a version, as your seat sees them.', {
    since: z
      .int()
      .min(0)
      .optional()
      .describe(
        'the version after which to begin, at most 10,000 before the newest; if missing, the current round only',
      ),
  }),
])

export type ClientRequest = z.infer<typeof clientRequestSchema>

/** The request body that creates a room. */
export const createRoomSchema = z.strictObject({
  name: nameSchema,
  avatar: optionalAvatarSchema,
  game: gameIdSchema.optional(),
  isPublic: z.boolean().default(false).describe('listed among the public rooms'),
})
