import { canOnlyPass, isReaction, type Prompt } from '@slapwise/kernel'
import type {
  ChatLine,
  ClockView,
  MemberNumber,
  Message,
  RoomView,
  Step,
  TableView,
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
  /** What the host has changed in the lobby, as far as there is still something to say about it. */
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
    told: withFresh(toldIn(sight, room), fresh),
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
  const { renamed, you = sight.you, match = sight.match, facts = [], chat } = message
  const room = message.room ?? (renamed ? withName(sight.room, renamed) : sight.room)
  return {
    ...sight,
    room,
    you,
    match: room.phase === 'lobby' ? null : match,
    clock: message.match === undefined ? sight.clock : (message.match?.clock ?? null),
    chat: chat ? [...sight.chat, chat] : sight.chat,
    told: withFresh(toldIn(sight, room), facts),
    fresh: facts,
    quietIn: isSameMatch(sight, room) ? sight.quietIn : null,
  }
}

const isSameMatch = (sight: RoomSight | null, { matches }: RoomView): boolean =>
  sight?.room.matches === matches

const toldIn = (sight: RoomSight | null, room: RoomView): readonly object[] =>
  sight && isSameMatch(sight, room) ? sight.told : []

const withFresh = (told: readonly object[], fresh: readonly object[]): readonly object[] =>
  fresh.length === 0 ? told : [...told, ...fresh].slice(-TOLD_KEPT)

const withName = (
  room: RoomView,
  { member, name, avatar }: NonNullable<(Message & { type: 'update' })['renamed']>,
): RoomView => ({ ...room, members: room.members.with(member, { ...room.members[member], name, avatar }) })

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

/** What is asked of oneself: not what one does not want to be asked, nor a glance at what one can do nothing about, nor in a pause. */
export function askedIn({ room, match, quietIn }: RoomSight): Prompt<unknown> | null {
  const prompt = room.isPaused ? null : (match?.own.prompt ?? null)
  if (!prompt || !isReaction(prompt.manner)) return prompt
  const isQuiet = quietIn === match!.table.round
  return isQuiet || (prompt.manner === 'glance' && canOnlyPass(prompt)) ? null : prompt
}
