import {
  formatChangedTerms,
  namesAtTable,
  seatsAtTable,
  type TermsChange,
  updateTermsChange,
} from '@slapwise/client'
import { getBotLevelTexts } from '@slapwise/kernel'
import type { MemberNumber, ProtocolError, RoomView } from '@slapwise/protocol'
import type { GameTerminal } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { MemberMessage } from '../i18n/messages.ts'
import { bold } from '../terminal/screen.ts'
import { formatVoteChanges } from './votes.ts'

/** The players and spectators of a room, one line per seat. */
export function formatRoster(room: RoomView, you: MemberNumber | null, messages: CliMessages): string[] {
  const { memberRemarks: remarkTexts, spectators } = messages.room
  const names = namesAtTable(room)
  const seated = seatsAtTable(room).map((seat, i) => {
    const remarks = [
      seat.member !== null && seat.member === you && remarkTexts.you,
      seat.member === room.host && remarkTexts.host,
      seat.botLevel !== null && remarkTexts.bot(getBotLevelTexts(seat.botLevel, messages.language).name),
      seat.member !== null && !room.members[seat.member].isOnline && remarkTexts.away,
      seat.member !== null &&
        seat.member !== room.host &&
        (seat.isReady ? remarkTexts.ready : remarkTexts.notReady),
    ].filter((remark) => remark !== false)
    return `  ${i + 1}  ${bold(names[i])} (${remarks.join(', ')})`
  })
  const watching = room.members
    .filter(({ hasLeft, isOnline }, number) => !hasLeft && isOnline && !isSeated(room, number))
    .map(({ name }) => name)
  return watching.length === 0 ? seated : [...seated, `  ${spectators(watching.join(', '))}`]
}

const isSeated = ({ seats }: RoomView, number: MemberNumber): boolean =>
  seats.some(({ member }) => member === number)

/** The settings of a room in one line. */
export const formatSettings = (
  { game, settings, pace, windowSeconds }: RoomView,
  terminal: GameTerminal,
  messages: CliMessages,
): string =>
  [game, ...terminal.describeSettings(settings, messages), messages.room.pace(pace, windowSeconds)].join('; ')

/** The text for a failed request; for `too-many-players` it names who has to stand up. */
export function formatRequestError(
  { code, message, details }: ProtocolError,
  room: RoomView,
  messages: CliMessages,
): string {
  if (code !== 'too-many-players') return messages.room.errors[code] ?? message
  const { maxPlayers, mustStand } = details as TooManyPlayersDetails
  const seats = seatsAtTable(room)
  const names = namesAtTable(room)
  return messages.room.tooManyPlayers(
    maxPlayers,
    mustStand.map(({ seat }) => names[seats.indexOf(room.seats[seat])]),
  )
}

interface TooManyPlayersDetails {
  readonly maxPlayers: number
  readonly mustStand: readonly { readonly seat: number }[]
}

/** The changes between two states of a room, one line each. */
export function formatRoomChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  terminal: GameTerminal,
  messages: CliMessages,
): string[] {
  const { changes } = messages.room
  const change = updateTermsChange(null, before, now)
  return [
    ...formatMemberChanges(before, now, you, messages),
    ...formatSeatChanges(before, now, you, messages, change?.noLongerReady ?? []),
    ...(before.host === now.host ? [] : [formatAboutMember(now, now.host, you, changes.host)]),
    ...formatVoteChanges(before, now, you, messages),
    ...(before.isPaused === now.isPaused ? [] : [now.isPaused ? changes.paused : changes.resumed]),
    ...(change ? [formatSettingsChange(change, now, you, terminal, messages)] : []),
  ]
}

function formatSettingsChange(
  { before, noLongerReady }: TermsChange,
  now: RoomView,
  you: MemberNumber | null,
  terminal: GameTerminal,
  messages: CliMessages,
): string {
  const { settingsChanged, terms } = messages.room
  const changes = formatChangedTerms(before, now, terms, (was, is) =>
    terminal.describeChangedSettings(was, is, messages),
  )
  return formatAboutMember(now, now.host, you, (by) =>
    settingsChanged(
      by,
      changes,
      noLongerReady.map((member) => now.members[member].name),
    ),
  )
}

const formatAboutMember = (
  { members }: RoomView,
  number: MemberNumber,
  you: MemberNumber | null,
  format: MemberMessage,
): string => format(number === you ? null : members[number].name)

function formatMemberChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  messages: CliMessages,
): string[] {
  const { changes } = messages.room
  return now.members.flatMap(({ name, hasLeft }, number) => {
    const was = before.members[number]
    if (!was) return number === you ? [] : [changes.joined(name)]
    if (hasLeft && !was.hasLeft) return number === you ? [] : [changes.left(name)]
    return name === was.name ? [] : [changes.renamed(was.name, name)]
  })
}

/** Leaves out members whom a changed setting has made unready: the line about the setting names them. */
function formatSeatChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  messages: CliMessages,
  madeUnready: readonly MemberNumber[],
): string[] {
  const { changes } = messages.room
  const bots = (room: RoomView) => room.seats.filter(({ botLevel }) => botLevel !== null).length
  const botLines =
    now.phase !== 'lobby' || bots(before) === bots(now)
      ? []
      : [bots(now) > bots(before) ? changes.botAdded : changes.botRemoved]
  const placed = now.members.flatMap((_, number) => {
    const format = madeUnready.includes(number) ? null : seatChangeMessage(before, now, number, messages)
    return format ? [formatAboutMember(now, number, you, format)] : []
  })
  return [...botLines, ...placed]
}

function seatChangeMessage(
  before: RoomView,
  now: RoomView,
  number: MemberNumber,
  { room: { changes } }: CliMessages,
): MemberMessage | null {
  const [was, is] = [before, now].map(({ seats }) => seats.find(({ member }) => member === number))
  if (is?.isAway && !was?.isAway) return changes.away
  if (was?.isAway && is && !is.isAway) return changes.returned
  if (now.phase !== 'lobby' || before.phase !== 'lobby') return null
  if (is && !was) return changes.satDown
  if (is?.isReady && !was?.isReady) return changes.ready
  return was?.isReady && is && !is.isReady ? changes.notReady : null
}
