import type { Seat } from '@slapwise/kernel'
import type { Direction, Space } from '../../model/board.ts'
import { followArrow, followArrows, isPassingEffect, type SpaceEffect } from '../movement-board.ts'
import { type EvaluatedBoard, evaluateLanding, evaluateRest, evaluateRoll } from './evaluated-board.ts'
import {
  chanceOfLandingLater,
  chanceOfPassingLater,
  discountTurn,
  nextLandingChances,
} from './landing-chances.ts'
import type { MatchValues } from './match-values.ts'
import type { PolicyContext } from './policy-context.ts'

/** What it does to somebody’s way to walk past it, in spaces. */
const PASSING_EFFECTS: Readonly<Partial<Record<SpaceEffect, number>>> = { stop: -1.7, snail: -0.7, x: 1 }

const passingEffect = (act: SpaceEffect): number => PASSING_EFFECTS[act] ?? 0

/** What lies before others counts for so little by how rounds turn out: they may cover it, or play around it. */
const OPPONENT_WEIGHT = 0.3

/** A roll leads no further, but for spaces that are jumped over. */
const MAX_ROLL_REACH = 7

/** Whether it rolls now, or only when its turn comes round again. */
export type MoveTiming = 'this-turn' | 'next-turn'

/** Tells what it would be worth if something else lay on a space. */
export class SpaceChangeEvaluator {
  readonly #board: EvaluatedBoard
  readonly #matchValues: MatchValues
  readonly #ownSeat: Seat
  readonly #landingChances: readonly (readonly number[])[]
  readonly #rollValues: (number | undefined)[] = []
  /** The spaces where anybody may come along. */
  readonly #isReachable: readonly boolean[]
  /** What it is worth as it lies, by seat and space. */
  readonly #landingValues: (number | undefined)[][]

  constructor({ board, matchValues, seat }: PolicyContext) {
    this.#board = board
    this.#matchValues = matchValues
    this.#ownSeat = seat
    this.#landingChances = board.tokens.map((_, other) => nextLandingChances(board, other))
    this.#isReachable = board.effects.map((_, space) => this.#canBeReached(space))
    this.#landingValues = board.tokens.map(() => [])
  }

  evaluate(space: Space, act: SpaceEffect, way: Direction, pace: MoveTiming): number {
    const { effects, directions } = this.#board
    const before = effects[space]
    if (!this.#isReachable[space] || (before === act && directions[space] === way)) return 0
    const to = followArrow(this.#board, space, act, way)
    const rest = to === space ? space : followArrows(this.#board, to)
    const there = rest === space ? act : effects[rest]
    const isWalk = isPassingEffect(before) || isPassingEffect(act)
    let worth = 0
    for (let seat = 0; seat < this.#landingChances.length; seat++) {
      const far = space - this.#board.tokens[seat]
      const isMine = seat === this.#ownSeat
      const isLate = pace === 'next-turn' && isMine
      const part = isMine ? 1 : OPPONENT_WEIGHT
      const next = isWalk ? 0 : this.#landingChances[seat][space]
      const odds = chanceOfLandingLater(far) + (isLate ? discountTurn(next) : next)
      if (odds > 0)
        worth +=
          part * odds * (evaluateRest(this.#board, seat, rest, there) - this.#landingValue(seat, space))
      if (isWalk && far > 0) {
        const walk = far > MAX_ROLL_REACH ? 0 : this.#rollGain(seat, space, act, way)
        const later = this.#evaluatePassingLater(seat, far, passingEffect(act) - passingEffect(before))
        worth += part * (later + (isLate ? discountTurn(walk) : walk))
      }
    }
    return worth
  }

  #canBeReached(space: Space): boolean {
    for (let seat = 0; seat < this.#landingChances.length; seat++)
      if (this.#landingChances[seat][space] > 0 || chanceOfLandingLater(space - this.#board.tokens[seat]) > 0)
        return true
    return false
  }

  #evaluatePassingLater(seat: Seat, far: number, spaces: number): number {
    return (
      chanceOfPassingLater(far) *
      this.#matchValues.pointValues[seat] *
      this.#matchValues.valuePerSpace *
      spaces
    )
  }

  #landingValue(seat: Seat, space: Space): number {
    const known = this.#landingValues[seat]
    known[space] ??= evaluateLanding(this.#board, seat, space, 1)
    return known[space]
  }

  #rollGain(seat: Seat, space: Space, act: SpaceEffect, way: Direction): number {
    const lay = this.#board
    const from = lay.tokens[seat]
    this.#rollValues[seat] ??= evaluateRoll(lay, seat, from, 1)
    const [before, pointed] = [lay.effects[space], lay.directions[space]]
    lay.effects[space] = act
    lay.directions[space] = way
    const otherwise = evaluateRoll(lay, seat, from, 1)
    lay.effects[space] = before
    lay.directions[space] = pointed
    return otherwise - this.#rollValues[seat]
  }
}
