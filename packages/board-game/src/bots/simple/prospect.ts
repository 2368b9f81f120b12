import type { Seat } from '@slapwise/kernel'
import { type Space, within } from '../../model/board.ts'
import type { Setup } from '../../model/setup.ts'
import { D6 } from '../../round/dice.ts'
import type { Toward } from '../../round/walk.ts'
import type { PublicView } from '../../views/view.ts'
import { mean } from '../mean.ts'
import { FLIGHT, type Paths, pathsOf, restFrom, strideFrom } from '../paths.ts'

/** The part of a view that rolls depend on: what if it were otherwise? */
export type Board = Pick<PublicView, 'spaces' | 'teleports' | 'tokens' | 'turn' | 'isBackward' | 'isGhost'>

/** How a token sets out in a turn. */
interface Gait {
  readonly from: Space
  readonly toward: Toward
  /** Nothing acts on it. */
  readonly floats: boolean
}

const ROLL = 3.5

/** What it makes of where tokens go on a board. What-ifs change its paths and put them back. */
export class Prospects {
  readonly paths: Paths
  readonly #board: Board
  readonly #pickedUp: number

  constructor(setup: Setup, board: Board) {
    this.paths = pathsOf(setup, board)
    this.#board = board
    this.#pickedUp = setup.kinds.find(({ id }) => id === 'fuck-you')!.inHand
  }

  /** The points a seat may expect after a turn in which it just rolls. */
  rolling(seat: Seat): number {
    return this.#expected(seat, this.#gait(seat))
  }

  /** The points it may expect after a turn in which it plays such a card. */
  playing(seat: Seat, card: string): number {
    const { street, tokens } = this.paths
    const from = tokens[seat]
    switch (card) {
      case 'skip':
      case 'remote':
      case 'troublemaker':
        return from
      case 'reverse':
        return this.#expected(seat, { from, toward: -1, floats: false })
      case 'ghost':
        return this.#expected(seat, { from, toward: 1, floats: true })
      case 'fuck-you':
        return this.#expected(seat, { from: within(street, from + FLIGHT), toward: 1, floats: false })
      default:
        return this.#expected(seat, { from, toward: 1, floats: false })
    }
  }

  /** The points of where so many steps lead, and where that is open, of what is likely to follow. */
  after(seat: Seat, steps: number): number {
    return this.#points(seat, this.#restFrom(this.#gait(seat), steps))
  }

  #gait(seat: Seat): Gait {
    const { tokens, turn, isBackward, isGhost } = this.#board
    const isTurn = seat === turn
    return { from: tokens[seat], toward: isTurn && isBackward ? -1 : 1, floats: isTurn && isGhost }
  }

  #expected(seat: Seat, gait: Gait): number {
    let sum = 0
    for (let rolled = 1; rolled <= D6; rolled++) {
      const rest = this.#restFrom(gait, rolled)
      sum += gait.floats ? rest : this.#points(seat, rest)
      if (!gait.floats && this.paths.acts[rest] === 'fuck-you') sum += this.#pickedUp
    }
    return sum / D6
  }

  #restFrom({ from, toward, floats }: Gait, steps: number): Space {
    const { paths } = this
    if (floats) return within(paths.street, from + toward * steps)
    return restFrom(paths, strideFrom(paths, from, steps, toward))
  }

  #points(seat: Seat, rest: Space): number {
    const { acts, street, teleports, tokens } = this.paths
    switch (acts[rest]) {
      case 'teleport':
        return mean(teleports)
      case 'second-chance':
        return Math.min(rest + ROLL, street.end)
      case 'swap':
        return Math.min(...tokens.filter((_, other) => other !== seat))
      default:
        return rest
    }
  }
}
