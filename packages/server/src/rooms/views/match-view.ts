import { type Fact, told } from '@slapwise/kernel'
import type { ClockView, Json, OwnMatch, SharedMatch } from '@slapwise/protocol'
import type { Room } from '../state/room.ts'

/** The match of a room as every viewer sees it; null without one. */
export const sharedMatch = (
  { game, match, promptNumber }: Room,
  clock: ClockView | null,
): SharedMatch | null => match && { table: game.publicView(match), promptNumber, clock }

/** Encodes the parts of a match that differ from seat to seat. Those of spectators are the same, and encoded once. */
export class OwnEncoder {
  readonly #room: Room
  readonly #facts: readonly Fact[]
  readonly #isOpen: boolean
  readonly #publicFacts: Json
  #spectators: OwnMatch | undefined

  constructor(room: Room, facts: readonly Fact[]) {
    this.#room = room
    this.#facts = facts
    this.#isOpen = facts.every(({ secret }) => secret === undefined)
    this.#publicFacts = factsFor(facts, null)
  }

  facts(seat: number | null): Json {
    return seat === null || this.#isOpen ? this.#publicFacts : factsFor(this.#facts, seat)
  }

  /** `shown`: the seats that let this spectator see their hands. */
  match(seat: number | null, shown: readonly number[]): OwnMatch {
    if (seat !== null || shown.length > 0) return this.#match(seat, shown)
    this.#spectators ??= this.#match(seat, shown)
    return this.#spectators
  }

  #match(seat: number | null, shown: readonly number[]): OwnMatch {
    const { game } = this.#room
    const match = this.#room.match!
    const hands = shown.map((other) => [other, game.handOf(match, other)])
    return {
      own: JSON.stringify(game.ownView(match, seat)),
      shown: hands.length > 0 ? Object.fromEntries(hands) : undefined,
    }
  }
}

const factsFor = (facts: readonly Fact[], seat: number | null): Json =>
  JSON.stringify(facts.map((fact) => told(fact, seat)))
