import {
  type Answer,
  type AnyGame,
  type AnySearchHeuristics,
  type BaseState,
  buildView,
  createFastRandom,
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

/** Evaluates answers by rollouts of one turn of every player, followed by the value network. */
export class RolloutEvaluator {
  readonly #game: AnyGame
  readonly #createPolicyView: (engine: AnyEngine, seat: Seat) => unknown
  readonly #heuristics: AnySearchHeuristics
  readonly #seat: Seat
  readonly #playerCount: number
  readonly #estimateValues: ValueEstimator
  /** The features of all seats, and a subarray for each seat. */
  readonly #features: Float64Array
  readonly #featuresBySeat: readonly Float64Array[]
  readonly #expectedLeads: Float64Array
  /** The state of the last rollout, which the next one overwrites. */
  #reusableState: BaseState<Fact> | null = null

  constructor(
    game: AnyGame,
    heuristics: AnySearchHeuristics,
    estimateValues: ValueEstimator,
    seat: Seat,
    players: number,
  ) {
    this.#game = game
    this.#heuristics = heuristics
    this.#createPolicyView =
      heuristics.createPolicyView ?? ((engine, viewer) => buildView(game, engine, viewer))
    this.#estimateValues = estimateValues
    this.#seat = seat
    this.#playerCount = players
    this.#features = new Float64Array(players * heuristics.featureCount)
    this.#featuresBySeat = Array.from({ length: players }, (_, s) =>
      this.#features.subarray(s * heuristics.featureCount, (s + 1) * heuristics.featureCount),
    )
    this.#expectedLeads = new Float64Array(players)
  }

  /**
   * The estimated win probability after `answer`. The same `seed` gives all compared answers the same random numbers,
   * turn by turn.
   */
  evaluate(match: Determinization, answer: Answer, seed: number): number {
    let random = createFastRandom(seed)
    const engine = match.startSimulation(this.#reusableState)
    this.#reusableState = engine.state
    engine.applyAnswer(engine.promptIndexOf(this.#seat), answer)
    let turns = this.#playerCount
    let last = this.#seat
    for (
      let answers = 0;
      !this.#heuristics.isRoundScored(engine) && answers < MAX_ROLLOUT_ANSWERS;
      answers++
    ) {
      const { seat, question } = engine.prompts[0]
      if (seat !== last && this.#game.isTurnStart(question)) {
        if (--turns === 0) break
        last = seat
        random = createFastRandom(seed + turns)
      }
      let promptIndex = 0
      while (engine.isAnswered(promptIndex)) promptIndex++
      engine.applyAnswer(promptIndex, this.#chooseAnswer(engine, promptIndex, random))
    }
    return this.#estimateWinProbability(engine)
  }

  #chooseAnswer(engine: AnyEngine, promptIndex: number, random: Random): Answer {
    const prompt = engine.prompts[promptIndex]
    const { choice } = prompt
    if (choice.kind === 'one' && choice.options.length === 1) return choice.options[0]
    if (randomBelow(random, 100) < EPSILON_PERCENT) return sampleAnswer(choice, random)
    const view = () => this.#createPolicyView(engine, prompt.seat)
    return this.#heuristics.policy.answer({ prompt, rules: engine.rules, random, view })
  }

  /**
   * A softmax over the expected leads, scaled by the error of the estimate. It makes stopping a leading opponent worth
   * more than stopping one who is far behind.
   */
  #estimateWinProbability(engine: AnyEngine): number {
    if (engine.isOver) return this.#winShare(engine)
    this.#estimateLeads(engine)
    let total = 0
    for (let seat = 0; seat < this.#playerCount; seat++) total += this.#softmaxWeight(seat)
    return this.#softmaxWeight(this.#seat) / total
  }

  #softmaxWeight(seat: Seat): number {
    return Math.exp(this.#expectedLeads[seat] / this.#heuristics.valueNetwork.rmse)
  }

  #winShare(engine: AnyEngine): number {
    const { winners } = this.#game.publicView(engine)
    return winners.includes(this.#seat) ? 1 / winners.length : 0
  }

  /** The expected lead of each seat when the round has been scored. */
  #estimateLeads(engine: AnyEngine): void {
    const heuristics = this.#heuristics
    const leads = this.#expectedLeads
    if (heuristics.isRoundScored(engine)) leads.fill(0)
    else {
      for (let seat = 0; seat < leads.length; seat++)
        heuristics.extractFeatures(engine, seat, this.#featuresBySeat[seat])
      this.#estimateValues(this.#features, leads.length, leads)
    }
    for (let seat = 0; seat < leads.length; seat++) leads[seat] += heuristics.scoreLead(engine, seat)
  }
}
