import { mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { clampSpace, type Space } from '../../model/board.ts'
import type { Setup } from '../../model/setup.ts'
import { D6 } from '../../round/dice.ts'
import type { WalkDirection } from '../../round/walk.ts'
import type { PublicView } from '../../views/view.ts'
import {
  createMovementBoard,
  FUCK_YOU_STEPS,
  followArrows,
  type MovementBoard,
  walkSteps,
} from '../movement-board.ts'

/** The fields of a view that rolls depend on, so that callers can pass a changed view. */
export type ForecastView = Pick<
  PublicView,
  'spaces' | 'teleports' | 'tokens' | 'turn' | 'isBackward' | 'isGhost'
>

/** The start and the kind of a token's move in a turn. */
interface MoveStart {
  readonly from: Space
  readonly direction: WalkDirection
  /** Whether spaces have no effect on the token. */
  readonly isGhost: boolean
}

const MEAN_ROLL = 3.5

/** Predicts the movement of tokens. Callers evaluate changes by writing into `board` and restoring it. */
export class MovementForecast {
  readonly board: MovementBoard
  readonly #view: ForecastView
  readonly #fuckYouPoints: number

  constructor(setup: Setup, board: ForecastView) {
    this.board = createMovementBoard(setup, board)
    this.#view = board
    this.#fuckYouPoints = setup.kinds.find(({ id }) => id === 'fuck-you')!.handPoints
  }

  /** The expected points of a seat after a turn in which it only rolls. */
  pointsAfterRoll(seat: Seat): number {
    return this.#expectedPoints(seat, this.#startOfMove(seat))
  }

  /** The expected points of a seat after a turn in which it plays the card. */
  pointsAfterCard(seat: Seat, card: string): number {
    const { street, tokens } = this.board
    const from = tokens[seat]
    switch (card) {
      case 'skip':
      case 'remote':
      case 'troublemaker':
        return from
      case 'reverse':
        return this.#expectedPoints(seat, { from, direction: -1, isGhost: false })
      case 'ghost':
        return this.#expectedPoints(seat, { from, direction: 1, isGhost: true })
      case 'fuck-you':
        return this.#expectedPoints(seat, {
          from: clampSpace(street, from + FUCK_YOU_STEPS),
          direction: 1,
          isGhost: false,
        })
      default:
        return this.#expectedPoints(seat, { from, direction: 1, isGhost: false })
    }
  }

  /** The points of a seat after `steps` steps; an expected value if the space rolls again. */
  pointsAfterSteps(seat: Seat, steps: number): number {
    return this.#pointsAtRest(seat, this.#restingSpace(this.#startOfMove(seat), steps))
  }

  #startOfMove(seat: Seat): MoveStart {
    const { tokens, turn, isBackward, isGhost } = this.#view
    const isTurn = seat === turn
    return { from: tokens[seat], direction: isTurn && isBackward ? -1 : 1, isGhost: isTurn && isGhost }
  }

  #expectedPoints(seat: Seat, move: MoveStart): number {
    let sum = 0
    for (let rolled = 1; rolled <= D6; rolled++) {
      const rest = this.#restingSpace(move, rolled)
      sum += move.isGhost ? rest : this.#pointsAtRest(seat, rest)
      if (!move.isGhost && this.board.effects[rest] === 'fuck-you') sum += this.#fuckYouPoints
    }
    return sum / D6
  }

  #restingSpace({ from, direction, isGhost }: MoveStart, steps: number): Space {
    const { board } = this
    if (isGhost) return clampSpace(board.street, from + direction * steps)
    return followArrows(board, walkSteps(board, from, steps, direction))
  }

  #pointsAtRest(seat: Seat, rest: Space): number {
    const { effects, street, teleports, tokens } = this.board
    switch (effects[rest]) {
      case 'teleport':
        return mean(teleports)
      case 'second-chance':
        return Math.min(rest + MEAN_ROLL, street.end)
      case 'swap':
        return Math.min(...tokens.filter((_, other) => other !== seat))
      default:
        return rest
    }
  }
}
