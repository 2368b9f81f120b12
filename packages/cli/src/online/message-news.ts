import type { ChatLine, Message, RoomView } from '@slapwise/protocol'
import { bold } from '../terminal/screen.ts'
import { roomNews } from './room-words.ts'
import { requestNews } from './seats.ts'
import type { Session } from './session.ts'

/** What a message from the server has to tell, in lines. */
export function messageNews(session: Session, message: Message, before: RoomView | undefined): string[] {
  const { sight, terminal, words } = session
  const { room, you } = sight
  switch (message.type) {
    case 'welcome':
      if (!before) return you === null ? [] : message.chat.map((line) => chatWords(room, line))
      return [
        ...roomNews(before, room, you, terminal, words),
        ...requestNews(before, room, you, words),
        ...missedNews(session, message),
      ]
    case 'update':
      return [
        ...(before ? roomNews(before, room, you, terminal, words) : []),
        ...(before ? requestNews(before, room, you, words) : []),
        ...(before ? sealNews(session, before, room) : []),
        ...(message.chat && message.chat.member !== you ? [chatWords(room, message.chat)] : []),
        ...factNews(session, message.facts ?? []),
      ]
    case 'presence': {
      const { name } = room.members[message.member]
      if (message.member === you) return []
      return [message.isOnline ? words.room.news.here(name) : words.room.news.gone(name)]
    }
    case 'grimace':
      return message.member === you ? [] : [`${room.members[message.member].name}: *${message.grimace}*`]
    case 'stopping':
      return [words.room.stopping]
    case 'error':
      return [words.room.refused[message.error.code] ?? message.error.message]
    default:
      return []
  }
}

const chatWords = ({ members }: RoomView, { member, text }: ChatLine): string =>
  `${bold(`${members[member].name}:`)} ${text}`

/** What the deal is bound to is shown before it is known: so it can be checked afterwards. */
const sealNews = ({ words }: Session, before: RoomView, now: RoomView): string[] =>
  before.phase === 'lobby' && now.phase !== 'lobby' ? [words.room.sealed(now.commitment)] : []

function missedNews(session: Session, { missed, match }: Message & { type: 'welcome' }): string[] {
  if (missed === null) return match ? [session.words.room.muchHappened] : []
  return missed.flatMap(({ facts }) => factNews(session, facts))
}

const factNews = (session: Session, facts: readonly object[]): string[] =>
  facts.length === 0 || !session.sight.match ? [] : session.screens.news(facts).map((line) => `  ${line}`)
