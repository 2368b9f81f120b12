import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  createRandom,
  type Decision,
  type Determinization,
  type Random,
  type Seat,
} from '@slapwise/kernel'
import { nextSeed } from '../analysis/position-evaluator.ts'
import { SampleMean } from '../sample-mean.ts'
import { dealAnew } from '../what-if/deal-anew.ts'
import { type PlayedRound, RoundPlayer } from '../what-if/round-player.ts'

/** An estimate of what an answer brings on one deal, in points ahead of the others. */
export type EvaluateAnswer = (deal: Determinization, decision: Decision, seed: number) => number

/** A decision; `match` is the position before it. */
export interface ComparedPosition {
  readonly game: AnyGame
  readonly match: AnyMatch
  readonly seat: Seat
}

/** Evaluates an answer by playing the round to its end. */
export function evaluateByRounds(
  { game, match, seat }: ComparedPosition,
  record?: (answer: Answer, round: PlayedRound) => void,
): EvaluateAnswer {
  const player = new RoundPlayer(game, match)
  return (deal, decision, seed) => {
    const round = player.simulate(deal, decision, seed)
    record?.(decision.answer, round)
    return round.leads[seat]
  }
}

/** An answer, and what it brought deal by deal. */
export class TriedAnswer {
  readonly answer: Answer
  readonly leads: number[] = []

  constructor(answer: Answer) {
    this.answer = answer
  }

  get meanLead(): number {
    return this.leads.reduce((sum, lead) => sum + lead, 0) / this.leads.length
  }

  /** The points by which this answer leads another one that was tried on the same deals. */
  leadOver(other: TriedAnswer): SampleMean {
    const lead = new SampleMean()
    for (const [i, own] of this.leads.entries()) lead.record(own - other.leads[i])
    return lead
  }

  /** Whether both had the same results on all deals: such answers differ only in cards with equal faces. */
  isEquivalent(other: TriedAnswer): boolean {
    return this.leads.every((lead, i) => lead === other.leads[i])
  }
}

/** Compares answers to one decision on the same deals, as the player could believe in them, with the same random numbers. */
export class AnswerComparison {
  readonly #game: AnyGame
  readonly #match: AnyMatch
  readonly #seat: Seat
  readonly #evaluate: EvaluateAnswer
  readonly #random: Random
  #tried: readonly TriedAnswer[]
  #deals = 0

  constructor(
    { game, match, seat }: ComparedPosition,
    answers: readonly Answer[],
    evaluate: EvaluateAnswer,
    seed: string,
  ) {
    this.#game = game
    this.#match = match
    this.#seat = seat
    this.#evaluate = evaluate
    this.#random = createRandom(seed)
    this.#tried = answers.map((answer) => new TriedAnswer(answer))
  }

  /** Goes on to this number of deals; false if the hidden cards cannot be dealt anew. */
  playTo(deals: number): boolean {
    for (; this.#deals < deals; this.#deals++) {
      const deal = dealAnew(this.#game, this.#match, this.#seat, this.#random)
      if (!deal) return false
      const seed = nextSeed(this.#random)
      for (const { answer, leads } of this.#tried)
        leads.push(this.#evaluate(deal, { seat: this.#seat, answer }, seed))
    }
    return true
  }

  /** All answers that are left, best first. */
  get ranking(): readonly TriedAnswer[] {
    return this.#tried.toSorted((a, b) => b.meanLead - a.meanLead)
  }

  /** Drops all other answers. */
  keepOnly(tried: readonly TriedAnswer[]): void {
    this.#tried = tried
  }
}
