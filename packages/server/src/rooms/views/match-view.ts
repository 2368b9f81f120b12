import { type Fact, toVisibleFact } from '@slapwise/kernel'
import type { ClockView, EncodedJson, OwnMatchView, SharedMatchView } from '@slapwise/protocol'
import type { RoomState } from '../state/room-state.ts'

/** The match of a room as every viewer sees it; null without one. */
export const createSharedMatch = (
  { game, match, promptNumber }: RoomState,
  clock: ClockView | null,
): SharedMatchView | null => match && { table: game.publicView(match), promptNumber, clock }

/** Encodes the parts of a match that differ between seats. Those of spectators are equal, and encoded once. */
export class SeatViewEncoder {
  readonly #room: RoomState
  readonly #facts: readonly Fact[]
  readonly #isPublic: boolean
  readonly #publicFacts: EncodedJson
  #spectatorMatch: OwnMatchView | undefined

  constructor(room: RoomState, encodeFacts: readonly Fact[]) {
    this.#room = room
    this.#facts = encodeFacts
    this.#isPublic = encodeFacts.every(({ secretPart }) => secretPart === undefined)
    this.#publicFacts = encodeFactsFor(encodeFacts, null)
  }

  facts(seat: number | null): EncodedJson {
    return seat === null || this.#isPublic ? this.#publicFacts : encodeFactsFor(this.#facts, seat)
  }

  /** `shown` are the seats that show this spectator their hands. */
  encodeMatch(seat: number | null, shown: readonly number[]): OwnMatchView {
    if (seat !== null || shown.length > 0) return this.#encodeMatch(seat, shown)
    this.#spectatorMatch ??= this.#encodeMatch(seat, shown)
    return this.#spectatorMatch
  }

  #encodeMatch(seat: number | null, shown: readonly number[]): OwnMatchView {
    const { game } = this.#room
    const match = this.#room.match!
    const hands = shown.map((other) => [other, game.handView(match, other)])
    return {
      own: JSON.stringify(game.ownView(match, seat)),
      shownHands: hands.length > 0 ? Object.fromEntries(hands) : undefined,
    }
  }
}

const encodeFactsFor = (facts: readonly Fact[], seat: number | null): EncodedJson =>
  JSON.stringify(facts.map((fact) => toVisibleFact(fact, seat)))
