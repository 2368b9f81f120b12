import type { BaseOwnView, BasePublicView } from '@slapwise/kernel'
import { z } from 'zod'
import { errorSchema } from './errors.ts'
import { paceSchema, tempoSchema } from './pace.ts'
import {
  avatarSchema,
  botLevelSchema,
  GRIMACES,
  gameIdSchema,
  takeoverPolicySchema,
  VOTE_TOPICS,
} from './requests.ts'

/** What the game itself says is described where it is made; here it passes through unopened. */
const gameDefined = <T>(what: string) => z.custom<T>().describe(what)

const memberNumberSchema = z.int().min(0).describe('a member, by the place in the list of the room')

export const memberViewSchema = z
  .strictObject({
    name: z.string(),
    avatar: avatarSchema
      .nullable()
      .describe('what their face is drawn from; null for one that goes with the name'),
    isOnline: z.boolean(),
    hasLeft: z.boolean().describe('those who have left stay in the list, so that numbers stay what they are'),
    isRemoved: z.boolean().optional().describe('the host has sent them away, and can let them in again'),
    requestedSeat: z.int().optional().describe('the seat that they ask the host for'),
    wasSeatRefused: z
      .boolean()
      .optional()
      .describe('they asked for a seat in this match, and the host said no'),
  })
  .readonly()

export const seatViewSchema = z
  .strictObject({
    member: memberNumberSchema.nullable(),
    botLevel: botLevelSchema.nullable(),
    isReady: z.boolean(),
    isAway: z.boolean().describe('its owner is away, and a bot plays on'),
    reservedFor: memberNumberSchema
      .nullable()
      .describe('for whom its player stands in: whose seat it is, and who gets it back by coming back'),
    seedCommitment: z
      .string()
      .nullable()
      .describe('the hash of what its player adds to the seed; `bot` for bots, once pledges are closed'),
    hasRevealedSeed: z
      .boolean()
      .describe('its player has shown what they were bound to, so it goes into the seed'),
  })
  .readonly()

export const voteViewSchema = z
  .strictObject({
    topic: z
      .enum(VOTE_TOPICS)
      .describe('a pause of the match, its end, or after the match another one with the same people'),
    voters: z.array(memberNumberSchema).readonly().describe('who is for it'),
    votesNeeded: z.int().nullable().describe('how many it takes; null for a rematch, which the host starts'),
  })
  .readonly()

/** A room as everybody in it sees it. */
export const roomViewSchema = z
  .strictObject({
    code: z.string().describe('what friends type to come in'),
    host: memberNumberSchema,
    isPublic: z.boolean().describe('listed for everybody'),
    isLocked: z.boolean().describe('nobody else can join, or look on'),
    screenCount: z
      .int()
      .describe('how many screens of people who have not joined may look on although the room is locked'),
    takeoverPolicy: takeoverPolicySchema,
    phase: z.enum(['lobby', 'playing', 'over']),
    isDealing: z
      .boolean()
      .describe(
        'the host has started and no pledge can change any more: who has pledged has some seconds to reveal',
      ),
    game: gameIdSchema,
    rulesVersion: z.int().describe('the version of its rules: of the match, or of the next one'),
    pace: paceSchema,
    windowSeconds: z.number().describe('seconds that a reaction window stays open'),
    tempo: tempoSchema.describe('how long things are shown'),
    stepDurationMs: z
      .number()
      .describe(
        'milliseconds that a plain step is shown, and others in proportion: until then no bot moves and no clock runs',
      ),
    settings: gameDefined<Readonly<Record<string, unknown>>>('the settings of the game, but for the players'),
    members: z.array(memberViewSchema).readonly(),
    seats: z.array(seatViewSchema).readonly().describe('as many as the game has players at most'),
    matchCount: z.int().describe('how many matches have been started here'),
    isPaused: z.boolean(),
    vote: voteViewSchema.nullable().describe('what the people at the table vote on now; null in the lobby'),
    serverCommitment: z
      .string()
      .describe('the hash of the secret that the next match is dealt from, or this one was'),
    serverSeed: z.string().nullable().describe('the secret itself, once the match is over'),
  })
  .readonly()

/** Items of a list by their place in it; null for those that are gone, which can only be the last ones. */
const listPatchSchema = <Item extends z.ZodType>(item: Item) =>
  z.record(z.number(), item.nullable()).readonly()

/** The fields of a room that have changed. */
export const roomPatchSchema = roomViewSchema
  .unwrap()
  .partial()
  .extend({
    members: listPatchSchema(memberViewSchema).optional().describe('those who have changed, by number'),
    seats: listPatchSchema(seatViewSchema).optional().describe('those that have changed, by number'),
  })
  .readonly()

export const clockViewSchema = z
  .strictObject({
    leftMs: z.number().describe('milliseconds that are left'),
    totalMs: z.number().describe('milliseconds that there were'),
  })
  .readonly()

const factsSchema = z.array(gameDefined<object>('what happened, as this viewer hears it')).readonly()

export const roomMatchViewSchema = z
  .strictObject({
    table: gameDefined<BasePublicView>('what everybody sees: `PublicFrame` and more'),
    own: gameDefined<BaseOwnView>('what only this viewer sees: `OwnFrame` and more'),
    promptNumber: z.int().describe('the number of the open question, to be sent with an answer'),
    clock: clockViewSchema.nullable(),
    shownHands: z
      .record(z.number(), gameDefined<unknown>('a hand'))
      .readonly()
      .optional()
      .describe('hands that players have let this spectator see, by seat'),
  })
  .readonly()

/** How many lines of chat a room remembers. */
export const MAX_CHAT_LINES = 50

export const chatLineSchema = z.strictObject({ member: memberNumberSchema, text: z.string() }).readonly()

export const historyStepSchema = z
  .strictObject({ version: z.int().describe('the version that it led to'), facts: factsSchema })
  .readonly()

const messageType = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  what: string,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...shape }).describe(what)

const requestIdSchema = z.string().describe('the id of the request')

/** What the server says. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  messageType('welcome', 'First of all, also after a reconnect: everything as it is now.', {
    version: z.int().describe('counts the steps that everybody sees'),
    yourMember: memberNumberSchema.nullable().describe('your number; null before you have joined'),
    isSkippingReactions: z.boolean().describe('you do not want to be asked to react in this round'),
    room: roomViewSchema,
    chat: z.array(chatLineSchema).readonly().describe('the last lines'),
    match: roomMatchViewSchema.nullable().describe('null before the first match'),
    missedSteps: z
      .array(historyStepSchema)
      .readonly()
      .nullable()
      .describe('what happened since the version you named; null if you named none, or too much has'),
  }),
  messageType('update', 'Something happened. Versions have no gaps.', {
    version: z.int(),
    facts: factsSchema.optional(),
    room: roomPatchSchema.optional().describe('what has changed about the room'),
    yourMember: memberNumberSchema.nullable().optional().describe('your number, which comes with the room'),
    chat: chatLineSchema.optional(),
    match: roomMatchViewSchema.nullable().optional().describe('null if there is none, or no more'),
  }),
  messageType(
    'own-view',
    'Your answer lies sealed on the table; nobody else is told, and the version stays.',
    {
      own: gameDefined<BaseOwnView>('what only you see'),
    },
  ),
  messageType('done', 'A request was carried out, now or before, and is stored.', { id: requestIdSchema }),
  messageType('error', 'A request was not carried out, and nothing has changed.', {
    id: requestIdSchema.nullable(),
    error: errorSchema,
  }),
  messageType('history', 'All steps that were asked for.', {
    id: requestIdSchema,
    steps: z.array(historyStepSchema).readonly(),
  }),
  messageType('presence', 'Somebody has come, or their last connection is gone.', {
    member: memberNumberSchema,
    isOnline: z.boolean(),
  }),
  messageType('grimace', 'A face that somebody pulls.', {
    member: memberNumberSchema,
    grimace: z.enum(GRIMACES),
  }),
  messageType('clock', 'Somebody wants more time; nobody learns who.', { clock: clockViewSchema.nullable() }),
  messageType('server-stopping', 'The server goes down for a moment: come back in a bit.', {}),
])

/** A member of a room, by the place in its list. */
export type MemberNumber = z.infer<typeof memberNumberSchema>
export type MemberView = z.infer<typeof memberViewSchema>
export type SeatView = z.infer<typeof seatViewSchema>
export type VoteView = z.infer<typeof voteViewSchema>
export type RoomView = z.infer<typeof roomViewSchema>
export type RoomPatch = z.infer<typeof roomPatchSchema>
export type ClockView = z.infer<typeof clockViewSchema>
/** What one viewer sees of the match. Everything in `table` is for everybody. */
export type RoomMatchView = z.infer<typeof roomMatchViewSchema>
export type ChatLine = z.infer<typeof chatLineSchema>
/** Facts of one step, by the version that it led to. */
export type HistoryStep = z.infer<typeof historyStepSchema>
export type ServerMessage = z.infer<typeof serverMessageSchema>
