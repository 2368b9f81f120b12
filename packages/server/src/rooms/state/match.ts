import { BOT_PLEDGE, isReaction, Match, MatchHost } from '@slapwise/kernel'
import { SEATS } from '@slapwise/protocol'
import type { MemberEvent, RoomEvent } from './event.ts'
import { noteHandSeen } from './handover.ts'
import type { Change } from './reduce-room.ts'
import type { Room } from './room.ts'
import { emptySeat, nothingSeen, type RoomState, seatedAnew } from './room-state.ts'
import { setPresent } from './seats.ts'

/** A player whom the clock has answered for in so many turns in a row is away. */
const MISSES_ALLOWED = 2

/** Seats, game, rules and pledges are settled: nothing that the deal depends on changes any more. */
export function closeLobby(room: Room, { game, rules }: MemberEvent & { type: 'closed' }): Change {
  for (const taken of room.taken) if (taken.bot !== null) taken.pledge = BOT_PLEDGE
  return settleTerms(room, game, rules)
}

export function startMatch(room: Room, { game, rules }: MemberEvent & { type: 'started' }): Change {
  settleTerms(room, game, rules)
  return dealMatch(room)
}

function settleTerms(room: Room, game: string, rules: number): Change {
  room.state.seats = seatsInOrder(room)
  Object.assign(room.state, { phase: 'dealing', game, rules })
  return 'room'
}

/** The host deals first and so gets the first seat; the others keep their order. */
function seatsInOrder({ state, taken }: Room): RoomState['seats'] {
  const first = Math.max(
    taken.findIndex(({ member }) => member === state.host),
    0,
  )
  const inOrder = [...taken.slice(first), ...taken.slice(0, first)]
  return Array.from({ length: SEATS }, (_, seat) => inOrder[seat] ?? emptySeat())
}

export function dealMatch(room: Room): Change {
  const { state } = room
  state.matches++
  state.startedAt = room.position
  for (const [number, member] of state.members.entries()) {
    const seat = room.seatOf(number)
    Object.assign(member, { quietIn: null, sees: [] })
    if (seat !== null) noteHandSeen(member, seat)
  }
  // No number of an earlier match is as high as the next version: an answer that was meant for it is stale.
  room.host = new MatchHost(room.game, Match.start(room.rules, room.seed, true), state.version + 1)
  // The event that opens the only round may end it.
  state.phase = room.host.match.over ? 'over' : 'playing'
  return 'room'
}

/** Everybody stays seated, and those who have voted for another match are ready. */
export function returnToLobby(room: Room, secret: string): Change {
  const { state } = room
  const { votes } = state
  Object.assign(state, { phase: 'lobby', secret, isPaused: false, votes: [] })
  for (const member of state.members) Object.assign(member, nothingSeen())
  room.host = null
  state.seats = state.seats.map(seatedAnew)
  for (const seat of state.seats) if (seat.member !== null && votes.includes(seat.member)) seat.isReady = true
  return 'room'
}

export type AnsweredEvent = RoomEvent & { type: 'answered' }

export function answerInMatch(room: Room, event: AnsweredEvent): Change {
  const { state } = room
  const host = room.host!
  const { promptNumber, match } = host
  const isWindow = isReaction(match.prompts[0].manner)
  const refusal = host.answer(event.seat, event.answer)
  if (refusal) throw new Error(`A journal has an answer that is refused: ${refusal.refused}.`)
  if (typeof event.by !== 'number') match.settle()
  state.answeredAt = room.position
  const change = noteAttendance(state, event, isWindow)
  if (host.promptNumber === promptNumber) return isWindow ? 'unseen' : change
  const isAnyoneBack = isWindow && welcomeBack(state)
  if (!match.over) return isAnyoneBack ? 'room' : change
  Object.assign(state, { phase: 'over', votes: [] })
  return 'room'
}

export function takeBackInMatch({ host }: Room, seat: number): Change {
  const refusal = host!.takeBack(seat)
  if (refusal) throw new Error(`A journal takes back what is final: ${refusal.refused}.`)
  return 'match'
}

/** Counts missed turns. Letting a reaction window pass is no sign of being away. */
function noteAttendance(state: RoomState, event: AnsweredEvent, isWindow: boolean): Change {
  const seat = state.seats[event.seat]
  if (typeof event.by === 'number') {
    if (!isWindow) return setPresent(seat) ? 'room' : 'match'
    seat.missed = 0
    return 'match'
  }
  const isMissed = event.by === 'clock' && !event.isSameTurn && !isWindow && seat.member !== null
  if (!isMissed) return 'match'
  seat.missed++
  if (seat.missed < MISSES_ALLOWED || seat.isAway) return 'match'
  seat.isAway = true
  return 'room'
}

/** A player who was away and has reacted is back, but only once the window has closed: until then nobody may know of it. */
function welcomeBack({ seats }: RoomState): boolean {
  const back = seats.filter(({ isAway, missed }) => isAway && missed === 0)
  for (const seat of back) seat.isAway = false
  return back.length > 0
}
