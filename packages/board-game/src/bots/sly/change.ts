import type { Seat } from '@slapwise/kernel'
import type { Direction, Space } from '../../model/board.ts'
import { type Act, isUnderfoot, type Lay, settled, walked } from './lay.ts'
import { comesLater, faded, nextOdds, passesLater } from './odds.ts'
import type { Seen } from './seen.ts'
import type { Standing } from './standing.ts'

/** What it does to somebody's way to walk past it, in spaces. */
const PAST: Readonly<Partial<Record<Act, number>>> = { stop: -1.7, snail: -0.7, x: 1 }

const past = (act: Act): number => PAST[act] ?? 0

/** Whether it rolls now, or only when its turn comes round again. */
export type Pace = 'walks' | 'waits'

/** Tells what it would be worth if something else lay on a space. */
export class Change {
  readonly #lay: Lay
  readonly #standing: Standing
  readonly #me: Seat
  readonly #next: readonly (readonly number[])[]
  readonly #strides: (number | null)[]

  constructor({ lay, standing, seat }: Seen) {
    this.#lay = lay
    this.#standing = standing
    this.#me = seat
    this.#next = lay.tokens.map((_, other) => nextOdds(lay, other))
    this.#strides = lay.tokens.map(() => null)
  }

  worth(space: Space, act: Act, way: Direction, pace: Pace): number {
    const { acts, ways } = this.#lay
    const [before, pointed] = [acts[space], ways[space]]
    if (before === act && pointed === way) return 0
    return isUnderfoot(before) || isUnderfoot(act)
      ? this.#worthUnderfoot(space, act, way, pace)
      : this.#worthAtRest(space, act, way, pace)
  }

  /** It matters to whoever comes to rest there. */
  #worthAtRest(space: Space, act: Act, way: Direction, pace: Pace): number {
    let worth = 0
    for (let seat = 0; seat < this.#next.length; seat++) {
      const odds = this.#oddsOf(seat, space, pace)
      if (odds > 0) worth += odds * this.#settledOtherwise(seat, space, act, way)
    }
    return worth
  }

  /** It matters to whoever comes along there. */
  #worthUnderfoot(space: Space, act: Act, way: Direction, pace: Pace): number {
    const { tokens, acts } = this.#lay
    const { stakes, slope } = this.#standing
    let worth = 0
    for (let seat = 0; seat < this.#next.length; seat++) {
      const far = space - tokens[seat]
      if (far <= 0) continue
      const later =
        passesLater(far) * stakes[seat] * slope * (past(act) - past(acts[space])) +
        comesLater(far) * this.#settledOtherwise(seat, space, act, way)
      const next = far > REACH ? 0 : this.#walkedOtherwise(seat, space, act, way)
      worth += later + (this.#isLate(seat, pace) ? faded(next) : next)
    }
    return worth
  }

  #oddsOf(seat: Seat, space: Space, pace: Pace): number {
    const next = this.#next[seat][space]
    return (this.#isLate(seat, pace) ? faded(next) : next) + comesLater(space - this.#lay.tokens[seat])
  }

  #isLate(seat: Seat, pace: Pace): boolean {
    return pace === 'waits' && seat === this.#me
  }

  #settledOtherwise(seat: Seat, space: Space, act: Act, way: Direction): number {
    const before = settled(this.#lay, seat, space, 1)
    return this.#otherwise(space, act, way, () => settled(this.#lay, seat, space, 1)) - before
  }

  #walkedOtherwise(seat: Seat, space: Space, act: Act, way: Direction): number {
    const lay = this.#lay
    const from = lay.tokens[seat]
    this.#strides[seat] ??= walked(lay, seat, from, 1)
    const before = this.#strides[seat]
    return this.#otherwise(space, act, way, () => walked(lay, seat, from, 1)) - before
  }

  #otherwise(space: Space, act: Act, way: Direction, tell: () => number): number {
    const { acts, ways } = this.#lay
    const [before, pointed] = [acts[space], ways[space]]
    acts[space] = act
    ways[space] = way
    const told = tell()
    acts[space] = before
    ways[space] = pointed
    return told
  }
}

/** A roll leads no further, but for spaces that are jumped over. */
const REACH = 8
