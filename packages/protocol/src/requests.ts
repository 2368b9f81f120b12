import { z } from 'zod'
import { MAX_NAME_LENGTH, NAME_PATTERN, NO_STACKED_MARKS } from './name.ts'
import { paceSchema, tempoSchema } from './pace.ts'

const requestIdSchema = z
  .string()
  .regex(/^[\w-]{1,30}-\d{1,9}$/)
  .describe(
    '`CLIENT-NUMBER`: a name that the client gives itself, another each time it starts, of at most 30 letters, digits, `-` and `_`, and a number of at most 9 digits that grows with each request: one that is sent again is carried out only once',
  )

const seenVersionSchema = z
  .int()
  .min(0)
  .optional()
  .describe(
    'the last `version` that you had seen when you first sent it, and stays the same when it is sent again: the server remembers your last 16 clients, and refuses as `forgotten` what an older one may have been given already',
  )

export const MAX_SEATS = 8

const seatSchema = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
  .describe('a seat at the table')
const memberSchema = z.int().min(0).max(999).describe('a member, by the place in the list of the room')

/** Shown as it is: so nothing that cannot be seen, or that turns other text around. */
const textLineSchema = (most: number, allowed: RegExp) =>
  z.string().normalize().trim().min(1).max(most).regex(allowed, 'no control characters')

export const nameSchema = textLineSchema(MAX_NAME_LENGTH, NAME_PATTERN).describe(
  'how the others know you; nobody else here may have it, but it proves nothing',
)

export const avatarSchema = z
  .int()
  .min(0)
  .max(9_999)
  .describe('what your face is drawn from; which face that is, is up to each client')

const optionalAvatarSchema = avatarSchema.nullable().optional()

/** As a name, and with what joins emoji. */
const chatTextSchema = textLineSchema(
  280,
  new RegExp(`^${NO_STACKED_MARKS}[^\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]+$`, 'u'),
)

const playerSeedSchema = z
  .string()
  .regex(/^[0-9a-f]{8,64}$/)
  .describe(
    '8 to 64 random hex digits of your own that go into the seed of the match, others each time: they are shown afterwards',
  )

export const botLevelSchema = z.string().max(40).describe('one of the levels that the game has bots of')

const promptNumberSchema = z.int().describe('the number of the open question, from the view')

export const gameIdSchema = z.string().max(40).describe('which of the games of this house')

const optionSchema = z.int().min(-32768).max(32767)

const answerSchema = z
  .union([optionSchema, z.array(optionSchema).max(250)])
  .describe('one of the options of the question, or a list of them')

/** Cards and boards of somebody’s own have names and texts, which may be several lines. */
const INVISIBLE_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** One thing after the other: they may be nested as deep as a message is long. */
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
  .describe('all settings of the game but for the number of players, which is that of the seats taken')

/** Who may take the seat of a bot, or of somebody who is away, in a match. */
export const TAKEOVER_POLICIES = ['anybody', 'ask', 'nobody'] as const

export const takeoverPolicySchema = z
  .enum(TAKEOVER_POLICIES)
  .describe(
    'who may take the seat of a bot, or of somebody who is away, in a match: anybody at once, those whose request the host accepts, or nobody',
  )

/** The motions that people at a table vote on. */
export const VOTE_TOPICS = ['pause', 'resume', 'rematch'] as const

/** Faces that somebody can pull. */
export const GRIMACES = ['laugh', 'gasp', 'cry', 'angry', 'clap', 'love', 'slap', 'sleep'] as const

const requestType = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  what: string,
  shape: Shape,
) =>
  z
    .strictObject({ type: z.literal(type), id: requestIdSchema, seenVersion: seenVersionSchema, ...shape })
    .describe(what)

/** Everything that a client can ask of a room. */
export const clientRequestSchema = z.discriminatedUnion('type', [
  requestType('join', 'Become a member of the room, without a seat yet.', {
    name: nameSchema,
    avatar: optionalAvatarSchema,
  }),
  requestType('rename', 'Take another name, or with the same name another face.', {
    name: nameSchema,
    avatar: optionalAvatarSchema.describe('stays as it is if it is not named; null for none'),
  }),
  requestType('leave', 'Leave for good; in a match a bot takes over.', {}),
  requestType('sit', 'Take a free seat, before a match.', {
    seat: seatSchema.optional().describe('a free seat; without it the first free one, or the seat you have'),
  }),
  requestType('stand-up', 'Give one’s seat up, before a match.', {}),
  requestType('ready', 'Say whether the match can start from here.', {
    isReady: z.boolean(),
  }),
  requestType(
    'commit-seed',
    'Bind yourself to a value that will go into the seed of the next match, before a match.',
    {
      commitment: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe(
          'SHA-256, in hex digits, of `pledge ["COMMITMENT","SALT"]`: what the room is bound to, and your value',
        ),
    },
  ),
  requestType('reveal-seed', 'Show what you were bound to, as soon as the room is dealing.', {
    seed: playerSeedSchema,
  }),
  requestType('change-room', 'Change the room, as its host. What is not named stays as it is.', {
    game: gameIdSchema
      .optional()
      .describe(
        'which of the games of this house is played next: as usual, unless its settings come along, and nobody is ready any more',
      ),
    settings: gameSettingsSchema.optional(),
    pace: paceSchema.optional(),
    tempo: tempoSchema
      .optional()
      .describe('how long things are shown before bots move and clocks run; in a match too'),
    windowSeconds: z
      .number()
      .min(0.5)
      .max(60)
      .nullable()
      .optional()
      .describe('seconds that a reaction window stays open; null for what goes with the pace'),
    takeoverPolicy: takeoverPolicySchema.optional(),
    isPublic: z.boolean().optional().describe('listed for everybody'),
    isLocked: z
      .boolean()
      .optional()
      .describe('nobody else can join, or look on; screens that are connected at that moment stay'),
  }),
  requestType(
    'remove-screens',
    'Shut out the screens that were connected when the room was locked, as the host.',
    {},
  ),
  requestType('add-bot', 'Put a bot on a free seat, or in place of another, as the host.', {
    seat: seatSchema,
    level: botLevelSchema,
  }),
  requestType('remove-bot', 'Send a bot away, as the host.', { seat: seatSchema }),
  requestType('remove-member', 'Send somebody away, as the host; in a match a bot takes over.', {
    member: memberSchema,
  }),
  requestType('readmit-member', 'Let somebody come in again who was sent away, as the host.', {
    member: memberSchema,
  }),
  requestType('make-host', 'Hand the role of the host on.', { member: memberSchema }),
  requestType(
    'take-seat',
    'In a match, take the seat of a bot or of somebody who is away, as a member without one; where the host wants to be asked, ask for it.',
    { seat: seatSchema },
  ),
  requestType(
    'give-seat',
    'In a match, give the seat of a bot, or of somebody who is away or not connected, to a member without one, as the host.',
    { seat: seatSchema, member: memberSchema },
  ),
  requestType(
    'refuse-seat',
    'Refuse somebody who asks for a seat, for the rest of the match, as the host; or withdraw one’s own request.',
    { member: memberSchema },
  ),
  requestType('start', 'Start the match, as the host, who deals first.', {}),
  requestType(
    'rematch',
    'Back to the lobby after a match, with the same people and settings, as the host. Those who have voted for it are ready.',
    {},
  ),
  requestType('answer', 'Answer the open question.', {
    promptNumber: promptNumberSchema,
    answer: answerSchema,
  }),
  requestType(
    'take-back',
    'Take one’s last decision back, as long as nobody else has decided anything since and nothing was revealed.',
    { promptNumber: promptNumberSchema },
  ),
  requestType('extend-window', 'Ask for more time in a reaction window, once; nobody learns who did.', {
    promptNumber: promptNumberSchema,
  }),
  requestType('skip-reactions', 'Do not ask me to react again in this round. Nobody notices.', {
    isSkipping: z.boolean(),
  }),
  requestType('vote', 'Say whether one is for what is voted on now, from one’s seat.', {
    topic: z
      .enum(VOTE_TOPICS)
      .describe(
        'which `vote` it is meant for: it is refused if that is decided by now. A pause and its end are carried by more than half of the people, a rematch by the host',
      ),
    isFor: z.boolean(),
  }),
  requestType('return-to-seat', 'Back at the table, after a bot or somebody else has played for me.', {}),
  requestType('show-hand', 'Let a spectator see one’s hand, or no more.', {
    member: memberSchema,
    isShown: z.boolean(),
  }),
  requestType('chat', 'Say something to everybody.', { text: chatTextSchema }),
  requestType('grimace', 'Pull a face.', { grimace: z.enum(GRIMACES) }),
  requestType('history', 'All facts since a version, as I saw or would have seen them.', {
    since: z
      .int()
      .min(0)
      .optional()
      .describe(
        'the last version that is not wanted, at most 10,000 before the newest; without it, no more than the round that is played',
      ),
  }),
])

export type ClientRequest = z.infer<typeof clientRequestSchema>
export type TakeoverPolicy = (typeof TAKEOVER_POLICIES)[number]
export type VoteTopic = (typeof VOTE_TOPICS)[number]
export type Grimace = (typeof GRIMACES)[number]

/** What opens a room. */
export const createRoomSchema = z.strictObject({
  name: nameSchema,
  avatar: optionalAvatarSchema,
  game: gameIdSchema.optional(),
  isPublic: z.boolean().default(false).describe('listed for everybody'),
})
