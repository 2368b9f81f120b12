import { BOT_COMMITMENT, isReaction, Match, MatchHost } from '@slapwise/kernel'
import { MAX_SEATS } from '@slapwise/protocol'
import type { JournalEvent, RequestedEvent } from './journal-event.ts'
import type { ChangeScope } from './reduce-room-state.ts'
import {
  createEmptySeat,
  type FinishedMatch,
  initialMatchFields,
  type RoomData,
  resetSeat,
} from './room-data.ts'
import type { RoomState } from './room-state.ts'
import { addSeenHand } from './seat-handover.ts'
import { markPresent } from './seats.ts'

/** Consecutive turns missed after which a player counts as away. */
export const MAX_MISSED_TURNS = 2
/** Older matches are no longer listed for their players: the list is part of every snapshot and directory row. */
export const MAX_FINISHED_MATCHES = 20

/** Fixes seats, game, rules and commitments: nothing that the deal depends on changes any more. */
export function closeLobby(
  room: RoomState,
  { game, rulesVersion }: RequestedEvent & { type: 'closed-commitments' },
): ChangeScope {
  for (const taken of room.takenSeats) if (taken.botLevel !== null) taken.seedCommitment = BOT_COMMITMENT
  return lockMatchTerms(room, game, rulesVersion)
}

export function startMatch(
  room: RoomState,
  { game, rulesVersion, at }: RequestedEvent & { type: 'started' },
): ChangeScope {
  lockMatchTerms(room, game, rulesVersion)
  return dealMatch(room, at)
}

function lockMatchTerms(room: RoomState, game: string, rulesVersion: number): ChangeScope {
  room.data.seats = seatsFromHost(room)
  Object.assign(room.data, { phase: 'dealing', game, rulesVersion })
  return 'room'
}

/** The host deals first and so gets the first seat; the others keep their order. */
function seatsFromHost({ data, takenSeats }: RoomState): RoomData['seats'] {
  const first = Math.max(
    takenSeats.findIndex(({ member }) => member === data.host),
    0,
  )
  const inOrder = [...takenSeats.slice(first), ...takenSeats.slice(0, first)]
  return Array.from({ length: MAX_SEATS }, (_, seat) => inOrder[seat] ?? createEmptySeat())
}

export function dealMatch(room: RoomState, at: number | undefined): ChangeScope {
  const { data } = room
  data.matchCount++
  data.dealtAt = at ?? null
  data.startPosition = room.position
  for (const [number, member] of data.members.entries()) {
    const seat = room.seatOf(number)
    Object.assign(member, { reactionsSkippedInRound: null, visibleHands: [] })
    if (seat !== null) addSeenHand(member, seat)
  }
  // No prompt number of an earlier match is as high as the next version, so late answers to those are stale.
  room.matchHost = new MatchHost(room.game, Match.start(room.rules, room.seed, true), data.version + 1)
  data.phase = 'playing'
  // The event that opens the only round may end it.
  if (room.matchHost.match.isOver) endMatch(room)
  return 'room'
}

/** Everybody stays seated, and those who have voted for another match are ready. */
export function returnToLobby(room: RoomState, serverSeed: string): ChangeScope {
  const { data } = room
  const { voters } = data
  Object.assign(data, { phase: 'lobby', serverSeed, isPaused: false, voters: [] })
  for (const member of data.members) Object.assign(member, initialMatchFields())
  room.matchHost = null
  data.seats = data.seats.map(resetSeat)
  for (const seat of data.seats) if (seat.member !== null && voters.includes(seat.member)) seat.isReady = true
  return 'room'
}

export type AnsweredEvent = JournalEvent & { type: 'answered' }

export function applyAnswer(room: RoomState, event: AnsweredEvent): ChangeScope {
  const { data } = room
  const host = room.matchHost!
  const { promptNumber, match } = host
  const isWindow = isReaction(match.prompts[0].mode)
  const error = host.answer(event.seat, event.answer)
  if (error) throw new Error(`The journal contains an illegal answer: ${error.code}.`)
  if (typeof event.by !== 'number') match.finalizeAnswers()
  data.lastAnswerPosition = room.position
  const changeScope = countMissedTurns(data, event, isWindow)
  if (host.promptNumber === promptNumber) return isWindow ? 'none' : changeScope
  const isAnyoneBack = isWindow && clearAwayAfterReaction(data)
  if (!match.isOver) return isAnyoneBack ? 'room' : changeScope
  endMatch(room)
  return 'room'
}

function endMatch({ data, takenSeats }: RoomState): void {
  const finished: FinishedMatch = {
    number: data.matchCount,
    game: data.game,
    dealtAt: data.dealtAt,
    identities: takenSeats.map(({ member }) => (member === null ? null : data.members[member].identity)),
  }
  Object.assign(data, {
    phase: 'over',
    voters: [],
    finishedMatches: [...data.finishedMatches, finished].slice(-MAX_FINISHED_MATCHES),
  })
}

export function applyTakeBack({ matchHost }: RoomState, seat: number): ChangeScope {
  const refusal = matchHost!.takeBack(seat)
  if (refusal) throw new Error(`The journal takes back an answer that is final: ${refusal.code}.`)
  return 'match'
}

/** Counts missed turns. Letting a reaction window pass is no sign of being away. */
function countMissedTurns(data: RoomData, event: AnsweredEvent, isWindow: boolean): ChangeScope {
  const seat = data.seats[event.seat]
  if (typeof event.by === 'number') {
    if (!isWindow) return markPresent(seat) ? 'room' : 'match'
    seat.missedTurns = 0
    return 'match'
  }
  const isMissed = event.by === 'clock' && !event.isSameTurn && !isWindow && seat.member !== null
  if (!isMissed) return 'match'
  seat.missedTurns++
  if (seat.missedTurns < MAX_MISSED_TURNS || seat.isAway) return 'match'
  seat.isAway = true
  return 'room'
}

/**
 * A player who was away and has reacted is back, but only once the window has closed: until then the reaction is
 * hidden.
 */
function clearAwayAfterReaction({ seats }: RoomData): boolean {
  const back = seats.filter(({ isAway, missedTurns }) => isAway && missedTurns === 0)
  for (const seat of back) seat.isAway = false
  return back.length > 0
}
