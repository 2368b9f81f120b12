import { canOnlyPass, isReaction, type Prompt } from '@slapwise/kernel'
import {
  applyRoomPatch,
  type ChatLine,
  type ClockView,
  type HistoryStep,
  MAX_CHAT_LINES,
  type MemberNumber,
  type RoomMatchView,
  type RoomView,
  type ServerMessage,
} from '@slapwise/protocol'
import { type TermsChange, updateTermsChange } from './match-terms.ts'

/** What one viewer knows of a room: all that the server has said, put together. */
export interface ClientRoomState {
  readonly room: RoomView
  readonly yourMember: MemberNumber | null
  readonly chat: readonly ChatLine[]
  readonly match: RoomMatchView | null
  readonly clock: ClockView | null
  /** What happened in this match, oldest first, as far as one was there or has asked for it. */
  readonly facts: readonly object[]
  /** What happened with the last step. */
  readonly newFacts: readonly object[]
  /** The round in which one does not want to be asked to react. */
  readonly reactionsSkippedInRound: number | null
  /** The last change of settings by the host, as long as the lobby shows a line about it. */
  readonly termsChange: TermsChange | null
  /** The server goes down for a moment, and has said so. */
  readonly isStopping: boolean
}

/** More than a match has, unless it goes on for days. */
const MAX_FACTS = 20_000

/** Before the welcome there is nothing to see. */
export function reduceRoom(sight: ClientRoomState | null, message: ServerMessage): ClientRoomState | null {
  const now =
    message.type === 'welcome' ? applyWelcome(sight, message) : sight && applyMessage(sight, message)
  if (!now || !sight || now.room === sight.room) return now
  return { ...now, termsChange: updateTermsChange(sight.termsChange, sight.room, now.room) }
}

function applyWelcome(
  sight: ClientRoomState | null,
  message: ServerMessage & { type: 'welcome' },
): ClientRoomState {
  const { room, yourMember, chat, match, missedSteps, isSkippingReactions } = message
  const fresh = missedSteps?.flatMap(({ facts }) => facts) ?? []
  return {
    room,
    yourMember,
    chat,
    match,
    clock: match?.clock ?? null,
    facts: sight && hasOtherSeat(sight, room, match) ? [] : appendFacts(keepFacts(sight, room, match), fresh),
    newFacts: fresh,
    reactionsSkippedInRound: isSkippingReactions ? (match?.table.round ?? null) : null,
    termsChange: null,
    isStopping: false,
  }
}

function applyMessage(sight: ClientRoomState, message: ServerMessage): ClientRoomState {
  switch (message.type) {
    case 'update':
      return applyUpdate(sight, message)
    case 'own-view':
      return { ...sight, match: sight.match && { ...sight.match, own: message.own } }
    case 'clock':
      return { ...sight, clock: message.clock }
    case 'presence':
      return { ...sight, room: withPresence(sight.room, message.member, message.isOnline) }
    case 'server-stopping':
      return { ...sight, isStopping: true }
    default:
      return sight
  }
}

function applyUpdate(sight: ClientRoomState, message: ServerMessage & { type: 'update' }): ClientRoomState {
  const { yourMember = sight.yourMember, match = sight.match, facts = [], chat } = message
  const room = message.room ? applyRoomPatch(sight.room, message.room) : sight.room
  return {
    ...sight,
    room,
    yourMember,
    match: room.phase === 'lobby' ? null : match,
    clock: message.match === undefined ? sight.clock : (message.match?.clock ?? null),
    // Who said what is forgotten as soon as the server forgets it: from then on the number may be somebody else's.
    chat: chat ? [...sight.chat, chat].slice(-MAX_CHAT_LINES) : sight.chat,
    facts: appendFacts(keepFacts(sight, room, match), facts),
    newFacts: facts,
    reactionsSkippedInRound: isSameMatch(sight, room) ? sight.reactionsSkippedInRound : null,
  }
}

const isSameMatch = (sight: ClientRoomState | null, { matchCount }: RoomView): boolean =>
  sight?.room.matchCount === matchCount

/** What was told in another seat, or to an onlooker, is not what is known in this one: that is to be asked for. */
const keepFacts = (
  sight: ClientRoomState | null,
  room: RoomView,
  match: RoomMatchView | null,
): readonly object[] =>
  sight && isSameMatch(sight, room) && !hasOtherSeat(sight, room, match) ? sight.facts : []

/** Whether one has got another seat in the same match, or has given one up. */
const hasOtherSeat = (before: ClientRoomState, room: RoomView, match: RoomMatchView | null): boolean =>
  isSameMatch(before, room) && seatIn(before.match) !== seatIn(match)

const seatIn = (match: RoomMatchView | null): number | null => match?.own.seat ?? null

/** Up to which version the history of the round is missing after a message; null if nothing is. */
export function missingHistoryUpTo(
  message: ServerMessage,
  before: ClientRoomState | null,
  now: ClientRoomState,
): number | null {
  if (!now.match || !('version' in message)) return null
  const isNew = before === null || hasOtherSeat(before, now.room, now.match)
  if (!isNew) return null
  return message.type === 'welcome' ? message.version : message.version - 1
}

const appendFacts = (told: readonly object[], fresh: readonly object[]): readonly object[] =>
  fresh.length === 0 ? told : [...told, ...fresh].slice(-MAX_FACTS)

const withPresence = (room: RoomView, member: MemberNumber, isOnline: boolean): RoomView => ({
  ...room,
  members: room.members.with(member, { ...room.members[member], isOnline }),
})

/** What was told in this round before one came, up to the version that one was welcomed at. */
export const withHistory = (
  sight: ClientRoomState,
  steps: readonly HistoryStep[],
  version: number,
): ClientRoomState => ({
  ...sight,
  facts: appendFacts(
    steps.filter((step) => step.version <= version).flatMap(({ facts }) => facts),
    sight.facts,
  ),
})

/** One does not want to be asked to react in this round; time then runs out unnoticed. */
export const withReactionsSkipped = (sight: ClientRoomState): ClientRoomState => ({
  ...sight,
  reactionsSkippedInRound: sight.match?.table.round ?? null,
})

/** The own prompt, or null: during a break, when one has asked for quiet, and for a glance at which one can only pass. */
export function getActivePrompt({
  room,
  match,
  reactionsSkippedInRound,
}: ClientRoomState): Prompt<unknown> | null {
  const prompt = room.isPaused ? null : (match?.own.prompt ?? null)
  if (!prompt || !isReaction(prompt.mode)) return prompt
  const isQuiet = reactionsSkippedInRound === match!.table.round
  return isQuiet || (prompt.mode === 'glance' && canOnlyPass(prompt)) ? null : prompt
}
