import { canOnlyPass, isReaction, type Prompt } from '@slapwise/kernel'
import {
  applyRoomPatch,
  type ChatLine,
  type ClockView,
  type HistoryStep,
  type LookBack,
  MAX_CHAT_LINES,
  type MemberNumber,
  type RoomMatchView,
  type RoomView,
  type ServerMessage,
} from '@slapwise/protocol'
import { type TermsChange, updateTermsChange } from './match-terms.ts'

/** The state of a room in a client, reduced from all server messages. */
export interface ClientRoomState {
  readonly room: RoomView
  readonly yourMember: MemberNumber | null
  readonly chat: readonly ChatLine[]
  readonly match: RoomMatchView | null
  readonly clock: ClockView | null
  /** The facts of this match, oldest first, as far as they were received or requested. */
  readonly facts: readonly object[]
  /** The facts of the last update. */
  readonly newFacts: readonly object[]
  /** The round in which the player skips reactions. */
  readonly reactionsSkippedInRound: number | null
  /** The last change of the terms by the host, while the lobby shows it. */
  readonly termsChange: TermsChange | null
  /** The moment of a finished match that the host shows to everybody. */
  readonly lookBack: LookBack | null
  /** The server has announced that it is restarting. */
  readonly isStopping: boolean
}

/** More than a match produces, unless it goes on for days. */
const MAX_FACTS = 20_000

/** Reduces a server message into the state; null until the welcome message. */
export function reduceRoom(state: ClientRoomState | null, message: ServerMessage): ClientRoomState | null {
  const next =
    message.type === 'welcome' ? applyWelcome(state, message) : state && applyMessage(state, message)
  if (!next || !state || next.room === state.room) return next
  return { ...next, termsChange: updateTermsChange(state.termsChange, state.room, next.room) }
}

function applyWelcome(
  state: ClientRoomState | null,
  message: ServerMessage & { type: 'welcome' },
): ClientRoomState {
  const { room, yourMember, chat, match, missedSteps, isSkippingReactions, lookBack = null } = message
  const newFacts = missedSteps?.flatMap(({ facts }) => facts) ?? []
  return {
    room,
    yourMember,
    chat,
    match,
    clock: match?.clock ?? null,
    facts:
      state && hasOtherSeat(state, room, match) ? [] : appendFacts(keepFacts(state, room, match), newFacts),
    newFacts,
    reactionsSkippedInRound: isSkippingReactions ? (match?.table.round ?? null) : null,
    termsChange: null,
    lookBack,
    isStopping: false,
  }
}

function applyMessage(state: ClientRoomState, message: ServerMessage): ClientRoomState {
  switch (message.type) {
    case 'update':
      return applyUpdate(state, message)
    case 'own-view':
      return { ...state, match: state.match && { ...state.match, own: message.own } }
    case 'clock':
      return { ...state, clock: message.clock }
    case 'look-back':
      return { ...state, lookBack: message.lookBack }
    case 'presence':
      return { ...state, room: withPresence(state.room, message.member, message.isOnline) }
    case 'server-stopping':
      return { ...state, isStopping: true }
    default:
      return state
  }
}

function applyUpdate(state: ClientRoomState, message: ServerMessage & { type: 'update' }): ClientRoomState {
  const { yourMember = state.yourMember, match = state.match, facts = [], chat } = message
  const room = message.room ? applyRoomPatch(state.room, message.room) : state.room
  return {
    ...state,
    room,
    yourMember,
    match: room.phase === 'lobby' ? null : match,
    clock: message.match === undefined ? state.clock : (message.match?.clock ?? null),
    // The server keeps as many lines. Older ones must go too: their member numbers may be reused.
    chat: chat ? [...state.chat, chat].slice(-MAX_CHAT_LINES) : state.chat,
    facts: appendFacts(keepFacts(state, room, match), facts),
    newFacts: facts,
    lookBack: room.phase === 'over' ? state.lookBack : null,
    reactionsSkippedInRound: isSameMatch(state, room) ? state.reactionsSkippedInRound : null,
  }
}

const isSameMatch = (state: ClientRoomState | null, { matchCount }: RoomView): boolean =>
  state?.room.matchCount === matchCount

/** Facts of another seat, or of a spectator, do not fit this seat: its history is requested instead. */
const keepFacts = (
  state: ClientRoomState | null,
  room: RoomView,
  match: RoomMatchView | null,
): readonly object[] =>
  state && isSameMatch(state, room) && !hasOtherSeat(state, room, match) ? state.facts : []

/** Whether the viewer has changed, gained or lost the seat within the same match. */
const hasOtherSeat = (before: ClientRoomState, room: RoomView, match: RoomMatchView | null): boolean =>
  isSameMatch(before, room) && seatIn(before.match) !== seatIn(match)

const seatIn = (match: RoomMatchView | null): number | null => match?.own.seat ?? null

/** The version up to which the history of the round has to be requested after a message; null if it is complete. */
export function missingHistoryUpTo(
  message: ServerMessage,
  before: ClientRoomState | null,
  next: ClientRoomState,
): number | null {
  if (!next.match || !('version' in message)) return null
  const isNew = before === null || hasOtherSeat(before, next.room, next.match)
  if (!isNew) return null
  return message.type === 'welcome' ? message.version : message.version - 1
}

const appendFacts = (known: readonly object[], newFacts: readonly object[]): readonly object[] =>
  newFacts.length === 0 ? known : [...known, ...newFacts].slice(-MAX_FACTS)

const withPresence = (room: RoomView, member: MemberNumber, isOnline: boolean): RoomView => ({
  ...room,
  members: room.members.with(member, { ...room.members[member], isOnline }),
})

/** Adds the requested history of the round, up to the version of the welcome. */
export const withHistory = (
  state: ClientRoomState,
  steps: readonly HistoryStep[],
  version: number,
): ClientRoomState => ({
  ...state,
  facts: appendFacts(
    steps.filter((step) => step.version <= version).flatMap(({ facts }) => facts),
    state.facts,
  ),
})

/** Skips reactions in this round: their prompts are not shown and time out. */
export const withReactionsSkipped = (state: ClientRoomState): ClientRoomState => ({
  ...state,
  reactionsSkippedInRound: state.match?.table.round ?? null,
})

/**
 * The prompt to show: none during a pause, none for skipped reactions, and no glance prompt that can only be passed.
 */
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
