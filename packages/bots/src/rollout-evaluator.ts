import {
  type Answer,
  type AnyGame,
  type AnySearchHeuristics,
  type BaseState,
  buildView,
  createFastRandom,
  type Decision,
  type Determinization,
  type Fact,
  type MatchEngine,
  type Random,
  randomBelow,
  type Seat,
  sampleAnswer,
} from '@slapwise/kernel'
import type { ValueEstimator } from './value-estimator.ts'

type AnyEngine = MatchEngine<BaseState<Fact>, unknown, Fact, unknown>

/** The percentage of random answers in rollouts: with the policy alone, all rollouts would follow one line of play. */
const EPSILON_PERCENT = 8

/** A limit for rollouts in which cards keep a turn from ending. */
const MAX_ROLLOUT_ANSWERS = 400

/**
 * Evaluates answers by rollouts of one or more laps, which are one turn of every player. The value network estimates the
 * position after each lap, and the estimates are averaged: they err in different ways.
 */
export class RolloutEvaluator {
  readonly #game: AnyGame
  readonly #createPolicyView: (engine: AnyEngine, seat: Seat) => unknown
  readonly #heuristics: AnySearchHeuristics
  readonly #playerCount: number
  readonly #estimateValues: ValueEstimator
  /** The lead that makes a seat e times as likely to win as another, in this match. */
  #temperature = 1
  /** The features of all seats, and a subarray for each seat. */
  readonly #features: Float64Array
  readonly #featuresBySeat: readonly Float64Array[]
  /** By seat: the lead in points, as expected for the end of the round; the mean over all laps. */
  readonly leads: Float64Array
  /** By seat: the estimated win probability; the mean over all laps. */
  readonly winProbabilities: Float64Array
  /** The estimate of one position. */
  readonly #leadsOfPosition: Float64Array
  readonly #winProbabilitiesOfPosition: Float64Array

  constructor(
    game: AnyGame,
    heuristics: AnySearchHeuristics,
    estimateValues: ValueEstimator,
    players: number,
  ) {
    this.#game = game
    this.#heuristics = heuristics
    this.#createPolicyView =
      heuristics.createPolicyView ?? ((engine, viewer) => buildView(game, engine, viewer))
    this.#estimateValues = estimateValues
    this.#playerCount = players
    this.#features = new Float64Array(players * heuristics.featureCount)
    this.#featuresBySeat = Array.from({ length: players }, (_, s) =>
      this.#features.subarray(s * heuristics.featureCount, (s + 1) * heuristics.featureCount),
    )
    this.leads = new Float64Array(players)
    this.winProbabilities = new Float64Array(players)
    this.#leadsOfPosition = new Float64Array(players)
    this.#winProbabilitiesOfPosition = new Float64Array(players)
  }

  /**
   * Plays on from `match`, after `first` if it is given, and sets `leads` and `winProbabilities`. The same `seed` gives
   * all compared answers the same random numbers, turn by turn.
   */
  rollOut(match: Determinization, first: Decision | null, seed: number): void {
    let random = createFastRandom(seed)
    const engine = match.startSimulation()
    this.leads.fill(0)
    this.winProbabilities.fill(0)
    const { laps } = this.#heuristics
    this.#temperature = this.#heuristics.winTemperature(engine)
    let lapsLeft = laps
    let turns = 0
    let lastTurn = this.#findTurnStart(engine)
    if (first) engine.applyAnswer(engine.promptIndexOf(first.seat), first.answer)
    for (
      let answers = 0;
      !this.#heuristics.isRoundScored(engine) && answers < MAX_ROLLOUT_ANSWERS;
      answers++
    ) {
      const turn = this.#findTurnStart(engine)
      if (turn !== null && turn !== lastTurn) {
        if (++turns % this.#playerCount === 0) {
          this.#addEstimate(engine, 1 / laps)
          if (--lapsLeft === 0) return
        }
        lastTurn = turn
        random = createFastRandom(seed + turns)
      }
      let promptIndex = 0
      while (engine.isAnswered(promptIndex)) promptIndex++
      engine.applyAnswer(promptIndex, this.#chooseAnswer(engine, promptIndex, random))
    }
    this.#addEstimate(engine, lapsLeft / laps)
  }

  /** The seat that is asked at the start of its turn, or again within it; null within effects and at the end. */
  #findTurnStart({ prompts }: AnyEngine): Seat | null {
    const prompt = prompts[0]
    return prompt && this.#game.isTurnStart(prompt.question) ? prompt.seat : null
  }

  /** The lead of a seat without the constant that the network leaves open: relative leads sum up to zero. */
  relativeLead(seat: Seat): number {
    let sum = 0
    for (const lead of this.leads) sum += lead
    return this.leads[seat] - sum / this.#playerCount
  }

  #chooseAnswer(engine: AnyEngine, promptIndex: number, random: Random): Answer {
    const prompt = engine.prompts[promptIndex]
    const { choice } = prompt
    if (choice.kind === 'one' && choice.options.length === 1) return choice.options[0]
    if (randomBelow(random, 100) < EPSILON_PERCENT) return sampleAnswer(choice, random)
    const view = () => this.#createPolicyView(engine, prompt.seat)
    return this.#heuristics.policy.answer({ prompt, rules: engine.rules, random, view })
  }

  /** Adds the estimate of a position to the means with this weight. */
  #addEstimate(engine: AnyEngine, weight: number): void {
    this.#estimateLeads(engine)
    if (engine.isOver) this.#shareWin(engine)
    else this.#estimateWinProbabilities()
    for (let seat = 0; seat < this.#playerCount; seat++) {
      this.leads[seat] += weight * this.#leadsOfPosition[seat]
      this.winProbabilities[seat] += weight * this.#winProbabilitiesOfPosition[seat]
    }
  }

  /**
   * A softmax over the expected leads. It makes stopping a leading opponent worth
   * more than stopping one who is far behind.
   */
  #estimateWinProbabilities(): void {
    const leads = this.#leadsOfPosition
    const winProbabilities = this.#winProbabilitiesOfPosition
    let total = 0
    for (let seat = 0; seat < leads.length; seat++) {
      winProbabilities[seat] = Math.exp(leads[seat] / this.#temperature)
      total += winProbabilities[seat]
    }
    for (let seat = 0; seat < leads.length; seat++) winProbabilities[seat] /= total
  }

  #shareWin(engine: AnyEngine): void {
    const { winners } = this.#game.publicView(engine)
    this.#winProbabilitiesOfPosition.fill(0)
    for (const seat of winners) this.#winProbabilitiesOfPosition[seat] = 1 / winners.length
  }

  /** The expected lead of each seat when the round has been scored. */
  #estimateLeads(engine: AnyEngine): void {
    const heuristics = this.#heuristics
    const leads = this.#leadsOfPosition
    if (heuristics.isRoundScored(engine)) leads.fill(0)
    else {
      for (let seat = 0; seat < leads.length; seat++)
        heuristics.extractFeatures(engine, seat, this.#featuresBySeat[seat])
      this.#estimateValues(this.#features, leads.length, leads)
    }
    for (let seat = 0; seat < leads.length; seat++) leads[seat] += heuristics.scoreLead(engine, seat)
  }
}
