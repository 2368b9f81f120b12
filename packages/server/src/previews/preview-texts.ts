import type { LocalizedText } from '@slapwise/kernel'
import type { PreviewPlayer } from '../rooms/views/room-preview.ts'
import type { PreviewMessages } from './i18n/messages.ts'
import { messagesIn, type PreviewLanguage } from './i18n/preview-language.ts'
import { type MatchContent, type PreviewContent, rankSeats } from './preview-content.ts'

/** Names of the games by id. */
export type GameNames = Readonly<Record<string, LocalizedText>>

export interface PreviewTexts {
  readonly title: string
  readonly description: string
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Isolates a name that is written from right to left, so that it does not reorder the sentence around it. */
const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name

/** The title and the description of a link; null is the page itself, or a room that shows nothing. */
export function writePreviewTexts(
  content: PreviewContent | null,
  language: PreviewLanguage,
  games: GameNames,
): PreviewTexts {
  const messages = messagesIn(language)
  if (!content) return { title: messages.defaultTitle, description: messages.defaultDescription }
  const game = gameNameIn(content.game, language, games)
  if (content.kind === 'match') return writeMatchTexts(content, messages, game)
  const { phase, players } = content
  const { title, description } = messages.room[phase]
  return {
    title: title(game),
    description:
      players.length === 0 ? messages.emptyRoom : description(joinPlayers(players, messages), players.length),
  }
}

export const gameNameIn = (id: string, language: PreviewLanguage, games: GameNames): string =>
  games[id]?.[language] ?? 'Slapwise'

function writeMatchTexts(
  { players, isMoment }: MatchContent,
  messages: PreviewMessages,
  game: string,
): PreviewTexts {
  const scores = rankSeats(players).map((seat) => {
    const { shownName, score } = players[seat]
    return `${isolateName(shownName)} ${score}`
  })
  const result = winnerLine(players, messages)
  return {
    title: isMoment ? `${game}: ${messages.moment}` : `${game}: ${result}`,
    description: `${scores.join(', ')}. ${isMoment ? messages.momentHint : messages.replayHint}`,
  }
}

/** “Anna and Ben win”. */
function winnerLine(players: MatchContent['players'], messages: PreviewMessages): string {
  const winners = players.filter(({ isWinner }) => isWinner)
  const names = winners.map(({ shownName }) => isolateName(shownName))
  return `${messages.joinNames(names)} ${messages.wins(winners.length)}`
}

/** “Anna, Ben and 2 bots”. */
function joinPlayers(players: readonly PreviewPlayer[], messages: PreviewMessages): string {
  const names = players.flatMap(({ name }) => (name === null ? [] : [isolateName(name)]))
  const bots = players.length - names.length
  return capitalize(messages.joinNames(bots === 0 ? names : [...names, messages.bot(bots)]))
}

const capitalize = (text: string): string => text.replace(/^[a-zäöü]/, (letter) => letter.toUpperCase())
