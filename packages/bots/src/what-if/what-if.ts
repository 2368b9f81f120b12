import {
  type Answer,
  type AnyMatch,
  type AnyPosition,
  type AnySearchHeuristics,
  createRandom,
  type Replay,
  type Seat,
} from '@slapwise/kernel'
import { nextSeed } from '../analysis/position-evaluator.ts'
import { SampleMean } from '../sample-mean.ts'
import { dealAnew } from './deal-anew.ts'
import { RoundPlayer, type RoundResult } from './round-player.ts'

/**
 * The cards that simulations begin with. `player`: all that the player could not know is dealt anew. `everyone`: all hands
 * are as they were, only the piles are shuffled again.
 */
export type Hindsight = 'player' | 'everyone'

/** A decision of a match, and another answer to it. */
export interface Hypothesis {
  readonly decisionIndex: number
  readonly answer: Answer
  readonly hindsight: Hindsight
}

/** The mean over all simulations for one seat. */
export interface SeatMeans {
  readonly points: number
  /** The standard error of the mean. */
  readonly pointsError: number
  /** The share of rounds won, from 0 to 1; a shared win counts in part. */
  readonly wins: number
}

export interface WhatIfFigures {
  readonly simulations: number
  /** Null if the record breaks off before the end of the round. */
  readonly happened: RoundResult | null
  /** By seat, after the answer that was given, and after the other one. Empty before the first simulation. */
  readonly given: readonly SeatMeans[]
  readonly other: readonly SeatMeans[]
  /** The points by which the other answer improves the lead of the player, and its standard error. */
  readonly gain: number
  readonly gainError: number
}

/**
 * Compares two answers to a decision by playing the round to its end, as often as wanted, with the policy in all seats.
 * Both answers get the same deals and the same random numbers. Simulation `n` depends on the match and on `n` alone, so the
 * same number of simulations gives the same figures.
 */
export class WhatIf {
  readonly #seat: Seat
  readonly #match: AnyMatch
  readonly #seed: string
  readonly #hypothesis: Hypothesis
  readonly #givenAnswer: Answer
  readonly #player: RoundPlayer
  readonly #happened: RoundResult | null
  readonly #given: readonly SeatSamples[]
  readonly #other: readonly SeatSamples[]
  readonly #gain = new SampleMean()
  #simulations = 0

  /** Throws if the game has no search heuristics, or if the answer is illegal. */
  constructor(replay: Replay, hypothesis: Hypothesis) {
    const { game, settings, seed } = replay.start
    const [seat, givenAnswer] = replay.decisions[hypothesis.decisionIndex]
    const host = replay.hostAt(hypothesis.decisionIndex)
    const error = host.validateAnswer(seat, hypothesis.answer)
    if (error) throw new Error(`The other answer is refused: ${error.code}`)
    this.#seat = seat
    this.#match = host.match
    this.#seed = `${seed} what if ${hypothesis.decisionIndex}`
    this.#hypothesis = hypothesis
    this.#givenAnswer = givenAnswer
    this.#player = new RoundPlayer(game, host.match)
    this.#happened = findRoundEnd(replay, hypothesis.decisionIndex, this.#player)
    const createSamples = () => Array.from({ length: settings.players }, () => new SeatSamples())
    this.#given = createSamples()
    this.#other = createSamples()
  }

  /** Plays the round once after each answer; false if the hidden cards cannot be dealt anew. */
  advance(): boolean {
    const random = createRandom(`${this.#seed} ${this.#simulations}`)
    const { answer, hindsight } = this.#hypothesis
    const knower = hindsight === 'player' ? this.#seat : 'everyone'
    const deal = dealAnew(this.#player.game, this.#match, knower, random)
    if (!deal) return false
    const seed = nextSeed(random)
    const seat = this.#seat
    const given = this.#player.simulate(deal, { seat, answer: this.#givenAnswer }, seed)
    const other = this.#player.simulate(deal, { seat, answer }, seed)
    recordSamples(this.#given, given)
    recordSamples(this.#other, other)
    this.#gain.record(other.leads[seat] - given.leads[seat])
    this.#simulations++
    return true
  }

  get figures(): WhatIfFigures {
    const isEmpty = this.#simulations === 0
    return {
      simulations: this.#simulations,
      happened: this.#happened,
      given: isEmpty ? [] : this.#given.map((samples) => samples.means),
      other: isEmpty ? [] : this.#other.map((samples) => samples.means),
      gain: isEmpty ? 0 : this.#gain.mean,
      gainError: isEmpty ? 0 : this.#gain.standardError,
    }
  }
}

class SeatSamples {
  readonly points = new SampleMean()
  readonly wins = new SampleMean()

  get means(): SeatMeans {
    return { points: this.points.mean, pointsError: this.points.standardError, wins: this.wins.mean }
  }
}

function recordSamples(samples: readonly SeatSamples[], { points, winners }: RoundResult): void {
  for (const [seat, { points: ofSeat, wins }] of samples.entries()) {
    ofSeat.record(points[seat])
    wins.record(winners.includes(seat) ? 1 / winners.length : 0)
  }
}

/** The result of the round as it was played; null if the record breaks off before. */
function findRoundEnd(replay: Replay, decisionIndex: number, player: RoundPlayer): RoundResult | null {
  const { isRoundScored } = replay.start.game.searchHeuristics as AnySearchHeuristics
  for (let index = decisionIndex + 1; index <= replay.lastIndex; index++) {
    const position: AnyPosition = replay.hostAt(index).match
    if (isRoundScored(position)) return player.resultOf(position)
  }
  return null
}
