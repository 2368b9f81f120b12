import { styleText } from 'node:util'
import { EDITIONS, SETS, type Settings } from '@slapwise/card-game'
import type { MemberNumber, RoomView, SeatView } from '@slapwise/protocol'
import { botNames } from '../play/names.ts'

/** Who sits in each seat that is taken, in order. */
export function namesAtTable(room: RoomView): string[] {
  const bots = botNames(room.members.map(({ name }) => name))
  return room.seats
    .filter(isTaken)
    .map(({ member }) => (member === null ? (bots.shift() ?? 'Bot') : room.members[member].name))
}

export const isTaken = ({ member, bot }: SeatView): boolean => member !== null || bot !== null

/** The people and bots of a room, a line for each. */
export function rosterLines(room: RoomView, you: MemberNumber | null): string[] {
  const names = namesAtTable(room)
  const seated = room.seats.filter(isTaken).map((seat, i) => {
    const remarks = [
      seat.member !== null && seat.member === you && 'you',
      seat.member === room.host && 'host',
      seat.bot !== null && `bot, ${seat.bot}`,
      seat.member !== null && !room.members[seat.member].isOnline && 'away',
      seat.member !== null && seat.member !== room.host && (seat.isReady ? 'ready' : 'not ready yet'),
    ].filter((remark) => remark !== false)
    return `  ${i + 1}  ${styleText('bold', names[i])} (${remarks.join(', ')})`
  })
  const watching = room.members
    .filter(({ hasLeft, isOnline }, number) => !hasLeft && isOnline && !isSeated(room, number))
    .map(({ name }) => name)
  return watching.length === 0 ? seated : [...seated, `  Looking on: ${watching.join(', ')}`]
}

const isSeated = ({ seats }: RoomView, number: MemberNumber): boolean =>
  seats.some(({ member }) => member === number)

/** What will be played. */
export function settingsWords({ settings, pace, window }: RoomView): string {
  const { edition, sets, limit, ruleCards, handSize } = settings as Settings
  const length = limit === 'none' ? 'a single round' : `${typeof limit === 'number' ? 'to ' : ''}${limit}`
  return [
    sets.map((set) => SETS[set].name.en).join(', '),
    `edition ${EDITIONS[edition].name.en}`,
    length,
    ...(ruleCards > 0 ? [`rule cards ${ruleCards}`] : []),
    ...(handSize < 7 ? [`${handSize} cards each`] : []),
    `${pace} pace, ${window} s to react`,
  ].join('; ')
}

/** What has changed in a room, as far as it is worth a line. */
export function roomNews(before: RoomView, now: RoomView, you: MemberNumber | null): string[] {
  return [
    ...memberNews(before, now, you),
    ...seatNews(before, now, you),
    ...(before.host === now.host ? [] : [`${nameIn(now, now.host, you, 'You are', 'is')} the host now.`]),
    ...(before.isPaused === now.isPaused
      ? []
      : [now.isPaused ? 'The table has paused.' : 'The table goes on.']),
    ...(sameSettings(before, now) ? [] : [`Now: ${settingsWords(now)}`]),
  ]
}

const nameIn = (
  { members }: RoomView,
  number: MemberNumber,
  you: MemberNumber | null,
  yours: string,
  theirs: string,
): string => (number === you ? yours : `${members[number].name} ${theirs}`)

const sameSettings = (a: RoomView, b: RoomView): boolean => settingsWords(a) === settingsWords(b)

function memberNews(before: RoomView, now: RoomView, you: MemberNumber | null): string[] {
  return now.members.flatMap(({ name, hasLeft }, number) => {
    const was = before.members[number]
    if (!was) return number === you ? [] : [`${name} has come in.`]
    if (hasLeft && !was.hasLeft) return number === you ? [] : [`${name} has left.`]
    return name === was.name ? [] : [`${was.name} is called ${name} now.`]
  })
}

function seatNews(before: RoomView, now: RoomView, you: MemberNumber | null): string[] {
  const bots = (room: RoomView) => room.seats.filter(({ bot }) => bot !== null).length
  const botNews =
    now.phase !== 'lobby' || bots(before) === bots(now)
      ? []
      : [bots(now) > bots(before) ? 'A bot sits down.' : 'A bot gets up.']
  return [...botNews, ...now.members.flatMap((_, number) => placeNews(before, now, number, you))]
}

function placeNews(
  before: RoomView,
  now: RoomView,
  number: MemberNumber,
  you: MemberNumber | null,
): string[] {
  const [was, is] = [before, now].map(({ seats }) => seats.find(({ member }) => member === number))
  if (is?.isAway && !was?.isAway)
    return [nameIn(now, number, you, 'A bot plays for you while you are away.', 'is away; a bot plays on.')]
  if (was?.isAway && is && !is.isAway) return [nameIn(now, number, you, 'You are back.', 'is back.')]
  if (now.phase !== 'lobby' || before.phase !== 'lobby') return []
  if (is && !was) return [nameIn(now, number, you, 'You take a seat.', 'takes a seat.')]
  if (is?.isReady && !was?.isReady) return [nameIn(now, number, you, 'You are ready.', 'is ready.')]
  return was?.isReady && is && !is.isReady
    ? [nameIn(now, number, you, 'You are not ready any more.', 'is not ready any more.')]
    : []
}
