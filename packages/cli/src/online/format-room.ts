import { formatChangedTerms, namesAtTable, updateTermsChange, seatsAtTable, type TermsChange } from '@slapwise/client'
import { getBotLevelTexts } from '@slapwise/kernel'
import type { MemberNumber, ProtocolError, RoomView } from '@slapwise/protocol'
import type { GameTerminal } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { MemberMessage } from '../i18n/messages.ts'
import { bold } from '../terminal/screen.ts'
import { formatVoteChanges } from './votes.ts'

/** The people and bots of a room, a line for each. */
export function formatRoster(room: RoomView, you: MemberNumber | null, words: CliMessages): string[] {
  const { memberRemarks: said, spectators: lookingOn } = words.room
  const names = namesAtTable(room)
  const seated = seatsAtTable(room).map((seat, i) => {
    const remarks = [
      seat.member !== null && seat.member === you && said.you,
      seat.member === room.host && said.host,
      seat.bot !== null && said.bot(getBotLevelTexts(seat.bot, words.language).name),
      seat.member !== null && !room.members[seat.member].isOnline && said.away,
      seat.member !== null && seat.member !== room.host && (seat.isReady ? said.ready : said.notReady),
    ].filter((remark) => remark !== false)
    return `  ${i + 1}  ${bold(names[i])} (${remarks.join(', ')})`
  })
  const watching = room.members
    .filter(({ hasLeft, isOnline }, number) => !hasLeft && isOnline && !isSeated(room, number))
    .map(({ name }) => name)
  return watching.length === 0 ? seated : [...seated, `  ${lookingOn(watching.join(', '))}`]
}

const isSeated = ({ seats }: RoomView, number: MemberNumber): boolean =>
  seats.some(({ member }) => member === number)

/** What will be played. */
export const formatSettings = (
  { game, settings, pace, window }: RoomView,
  terminal: GameTerminal,
  words: CliMessages,
): string => [game, ...terminal.describeSettings(settings, words), words.room.pace(pace, window)].join('; ')

/** Why the server does not do something; where too many are seated for a game, who has to stand up. */
export function formatRequestError(
  { code, message, details }: ProtocolError,
  room: RoomView,
  words: CliMessages,
): string {
  if (code !== 'too-many-players') return words.room.errors[code] ?? message
  const { most, standing } = details as TooManyPlayersDetails
  const seats = seatsAtTable(room)
  const names = namesAtTable(room)
  return words.room.tooManyPlayers(
    most,
    standing.map(({ seat }) => names[seats.indexOf(room.seats[seat])]),
  )
}

interface TooManyPlayersDetails {
  readonly most: number
  readonly standing: readonly { readonly seat: number }[]
}

/** What has changed in a room, as far as it is worth a line. */
export function formatRoomChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  terminal: GameTerminal,
  words: CliMessages,
): string[] {
  const { changes: news } = words.room
  const change = updateTermsChange(null, before, now)
  return [
    ...formatMemberChanges(before, now, you, words),
    ...formatSeatChanges(before, now, you, words, change?.noLongerReady ?? []),
    ...(before.host === now.host ? [] : [formatAboutMember(now, now.host, you, news.host)]),
    ...formatVoteChanges(before, now, you, words),
    ...(before.isPaused === now.isPaused ? [] : [now.isPaused ? news.paused : news.resumed]),
    ...(change ? [formatSettingsChange(change, now, you, terminal, words)] : []),
  ]
}

function formatSettingsChange(
  { before, noLongerReady: unready }: TermsChange,
  now: RoomView,
  you: MemberNumber | null,
  terminal: GameTerminal,
  words: CliMessages,
): string {
  const { settingsChanged: changed, terms } = words.room
  const what = formatChangedTerms(before, now, terms, (was, is) => terminal.describeChangedSettings(was, is, words))
  return formatAboutMember(now, now.host, you, (by) =>
    changed(
      by,
      what,
      unready.map((member) => now.members[member].name),
    ),
  )
}

const formatAboutMember = (
  { members }: RoomView,
  number: MemberNumber,
  you: MemberNumber | null,
  say: MemberMessage,
): string => say(number === you ? null : members[number].name)

function formatMemberChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  words: CliMessages,
): string[] {
  const { changes: news } = words.room
  return now.members.flatMap(({ name, hasLeft }, number) => {
    const was = before.members[number]
    if (!was) return number === you ? [] : [news.joined(name)]
    if (hasLeft && !was.hasLeft) return number === you ? [] : [news.left(name)]
    return name === was.name ? [] : [news.renamed(was.name, name)]
  })
}

/** Of those who were made unready it is said by what. */
function formatSeatChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  words: CliMessages,
  madeUnready: readonly MemberNumber[],
): string[] {
  const { changes: news } = words.room
  const bots = (room: RoomView) => room.seats.filter(({ bot }) => bot !== null).length
  const botNews =
    now.phase !== 'lobby' || bots(before) === bots(now)
      ? []
      : [bots(now) > bots(before) ? news.botAdded : news.botRemoved]
  const placed = now.members.flatMap((_, number) => {
    const say = madeUnready.includes(number) ? null : seatChangeMessage(before, now, number, words)
    return say ? [formatAboutMember(now, number, you, say)] : []
  })
  return [...botNews, ...placed]
}

function seatChangeMessage(
  before: RoomView,
  now: RoomView,
  number: MemberNumber,
  { room: { changes: news } }: CliMessages,
): MemberMessage | null {
  const [was, is] = [before, now].map(({ seats }) => seats.find(({ member }) => member === number))
  if (is?.isAway && !was?.isAway) return news.away
  if (was?.isAway && is && !is.isAway) return news.returned
  if (now.phase !== 'lobby' || before.phase !== 'lobby') return null
  if (is && !was) return news.satDown
  if (is?.isReady && !was?.isReady) return news.ready
  return was?.isReady && is && !is.isReady ? news.notReady : null
}
