import type { OwnFrame, PublicFrame } from '@slapwise/kernel'
import { z } from 'zod'
import { errorSchema } from './errors.ts'
import { paceSchema, tempoSchema } from './pace.ts'
import { avatarSchema, botLevel, GRIMACES, gameId, MOTIONS, takeoverSchema } from './requests.ts'

/** What the game itself says is described where it is made; here it passes through unopened. */
const ofGame = <T>(what: string) => z.custom<T>().describe(what)

const memberNumber = z.int().min(0).describe('a member, by the place in the list of the room')

export const memberViewSchema = z
  .strictObject({
    name: z.string(),
    avatar: avatarSchema
      .nullable()
      .describe('what their face is drawn from; null for one that goes with the name'),
    isOnline: z.boolean(),
    hasLeft: z.boolean().describe('those who have left stay in the list, so that numbers stay what they are'),
    isSentAway: z.boolean().optional().describe('the host has sent them away, and can let them in again'),
    asksFor: z.int().optional().describe('the seat that they ask the host for'),
    wasRefused: z.boolean().optional().describe('they asked for a seat in this match, and the host said no'),
  })
  .readonly()

export const seatViewSchema = z
  .strictObject({
    member: memberNumber.nullable(),
    bot: botLevel.nullable(),
    isReady: z.boolean(),
    isAway: z.boolean().describe('its owner is away, and a bot plays on'),
    keptFor: memberNumber
      .nullable()
      .describe('for whom its player stands in: whose seat it is, and who gets it back by coming back'),
    pledge: z
      .string()
      .nullable()
      .describe('the hash of what its player adds to the seed; `bot` for bots, once pledges are closed'),
    hasRevealed: z
      .boolean()
      .describe('its player has shown what they were bound to, so it goes into the seed'),
  })
  .readonly()

export const voteSchema = z
  .strictObject({
    motion: z
      .enum(MOTIONS)
      .describe('a pause of the match, its end, or after the match another one with the same people'),
    voters: z.array(memberNumber).readonly().describe('who is for it'),
    needed: z.int().nullable().describe('how many it takes; null for a rematch, which the host starts'),
  })
  .readonly()

/** A room as everybody in it sees it. */
export const roomViewSchema = z
  .strictObject({
    code: z.string().describe('what friends type to come in'),
    host: memberNumber,
    isPublic: z.boolean().describe('listed for everybody'),
    isLocked: z.boolean().describe('nobody else can join, or look on'),
    screens: z
      .int()
      .describe('how many screens of people who have not joined may look on although the room is locked'),
    takeover: takeoverSchema,
    phase: z.enum(['lobby', 'playing', 'over']),
    isDealing: z
      .boolean()
      .describe(
        'the host has started and no pledge can change any more: who has pledged has some seconds to reveal',
      ),
    game: gameId,
    rules: z.int().describe('the version of its rules: of the match, or of the next one'),
    pace: paceSchema,
    window: z.number().describe('seconds that a reaction window stays open'),
    tempo: tempoSchema.describe('how long things are shown'),
    beat: z
      .number()
      .describe(
        'milliseconds that a plain step is shown, and others in proportion: until then no bot moves and no clock runs',
      ),
    settings: ofGame<Readonly<Record<string, unknown>>>('the settings of the game, but for the players'),
    members: z.array(memberViewSchema).readonly(),
    seats: z.array(seatViewSchema).readonly().describe('as many as the game has players at most'),
    matches: z.int().describe('how many matches have been started here'),
    isPaused: z.boolean(),
    vote: voteSchema.nullable().describe('what the people at the table vote on now; null in the lobby'),
    commitment: z
      .string()
      .describe('the hash of the secret that the next match is dealt from, or this one was'),
    secret: z.string().nullable().describe('the secret itself, once the match is over'),
  })
  .readonly()

/** Items of a list by their place in it; null for those that are gone, which can only be the last ones. */
const listPatch = <Item extends z.ZodType>(item: Item) => z.record(z.number(), item.nullable()).readonly()

/** The fields of a room that have changed. */
export const roomPatchSchema = roomViewSchema
  .unwrap()
  .partial()
  .extend({
    members: listPatch(memberViewSchema).optional().describe('those who have changed, by number'),
    seats: listPatch(seatViewSchema).optional().describe('those that have changed, by number'),
  })
  .readonly()

export const clockSchema = z
  .strictObject({
    left: z.number().describe('milliseconds that are left'),
    of: z.number().describe('milliseconds that there were'),
  })
  .readonly()

const facts = z.array(ofGame<object>('what happened, as this viewer hears it')).readonly()

export const tableViewSchema = z
  .strictObject({
    table: ofGame<PublicFrame>('what everybody sees: `PublicFrame` and more'),
    own: ofGame<OwnFrame>('what only this viewer sees: `OwnFrame` and more'),
    promptNumber: z.int().describe('the number of the open question, to be sent with an answer'),
    clock: clockSchema.nullable(),
    shown: z
      .record(z.number(), ofGame<unknown>('a hand'))
      .readonly()
      .optional()
      .describe('hands that players have let this spectator see, by seat'),
  })
  .readonly()

/** How many lines of chat a room remembers. */
export const CHAT_KEPT = 50

export const chatSchema = z.strictObject({ member: memberNumber, text: z.string() }).readonly()

export const stepSchema = z
  .strictObject({ version: z.int().describe('the version that it led to'), facts })
  .readonly()

const message = <Type extends string, Shape extends z.ZodRawShape>(type: Type, what: string, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape }).describe(what)

const id = z.string().describe('the id of the request')

/** What the server says. */
export const messageSchema = z.discriminatedUnion('type', [
  message('welcome', 'First of all, also after a reconnect: everything as it is now.', {
    version: z.int().describe('counts the steps that everybody sees'),
    you: memberNumber.nullable().describe('your number; null before you have joined'),
    isQuiet: z.boolean().describe('you do not want to be asked to react in this round'),
    room: roomViewSchema,
    chat: z.array(chatSchema).readonly().describe('the last lines'),
    match: tableViewSchema.nullable().describe('null before the first match'),
    missed: z
      .array(stepSchema)
      .readonly()
      .nullable()
      .describe('what happened since the version you named; null if you named none, or too much has'),
  }),
  message('update', 'Something happened. Versions have no gaps.', {
    version: z.int(),
    facts: facts.optional(),
    room: roomPatchSchema.optional().describe('what has changed about the room'),
    you: memberNumber.nullable().optional().describe('your number, which comes with the room'),
    chat: chatSchema.optional(),
    match: tableViewSchema.nullable().optional().describe('null if there is none, or no more'),
  }),
  message('own', 'Your answer lies sealed on the table; nobody else is told, and the version stays.', {
    own: ofGame<OwnFrame>('what only you see'),
  }),
  message('done', 'A request was carried out, now or before, and is stored.', { id }),
  message('error', 'A request was not carried out, and nothing has changed.', {
    id: id.nullable(),
    error: errorSchema,
  }),
  message('history', 'All steps that were asked for.', { id, steps: z.array(stepSchema).readonly() }),
  message('presence', 'Somebody has come, or their last connection is gone.', {
    member: memberNumber,
    isOnline: z.boolean(),
  }),
  message('grimace', 'A face that somebody pulls.', { member: memberNumber, grimace: z.enum(GRIMACES) }),
  message('clock', 'Somebody wants more time; nobody learns who.', { clock: clockSchema.nullable() }),
  message('stopping', 'The server goes down for a moment: come back in a bit.', {}),
])

/** A member of a room, by the place in its list. */
export type MemberNumber = z.infer<typeof memberNumber>
export type MemberView = z.infer<typeof memberViewSchema>
export type SeatView = z.infer<typeof seatViewSchema>
export type VoteView = z.infer<typeof voteSchema>
export type RoomView = z.infer<typeof roomViewSchema>
export type RoomPatch = z.infer<typeof roomPatchSchema>
export type ClockView = z.infer<typeof clockSchema>
/** What one viewer sees of the match. Everything in `table` is for everybody. */
export type TableView = z.infer<typeof tableViewSchema>
export type ChatLine = z.infer<typeof chatSchema>
/** Facts of one step, by the version that it led to. */
export type Step = z.infer<typeof stepSchema>
export type Message = z.infer<typeof messageSchema>
