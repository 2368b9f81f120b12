import {
  findStandIn,
  getSeatOffer,
  listAssignableSeats,
  listSeatRequests,
  namesAtTable,
  type SeatOffer,
} from '@slapwise/client'
import type { MemberNumber, RoomView } from '@slapwise/protocol'
import type { CliMessages } from '../i18n/index.ts'
import type { OnlineSession } from './online-session.ts'
import { parseSettingChange } from './room-settings.ts'

/** The prompt for a spectator during a match; null for players. */
export function formatSeatOffer({ state, messages }: OnlineSession): string | null {
  const offer = getSeatOffer(state.room, state.you)
  if (!offer || offer.kind === 'join') return null
  const { seats } = messages.room
  const names = namesAtTable(state.room)
  const numbered = (open: readonly number[]) => open.map((seat) => `${seat + 1} ${names[seat]}`).join(', ')
  switch (offer.kind) {
    case 'take':
      return seats.canTake(numbered(offer.seats))
    case 'ask':
      return seats.canAsk(numbered(offer.seats))
    case 'requested':
      return seats.asked(names[offer.seat])
    case 'refused':
      return seats.refused
    case 'none':
      return seats.noSeat
  }
}

/** The name of the member who plays in our seat meanwhile; null if nobody does. */
export function getSubstituteName({ state }: OnlineSession): string | null {
  const player = findStandIn(state.room, state.you)
  return player === null ? null : state.room.members[player].name
}

/** Runs a command about seats, of a spectator or the host; returns false if the line is none. */
export function handleSeatCommand(session: OnlineSession, line: string): boolean {
  const [, word, rest = ''] = /^(t|give|refuse|set takeover)(?:\s+(.+))?$/.exec(line) ?? []
  const { state } = session
  const offer = getSeatOffer(state.room, state.you)
  if (word === 't' && offer) requestSeat(session, offer, rest)
  else if (word !== undefined && word !== 't' && state.isHost) handleHostSeatCommand(session, word, rest)
  else return false
  return true
}

function requestSeat(session: OnlineSession, offer: SeatOffer, typed: string): void {
  const { state } = session
  if (offer.kind === 'requested') session.send({ type: 'refuse-seat', member: state.you! })
  else if (offer.kind !== 'take' && offer.kind !== 'ask')
    session.printLines(session.messages.room.seats.noSeat)
  else {
    const seat = parseSeat(offer.seats, typed)
    if (seat === null) session.printLines(formatSeatOffer(session)!)
    else session.send({ type: 'take-seat', seat })
  }
}

/** The seat with the typed number, or the only one. */
function parseSeat(seats: readonly number[], typed: string): number | null {
  const seat = typed === '' && seats.length === 1 ? seats[0] : Number(typed) - 1
  return seats.includes(seat) ? seat : null
}

function handleHostSeatCommand(session: OnlineSession, word: string, typed: string): void {
  if (word === 'set takeover') {
    session.reportUsageErrors(() =>
      session.send({
        type: 'change-room',
        ...parseSettingChange(session.terminal, session.state.room, `${word} ${typed}`),
      }),
    )
    return
  }
  const [, name, number = ''] = /^(.+?)(?:\s+(\d+))?$/.exec(typed) ?? ['', '']
  const { room } = session.state
  const member = findMember(room, name)
  if (member === null) session.printLines(session.messages.room.unknownMember(name))
  else if (word === 'refuse') session.send({ type: 'refuse-seat', member })
  else giveSeat(session, member, number)
}

/** Without a number: the seat that the member has requested, or the only free one. */
function giveSeat(session: OnlineSession, member: MemberNumber, number: string): void {
  const { state, messages } = session
  const open = listAssignableSeats(state.room, member)
  const asked = state.room.members[member].requestedSeat
  const seat = number === '' && asked !== undefined ? asked : parseSeat(open, number)
  if (seat !== null) session.send({ type: 'give-seat', seat, member })
  else {
    const names = namesAtTable(state.room)
    session.printLines(messages.room.seats.askWhichSeat(open.map((free) => `${free + 1} ${names[free]}`)))
  }
}

const findMember = ({ members }: RoomView, name: string): MemberNumber | null => {
  const member = members.findIndex((view) => !view.hasLeft && view.name.toLowerCase() === name.toLowerCase())
  return member < 0 ? null : member
}

/** Lines about new seat requests, and about a refusal of the user's own. */
export function formatSeatRequests(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  messages: CliMessages,
): string[] {
  const { seats } = messages.room
  const names = namesAtTable(now)
  const asked = listSeatRequests(now).flatMap(({ member, seat }) => {
    if (member === you || before.members[member]?.requestedSeat === seat) return []
    const { name } = now.members[member]
    return [
      you === now.host ? seats.requestedFromHost(name, names[seat]) : seats.requested(name, names[seat]),
    ]
  })
  const wasRefused = you !== null && now.members[you].wasSeatRefused && !before.members[you]?.wasSeatRefused
  return wasRefused ? [...asked, seats.refused] : asked
}
