import { changedTerms, namesAtTable, noteTerms, seatsAtTable, type TermsChange } from '@slapwise/client'
import { levelWords } from '@slapwise/kernel'
import type { MemberNumber, ProtocolError, RoomView } from '@slapwise/protocol'
import type { GameTerminal } from '../games/terminal.ts'
import { bold } from '../terminal/screen.ts'
import type { Lexicon } from '../words/index.ts'
import type { OfWhom } from '../words/lexicon.ts'
import { voteNews } from './votes.ts'

/** The people and bots of a room, a line for each. */
export function rosterLines(room: RoomView, you: MemberNumber | null, words: Lexicon): string[] {
  const { remarks: said, lookingOn } = words.room
  const names = namesAtTable(room)
  const seated = seatsAtTable(room).map((seat, i) => {
    const remarks = [
      seat.member !== null && seat.member === you && said.you,
      seat.member === room.host && said.host,
      seat.bot !== null && said.bot(levelWords(seat.bot, words.language).name),
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
export const settingsWords = (
  { game, settings, pace, window }: RoomView,
  terminal: GameTerminal,
  words: Lexicon,
): string => [game, ...terminal.describe(settings, words), words.room.pace(pace, window)].join('; ')

/** Why the server does not do something; where too many are seated for a game, who has to stand up. */
export function refusalWords(
  { code, message, details }: ProtocolError,
  room: RoomView,
  words: Lexicon,
): string {
  if (code !== 'too-many-players') return words.room.refused[code] ?? message
  const { most, standing } = details as TooMany
  const seats = seatsAtTable(room)
  const names = namesAtTable(room)
  return words.room.tooMany(
    most,
    standing.map(({ seat }) => names[seats.indexOf(room.seats[seat])]),
  )
}

interface TooMany {
  readonly most: number
  readonly standing: readonly { readonly seat: number }[]
}

/** What has changed in a room, as far as it is worth a line. */
export function roomNews(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  terminal: GameTerminal,
  words: Lexicon,
): string[] {
  const { news } = words.room
  const change = noteTerms(null, before, now)
  return [
    ...memberNews(before, now, you, words),
    ...seatNews(before, now, you, words, change?.unready ?? []),
    ...(before.host === now.host ? [] : [about(now, now.host, you, news.host)]),
    ...voteNews(before, now, you, words),
    ...(before.isPaused === now.isPaused ? [] : [now.isPaused ? news.pauses : news.goesOn]),
    ...(change ? [changeNews(change, now, you, terminal, words)] : []),
  ]
}

function changeNews(
  { before, unready }: TermsChange,
  now: RoomView,
  you: MemberNumber | null,
  terminal: GameTerminal,
  words: Lexicon,
): string {
  const { changed, terms } = words.room
  const what = changedTerms(before, now, terms, (was, is) => terminal.changedSettings(was, is, words))
  return about(now, now.host, you, (by) =>
    changed(
      by,
      what,
      unready.map((member) => now.members[member].name),
    ),
  )
}

const about = ({ members }: RoomView, number: MemberNumber, you: MemberNumber | null, say: OfWhom): string =>
  say(number === you ? null : members[number].name)

function memberNews(before: RoomView, now: RoomView, you: MemberNumber | null, words: Lexicon): string[] {
  const { news } = words.room
  return now.members.flatMap(({ name, hasLeft }, number) => {
    const was = before.members[number]
    if (!was) return number === you ? [] : [news.came(name)]
    if (hasLeft && !was.hasLeft) return number === you ? [] : [news.left(name)]
    return name === was.name ? [] : [news.renamed(was.name, name)]
  })
}

/** Of those who were made unready it is said by what. */
function seatNews(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  words: Lexicon,
  madeUnready: readonly MemberNumber[],
): string[] {
  const { news } = words.room
  const bots = (room: RoomView) => room.seats.filter(({ bot }) => bot !== null).length
  const botNews =
    now.phase !== 'lobby' || bots(before) === bots(now)
      ? []
      : [bots(now) > bots(before) ? news.botSits : news.botUp]
  const placed = now.members.flatMap((_, number) => {
    const say = madeUnready.includes(number) ? null : placeNews(before, now, number, words)
    return say ? [about(now, number, you, say)] : []
  })
  return [...botNews, ...placed]
}

function placeNews(
  before: RoomView,
  now: RoomView,
  number: MemberNumber,
  { room: { news } }: Lexicon,
): OfWhom | null {
  const [was, is] = [before, now].map(({ seats }) => seats.find(({ member }) => member === number))
  if (is?.isAway && !was?.isAway) return news.away
  if (was?.isAway && is && !is.isAway) return news.back
  if (now.phase !== 'lobby' || before.phase !== 'lobby') return null
  if (is && !was) return news.seat
  if (is?.isReady && !was?.isReady) return news.ready
  return was?.isReady && is && !is.isReady ? news.notReady : null
}
