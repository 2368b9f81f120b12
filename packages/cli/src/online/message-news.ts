import { styleText } from 'node:util'
import type { Told } from '@slapwise/card-game'
import type { ChatLine, Message, RoomView } from '@slapwise/protocol'
import { newsLines } from '../words/news.ts'
import { roomNews } from './room-words.ts'
import type { Session } from './session.ts'

/** What a message from the server has to tell, in lines. */
export function messageNews(session: Session, message: Message, before: RoomView | undefined): string[] {
  const { room, you } = session.sight
  switch (message.type) {
    case 'welcome':
      if (!before) return you === null ? [] : message.chat.map((line) => chatWords(room, line))
      return [...roomNews(before, room, you), ...missedNews(session, message)]
    case 'update':
      return [
        ...(before ? roomNews(before, room, you) : []),
        ...(before ? sealNews(before, room) : []),
        ...(message.chat && message.chat.member !== you ? [chatWords(room, message.chat)] : []),
        ...factNews(session, (message.facts ?? []) as Told[]),
      ]
    case 'presence': {
      const { name } = room.members[message.member]
      if (message.member === you) return []
      return [message.isOnline ? `${name} is here.` : `${name} has lost the connection.`]
    }
    case 'grimace':
      return message.member === you ? [] : [`${room.members[message.member].name}: *${message.grimace}*`]
    case 'stopping':
      return ['The server goes down for a moment.']
    case 'error':
      return [message.error.message]
    default:
      return []
  }
}

const chatWords = ({ members }: RoomView, { member, text }: ChatLine): string =>
  `${styleText('bold', `${members[member].name}:`)} ${text}`

/** What the deal is bound to is shown before it is known: so it can be checked afterwards. */
const sealNews = (before: RoomView, now: RoomView): string[] =>
  before.phase === 'lobby' && now.phase === 'playing' ? [`The deal is sealed: ${now.commitment}`] : []

function missedNews(session: Session, { missed, match }: Message & { type: 'welcome' }): string[] {
  if (missed === null) return match ? ['A lot has happened meanwhile.'] : []
  return missed.flatMap(({ facts }) => factNews(session, facts as Told[]))
}

const factNews = (session: Session, facts: readonly Told[]): string[] =>
  facts.length === 0 || !session.sight.match
    ? []
    : newsLines(session.teller, facts).map((line) => `  ${line}`)
