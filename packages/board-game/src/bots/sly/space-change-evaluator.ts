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
import type { BoardReason, BoardTerms, SpaceChange } from './reasons.ts'

/** The change of a token's way by walking past the effect, in spaces. */
const PASSING_EFFECTS: Readonly<Partial<Record<SpaceEffect, number>>> = { stop: -1.7, snail: -0.7, x: 1 }

const passingEffect = (effect: SpaceEffect): number => PASSING_EFFECTS[effect] ?? 0

/** Changes in front of opponents count less, because opponents may cover changed spaces or play around them. Fitted. */
const OPPONENT_WEIGHT = 0.3

/** The furthest space a roll can reach, apart from jumped ones. */
const MAX_ROLL_REACH = 7

/** Whether the bot rolls in this turn or only in its next one. */
export type MoveTiming = 'this-turn' | 'next-turn'

/** The list that terms are added to, and the change that they are about. */
interface SpaceChangeExplanation {
  readonly terms: BoardTerms
  readonly change: SpaceChange
}

/** Evaluates replacing the card on a space. */
export class SpaceChangeEvaluator {
  readonly #board: EvaluatedBoard
  readonly #matchValues: MatchValues
  readonly #ownSeat: Seat
  readonly #landingChances: readonly (readonly number[])[]
  readonly #rollValues: (number | undefined)[] = []
  /** Whether any token can reach each space. */
  readonly #isReachable: readonly boolean[]
  /** A cache of landing values on the unchanged board, by seat and space. */
  readonly #landingValues: (number | undefined)[][]

  constructor({ board, matchValues, seat }: PolicyContext) {
    this.#board = board
    this.#matchValues = matchValues
    this.#ownSeat = seat
    this.#landingChances = board.tokens.map((_, other) => nextLandingChances(board, other))
    this.#isReachable = board.effects.map((_, space) => this.#canBeReached(space))
    this.#landingValues = board.tokens.map(() => [])
  }

  /** With `explanation`, also adds a term for each token whose way changes. */
  evaluate(
    space: Space,
    effect: SpaceEffect,
    direction: Direction,
    timing: MoveTiming,
    explanation?: SpaceChangeExplanation,
  ): number {
    const { effects, directions } = this.#board
    const previousEffect = effects[space]
    if (!this.#isReachable[space] || (previousEffect === effect && directions[space] === direction)) return 0
    const to = followArrow(this.#board, space, effect, direction)
    const rest = to === space ? space : followArrows(this.#board, to)
    const restEffect = rest === space ? effect : effects[rest]
    const affectsPassing = isPassingEffect(previousEffect) || isPassingEffect(effect)
    let value = 0
    for (let seat = 0; seat < this.#landingChances.length; seat++) {
      const distance = space - this.#board.tokens[seat]
      const isMine = seat === this.#ownSeat
      const isDelayed = timing === 'next-turn' && isMine
      const weight = isMine ? 1 : OPPONENT_WEIGHT
      const next = affectsPassing ? 0 : this.#landingChances[seat][space]
      const chances = chanceOfLandingLater(distance) + (isDelayed ? discountTurn(next) : next)
      const valueBefore = value
      if (chances > 0)
        value +=
          weight *
          chances *
          (evaluateRest(this.#board, seat, rest, restEffect) - this.#landingValue(seat, space))
      if (affectsPassing && distance > 0) {
        const rollGain = distance > MAX_ROLL_REACH ? 0 : this.#rollGain(seat, space, effect, direction)
        const passingGain = this.#evaluatePassingLater(
          seat,
          distance,
          passingEffect(effect) - passingEffect(previousEffect),
        )
        value += weight * (passingGain + (isDelayed ? discountTurn(rollGain) : rollGain))
      }
      explanation?.terms.push({
        value: value - valueBefore,
        reason: this.#reasonFor(seat, space, explanation.change),
      })
    }
    return value
  }

  #reasonFor(seat: Seat, space: Space, change: SpaceChange): BoardReason {
    return seat === this.#ownSeat
      ? { id: 'own-way', space, change }
      : { id: 'their-way', space, change, seat }
  }

  #canBeReached(space: Space): boolean {
    for (let seat = 0; seat < this.#landingChances.length; seat++)
      if (this.#landingChances[seat][space] > 0 || chanceOfLandingLater(space - this.#board.tokens[seat]) > 0)
        return true
    return false
  }

  #evaluatePassingLater(seat: Seat, distance: number, spaces: number): number {
    return (
      chanceOfPassingLater(distance) *
      this.#matchValues.pointValues[seat] *
      this.#matchValues.valuePerSpace *
      spaces
    )
  }

  #landingValue(seat: Seat, space: Space): number {
    const cached = this.#landingValues[seat]
    cached[space] ??= evaluateLanding(this.#board, seat, space, 1)
    return cached[space]
  }

  #rollGain(seat: Seat, space: Space, effect: SpaceEffect, direction: Direction): number {
    const board = this.#board
    const from = board.tokens[seat]
    this.#rollValues[seat] ??= evaluateRoll(board, seat, from, 1)
    const [previousEffect, previousDirection] = [board.effects[space], board.directions[space]]
    board.effects[space] = effect
    board.directions[space] = direction
    const changedValue = evaluateRoll(board, seat, from, 1)
    board.effects[space] = previousEffect
    board.directions[space] = previousDirection
    return changedValue - this.#rollValues[seat]
  }
}
