import { canOnlyPass, isReaction, type Prompt } from '@slapwise/kernel'
import {
  applyRoomPatch,
  CHAT_KEPT,
  type ChatLine,
  type ClockView,
  type MemberNumber,
  type Message,
  type RoomView,
  type Step,
  type TableView,
} from '@slapwise/protocol'
import { noteTerms, type TermsChange } from './terms.ts'

/** What one viewer knows of a room: all that the server has said, put together. */
export interface RoomSight {
  readonly room: RoomView
  readonly you: MemberNumber | null
  readonly chat: readonly ChatLine[]
  readonly match: TableView | null
  readonly clock: ClockView | null
  /** What happened in this match, oldest first, as far as one was there or has asked for it. */
  readonly told: readonly object[]
  /** What happened with the last step. */
  readonly fresh: readonly object[]
  /** The round in which one does not want to be asked to react. */
  readonly quietIn: number | null
  /** The last change of settings by the host, as long as the lobby shows a line about it. */
  readonly changed: TermsChange | null
  /** The server goes down for a moment, and has said so. */
  readonly isStopping: boolean
}

/** More than a match has, unless it goes on for days. */
const TOLD_KEPT = 20_000

/** Before the welcome there is nothing to see. */
export function hear(sight: RoomSight | null, message: Message): RoomSight | null {
  const now = message.type === 'welcome' ? welcomed(sight, message) : sight && heard(sight, message)
  if (!now || !sight || now.room === sight.room) return now
  return { ...now, changed: noteTerms(sight.changed, sight.room, now.room) }
}

function welcomed(sight: RoomSight | null, message: Message & { type: 'welcome' }): RoomSight {
  const { room, you, chat, match, missed, isQuiet } = message
  const fresh = missed?.flatMap(({ facts }) => facts) ?? []
  return {
    room,
    you,
    chat,
    match,
    clock: match?.clock ?? null,
    told: sight && hasOtherSeat(sight, room, match) ? [] : withFresh(toldIn(sight, room, match), fresh),
    fresh,
    quietIn: isQuiet ? (match?.table.round ?? null) : null,
    changed: null,
    isStopping: false,
  }
}

function heard(sight: RoomSight, message: Message): RoomSight {
  switch (message.type) {
    case 'update':
      return updated(sight, message)
    case 'own':
      return { ...sight, match: sight.match && { ...sight.match, own: message.own } }
    case 'clock':
      return { ...sight, clock: message.clock }
    case 'presence':
      return { ...sight, room: withPresence(sight.room, message.member, message.isOnline) }
    case 'stopping':
      return { ...sight, isStopping: true }
    default:
      return sight
  }
}

function updated(sight: RoomSight, message: Message & { type: 'update' }): RoomSight {
  const { you = sight.you, match = sight.match, facts = [], chat } = message
  const room = message.room ? applyRoomPatch(sight.room, message.room) : sight.room
  return {
    ...sight,
    room,
    you,
    match: room.phase === 'lobby' ? null : match,
    clock: message.match === undefined ? sight.clock : (message.match?.clock ?? null),
    // Who said what is forgotten as soon as the server forgets it: from then on the number may be somebody else's.
    chat: chat ? [...sight.chat, chat].slice(-CHAT_KEPT) : sight.chat,
    told: withFresh(toldIn(sight, room, match), facts),
    fresh: facts,
    quietIn: isSameMatch(sight, room) ? sight.quietIn : null,
  }
}

const isSameMatch = (sight: RoomSight | null, { matches }: RoomView): boolean =>
  sight?.room.matches === matches

/** What was told in another seat, or to an onlooker, is not what is known in this one: that is to be asked for. */
const toldIn = (sight: RoomSight | null, room: RoomView, match: TableView | null): readonly object[] =>
  sight && isSameMatch(sight, room) && !hasOtherSeat(sight, room, match) ? sight.told : []

/** Whether one has got another seat in the same match, or has given one up. */
const hasOtherSeat = (before: RoomSight, room: RoomView, match: TableView | null): boolean =>
  isSameMatch(before, room) && seatIn(before.match) !== seatIn(match)

const seatIn = (match: TableView | null): number | null => match?.own.seat ?? null

/** Up to which version the history of the round is missing after a message; null if nothing is. */
export function missingUpTo(message: Message, before: RoomSight | null, now: RoomSight): number | null {
  if (!now.match || !('version' in message)) return null
  const isNew = before === null || hasOtherSeat(before, now.room, now.match)
  if (!isNew) return null
  return message.type === 'welcome' ? message.version : message.version - 1
}

const withFresh = (told: readonly object[], fresh: readonly object[]): readonly object[] =>
  fresh.length === 0 ? told : [...told, ...fresh].slice(-TOLD_KEPT)

const withPresence = (room: RoomView, member: MemberNumber, isOnline: boolean): RoomView => ({
  ...room,
  members: room.members.with(member, { ...room.members[member], isOnline }),
})

/** What was told in this round before one came, up to the version that one was welcomed at. */
export const recalling = (sight: RoomSight, steps: readonly Step[], version: number): RoomSight => ({
  ...sight,
  told: withFresh(
    steps.filter((step) => step.version <= version).flatMap(({ facts }) => facts),
    sight.told,
  ),
})

/** One does not want to be asked to react in this round; time then runs out unnoticed. */
export const keepingQuiet = (sight: RoomSight): RoomSight => ({
  ...sight,
  quietIn: sight.match?.table.round ?? null,
})

/** The own prompt, or null: during a break, when one has asked for quiet, and for a glance at which one can only pass. */
export function askedIn({ room, match, quietIn }: RoomSight): Prompt<unknown> | null {
  const prompt = room.isPaused ? null : (match?.own.prompt ?? null)
  if (!prompt || !isReaction(prompt.manner)) return prompt
  const isQuiet = quietIn === match!.table.round
  return isQuiet || (prompt.manner === 'glance' && canOnlyPass(prompt)) ? null : prompt
}
