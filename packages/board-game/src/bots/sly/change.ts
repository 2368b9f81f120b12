import type { Seat } from '@slapwise/kernel'
import type { Direction, Space } from '../../model/board.ts'
import { type Act, isUnderfoot, pointedTo, restFrom } from '../paths.ts'
import { type Lay, rested, settled, walked } from './lay.ts'
import { comesLater, faded, nextOdds, passesLater } from './odds.ts'
import type { Seen } from './seen.ts'
import type { Standing } from './standing.ts'

/** What it does to somebody’s way to walk past it, in spaces. */
const PAST: Readonly<Partial<Record<Act, number>>> = { stop: -1.7, snail: -0.7, x: 1 }

const past = (act: Act): number => PAST[act] ?? 0

/** What lies before others counts for so little by how rounds turn out: they may cover it, or play around it. */
const THEIRS = 0.3

/** A roll leads no further, but for spaces that are jumped over. */
const REACH = 7

/** Whether it rolls now, or only when its turn comes round again. */
export type Pace = 'walks' | 'waits'

/** Tells what it would be worth if something else lay on a space. */
export class Change {
  readonly #lay: Lay
  readonly #standing: Standing
  readonly #me: Seat
  readonly #next: readonly (readonly number[])[]
  readonly #strides: (number | undefined)[] = []
  /** The spaces where anybody may come along. */
  readonly #matters: readonly boolean[]
  /** What it is worth as it lies, by seat and space. */
  readonly #settled: (number | undefined)[][]

  constructor({ lay, standing, seat }: Seen) {
    this.#lay = lay
    this.#standing = standing
    this.#me = seat
    this.#next = lay.tokens.map((_, other) => nextOdds(lay, other))
    this.#matters = lay.acts.map((_, space) => this.#isInSight(space))
    this.#settled = lay.tokens.map(() => [])
  }

  worth(space: Space, act: Act, way: Direction, pace: Pace): number {
    const { acts, ways } = this.#lay
    const before = acts[space]
    if (!this.#matters[space] || (before === act && ways[space] === way)) return 0
    const to = pointedTo(this.#lay, space, act, way)
    const rest = to === space ? space : restFrom(this.#lay, to)
    const there = rest === space ? act : acts[rest]
    const isWalk = isUnderfoot(before) || isUnderfoot(act)
    let worth = 0
    for (let seat = 0; seat < this.#next.length; seat++) {
      const far = space - this.#lay.tokens[seat]
      const isMine = seat === this.#me
      const isLate = pace === 'waits' && isMine
      const part = isMine ? 1 : THEIRS
      const next = isWalk ? 0 : this.#next[seat][space]
      const odds = comesLater(far) + (isLate ? faded(next) : next)
      if (odds > 0)
        worth += part * odds * (rested(this.#lay, seat, rest, there) - this.#settledOn(seat, space))
      if (isWalk && far > 0) {
        const walk = far > REACH ? 0 : this.#walkedOtherwise(seat, space, act, way)
        const later = this.#passedLater(seat, far, past(act) - past(before))
        worth += part * (later + (isLate ? faded(walk) : walk))
      }
    }
    return worth
  }

  #isInSight(space: Space): boolean {
    for (let seat = 0; seat < this.#next.length; seat++)
      if (this.#next[seat][space] > 0 || comesLater(space - this.#lay.tokens[seat]) > 0) return true
    return false
  }

  #passedLater(seat: Seat, far: number, spaces: number): number {
    return passesLater(far) * this.#standing.stakes[seat] * this.#standing.slope * spaces
  }

  #settledOn(seat: Seat, space: Space): number {
    const known = this.#settled[seat]
    known[space] ??= settled(this.#lay, seat, space, 1)
    return known[space]
  }

  #walkedOtherwise(seat: Seat, space: Space, act: Act, way: Direction): number {
    const lay = this.#lay
    const from = lay.tokens[seat]
    this.#strides[seat] ??= walked(lay, seat, from, 1)
    const [before, pointed] = [lay.acts[space], lay.ways[space]]
    lay.acts[space] = act
    lay.ways[space] = way
    const otherwise = walked(lay, seat, from, 1)
    lay.acts[space] = before
    lay.ways[space] = pointed
    return otherwise - this.#strides[seat]
  }
}
