import type { ChatLine, RoomView, ServerMessage } from '@slapwise/protocol'
import { bold } from '../terminal/screen.ts'
import { formatRoomChanges } from './format-room.ts'
import type { OnlineSession } from './online-session.ts'
import { formatSeatRequests } from './seats.ts'

/** The lines that a message from the server causes. */
export function formatMessage(
  session: OnlineSession,
  message: ServerMessage,
  before: RoomView | undefined,
): string[] {
  const { state, terminal, messages } = session
  const { room, you } = state
  switch (message.type) {
    case 'welcome':
      if (!before) return you === null ? [] : message.chat.map((line) => formatChat(room, line))
      return [
        ...formatRoomChanges(before, room, you, terminal, messages),
        ...formatSeatRequests(before, room, you, messages),
        ...formatMissedUpdates(session, message),
      ]
    case 'update':
      return [
        ...(before ? formatRoomChanges(before, room, you, terminal, messages) : []),
        ...(before ? formatSeatRequests(before, room, you, messages) : []),
        ...(before ? formatCommitment(session, before, room) : []),
        ...(message.chat && message.chat.member !== you ? [formatChat(room, message.chat)] : []),
        ...formatFactLines(session, message.facts ?? []),
      ]
    case 'presence': {
      const { name } = room.members[message.member]
      if (message.member === you) return []
      return [
        message.isOnline ? messages.room.changes.connected(name) : messages.room.changes.disconnected(name),
      ]
    }
    case 'grimace':
      return message.member === you ? [] : [`${room.members[message.member].name}: *${message.grimace}*`]
    case 'server-stopping':
      return [messages.room.serverStopping]
    case 'error':
      return [messages.room.errors[message.error.code] ?? message.error.message]
    default:
      return []
  }
}

const formatChat = ({ members }: RoomView, { member, text }: ChatLine): string =>
  `${bold(`${members[member].name}:`)} ${text}`

/** Prints the commitment of the server before the deal, so that players can compare it afterwards. */
const formatCommitment = ({ messages }: OnlineSession, before: RoomView, now: RoomView): string[] =>
  before.phase === 'lobby' && now.phase !== 'lobby' ? [messages.room.committed(now.serverCommitment)] : []

function formatMissedUpdates(
  session: OnlineSession,
  { missedSteps, match }: ServerMessage & { type: 'welcome' },
): string[] {
  if (missedSteps === null) return match ? [session.messages.room.missedUpdates] : []
  return missedSteps.flatMap(({ facts }) => formatFactLines(session, facts))
}

const formatFactLines = (session: OnlineSession, facts: readonly object[]): string[] =>
  facts.length === 0 || !session.state.match
    ? []
    : session.screens.formatFacts(facts).map((line) => `  ${line}`)
