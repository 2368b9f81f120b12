import type { BaseOwnView, BasePublicView } from '@slapwise/kernel'
import { z } from 'zod'
import { errorSchema } from './errors.ts'
import {
  avatarSchema,
  botLevelSchema,
  gameIdSchema,
  lookBackSchema,
  paceSchema,
  pointerTargetSchema,
  takeoverPolicySchema,
  tempoSchema,
} from './requests.ts'
import { GRIMACES, VOTE_TOPICS } from './room-constants.ts'

/** Data that the game defines: described by the game, and passed through unread. */
const gameDefined = <T>(description: string) => z.custom<T>().describe(description)

const memberNumberSchema = z.int().min(0).describe('a member, by its index in the list of the room')

export const memberViewSchema = z
  .strictObject({
    name: z.string(),
    avatar: avatarSchema
      .nullable()
      .describe('the number that the avatar is drawn from; null to derive it from the name'),
    isOnline: z.boolean(),
    hasLeft: z
      .boolean()
      .describe('members who have left stay in the list, so that member numbers stay valid'),
    isRemoved: z.boolean().optional().describe('the host has removed them; only the host can readmit them'),
    requestedSeat: z.int().optional().describe('the seat they have requested from the host'),
    wasSeatRefused: z
      .boolean()
      .optional()
      .describe('the host has refused their request for a seat in this match'),
  })
  .readonly()

export const seatViewSchema = z
  .strictObject({
    member: memberNumberSchema.nullable(),
    botLevel: botLevelSchema.nullable(),
    isReady: z.boolean(),
    isAway: z.boolean().describe('its player is away, and a bot plays for them'),
    reservedFor: memberNumberSchema
      .nullable()
      .describe('the member that its player stands in for, who gets the seat back by `return-to-seat`'),
    seedCommitment: z
      .string()
      .nullable()
      .describe(
        'the hash of the seed that its player contributes; `bot` for bots, once commitments are closed',
      ),
    hasRevealedSeed: z
      .boolean()
      .describe('its player has revealed their seed, so it becomes part of the seed of the match'),
  })
  .readonly()

export const voteViewSchema = z
  .strictObject({
    topic: z
      .enum(VOTE_TOPICS)
      .describe(
        'to pause the match, to resume it, or after the match to play another one with the same people',
      ),
    voters: z.array(memberNumberSchema).readonly().describe('members who have voted for it'),
    votesNeeded: z
      .int()
      .nullable()
      .describe('the number of votes needed; null for a rematch, which the host starts'),
  })
  .readonly()

/** A room as all its members see it. */
export const roomViewSchema = z
  .strictObject({
    code: z.string().describe('the code that others enter to join'),
    host: memberNumberSchema,
    isPublic: z.boolean().describe('listed among the public rooms'),
    isLocked: z.boolean().describe('nobody else can join or watch'),
    screenCount: z
      .int()
      .describe('the number of screens of non-members that may watch although the room is locked'),
    takeoverPolicy: takeoverPolicySchema,
    phase: z.enum(['lobby', 'playing', 'over']),
    isDealing: z
      .boolean()
      .describe(
        'the host has started, and commitments can no longer change: members who have committed have some seconds to reveal',
      ),
    game: gameIdSchema,
    rulesVersion: z.int().describe('the rules version of the match, or of the next one'),
    pace: paceSchema,
    windowSeconds: z.number().describe('seconds that a reaction window stays open'),
    tempo: tempoSchema.describe('the speed of presentation'),
    stepDurationMs: z
      .number()
      .describe(
        'milliseconds that a normal step is shown, others in proportion; meanwhile bots do not move and clocks do not run',
      ),
    settings: gameDefined<Readonly<Record<string, unknown>>>(
      'the settings of the game, except for the number of players',
    ),
    members: z.array(memberViewSchema).readonly(),
    seats: z.array(seatViewSchema).readonly().describe('as many as the game allows players'),
    matchCount: z.int().describe('the number of matches that have been started in this room'),
    isPaused: z.boolean(),
    vote: voteViewSchema.nullable().describe('the open vote of the people at the table; null in the lobby'),
    serverCommitment: z.string().describe('the hash of the server seed of this match, or of the next one'),
    serverSeed: z.string().nullable().describe('the server seed, once the match is over'),
  })
  .readonly()

/** Changed items by index; null for removed ones, which are always at the end. */
const listPatchSchema = <Item extends z.ZodType>(item: Item) =>
  z.record(z.number(), item.nullable()).readonly()

/** The changed fields of a room. */
export const roomPatchSchema = roomViewSchema
  .unwrap()
  .partial()
  .extend({
    members: listPatchSchema(memberViewSchema).optional().describe('changed members, by number'),
    seats: listPatchSchema(seatViewSchema).optional().describe('changed seats, by number'),
  })
  .readonly()

export const clockViewSchema = z
  .strictObject({
    leftMs: z.number().describe('milliseconds left'),
    totalMs: z.number().describe('milliseconds in total'),
  })
  .readonly()

const factsSchema = z.array(gameDefined<object>('a fact as this viewer sees it')).readonly()

export const roomMatchViewSchema = z
  .strictObject({
    table: gameDefined<BasePublicView>('the public view: `BasePublicView` and fields of the game'),
    own: gameDefined<BaseOwnView>('the private view: `BaseOwnView` and fields of the game'),
    promptNumber: z.int().describe('the number of the open prompt, to be sent with an answer'),
    clock: clockViewSchema.nullable(),
    shownHands: z
      .record(z.number(), gameDefined<unknown>('a hand'))
      .readonly()
      .optional()
      .describe('hands that players show to this spectator, by seat'),
  })
  .readonly()

export const chatLineSchema = z.strictObject({ member: memberNumberSchema, text: z.string() }).readonly()

export const historyStepSchema = z
  .strictObject({ version: z.int().describe('the version that it led to'), facts: factsSchema })
  .readonly()

const messageType = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  description: string,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...shape }).describe(description)

const requestIdSchema = z.string().describe('the id of the request')

/** All messages of the server. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  messageType('welcome', 'The first message of a connection, also after a reconnect: the current state.', {
    version: z.int().describe('increases by 1 with every step that all viewers see'),
    yourMember: memberNumberSchema.nullable().describe('your member number; null before you have joined'),
    isSkippingReactions: z.boolean().describe('you skip reactions in this round'),
    room: roomViewSchema,
    chat: z.array(chatLineSchema).readonly().describe('the last lines of chat'),
    match: roomMatchViewSchema.nullable().describe('null before the first match'),
    lookBack: lookBackSchema
      .optional()
      .describe('the moment of a finished match that the host shows; missing if there is none'),
    missedSteps: z
      .array(historyStepSchema)
      .readonly()
      .nullable()
      .describe('the steps since the version you named; null if you named none, or if there are too many'),
  }),
  messageType('update', 'A step. Versions have no gaps.', {
    version: z.int(),
    facts: factsSchema.optional(),
    room: roomPatchSchema.optional().describe('the changed fields of the room'),
    yourMember: memberNumberSchema
      .nullable()
      .optional()
      .describe('your member number, sent together with the room'),
    chat: chatLineSchema.optional(),
    match: roomMatchViewSchema.nullable().optional().describe('null if there is none, or none any more'),
  }),
  messageType(
    'own-view',
    'Your answer is stored but sealed: nobody else gets a message, and the version stays the same.',
    {
      own: gameDefined<BaseOwnView>('your private view'),
    },
  ),
  messageType('done', 'A request has been applied, now or earlier, and is stored.', { id: requestIdSchema }),
  messageType('error', 'A request was refused, and nothing has changed.', {
    id: requestIdSchema.nullable(),
    error: errorSchema,
  }),
  messageType('history', 'The requested steps.', {
    id: requestIdSchema,
    steps: z.array(historyStepSchema).readonly(),
  }),
  messageType('presence', 'A member has connected, or their last connection is closed.', {
    member: memberNumberSchema,
    isOnline: z.boolean(),
  }),
  messageType('grimace', 'An emote of a member.', {
    member: memberNumberSchema,
    grimace: z.enum(GRIMACES),
  }),
  messageType(
    'look-back',
    'The host shows a moment of a finished match, or no longer does. It also ends when `phase` is no longer `over`, without a message.',
    { lookBack: lookBackSchema.nullable() },
  ),
  messageType('pointer', 'A member points at something on the table that everybody looks back at.', {
    member: memberNumberSchema,
    target: pointerTargetSchema,
  }),
  messageType('clock', 'A reaction window was extended; nobody learns by whom.', {
    clock: clockViewSchema.nullable(),
  }),
  messageType('server-stopping', 'The server is about to restart: reconnect after a moment.', {}),
])

/** The index of a member in the room's list. */
export type MemberNumber = z.infer<typeof memberNumberSchema>
export type MemberView = z.infer<typeof memberViewSchema>
export type SeatView = z.infer<typeof seatViewSchema>
export type VoteView = z.infer<typeof voteViewSchema>
export type RoomView = z.infer<typeof roomViewSchema>
export type RoomPatch = z.infer<typeof roomPatchSchema>
export type ClockView = z.infer<typeof clockViewSchema>
/** The match view of one viewer. `table` is the same for everybody. */
export type RoomMatchView = z.infer<typeof roomMatchViewSchema>
export type ChatLine = z.infer<typeof chatLineSchema>
/** The facts of one step, with the version that it led to. */
export type HistoryStep = z.infer<typeof historyStepSchema>
/** A moment of a finished match that the host shows to everybody. */
export type LookBack = z.infer<typeof lookBackSchema>
export type ServerMessage = z.infer<typeof serverMessageSchema>
