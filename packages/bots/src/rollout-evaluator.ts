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

type AnyMachine = MatchEngine<BaseState<Fact>, unknown, Fact, unknown>

/** Of a hundred answers in a playout so many are any: those who only ever follow a thumb see one future. */
const EPSILON_PERCENT = 8

/** No lap is longer, but for cards that go round and round. */
const MAX_ROLLOUT_ANSWERS = 400

/** Plays on for a lap, and guesses the rest. */
export class RolloutEvaluator {
  readonly #game: AnyGame
  readonly #createPolicyView: (machine: AnyMachine, seat: Seat) => unknown
  readonly #heuristics: AnySearchHeuristics
  readonly #seat: Seat
  readonly #playerCount: number
  readonly #estimateValues: ValueEstimator
  /** The numbers of all seats, and those of each. */
  readonly #features: Float64Array
  readonly #featuresBySeat: readonly Float64Array[]
  readonly #expectedLeads: Float64Array
  /** The state of the last playout, to be written over. */
  #reusableState: BaseState<Fact> | null = null

  constructor(
    game: AnyGame,
    wits: AnySearchHeuristics,
    guesser: ValueEstimator,
    seat: Seat,
    players: number,
  ) {
    this.#game = game
    this.#heuristics = wits
    this.#createPolicyView = wits.createPolicyView ?? ((machine, at) => buildView(game, machine, at))
    this.#estimateValues = guesser
    this.#seat = seat
    this.#playerCount = players
    this.#features = new Float64Array(players * wits.featureCount)
    this.#featuresBySeat = Array.from({ length: players }, (_, s) =>
      this.#features.subarray(s * wits.featureCount, (s + 1) * wits.featureCount),
    )
    this.#expectedLeads = new Float64Array(players)
  }

  /** What becomes of it if the seat answers that; with the same `chance` for all answers, turn by turn. */
  evaluate(match: Determinization, answer: Answer, chance: number): number {
    let random = createFastRandom(chance)
    const machine = match.startSimulation(this.#reusableState)
    this.#reusableState = machine.state
    machine.applyAnswer(machine.promptIndexOf(this.#seat), answer)
    let turns = this.#playerCount
    let last = this.#seat
    for (
      let answers = 0;
      !this.#heuristics.isRoundScored(machine) && answers < MAX_ROLLOUT_ANSWERS;
      answers++
    ) {
      const { seat, question } = machine.prompts[0]
      if (seat !== last && this.#game.isTurnStart(question)) {
        if (--turns === 0) break
        last = seat
        random = createFastRandom(chance + turns)
      }
      let slot = 0
      while (machine.isAnswered(slot)) slot++
      machine.applyAnswer(slot, this.#chooseAnswer(machine, slot, random))
    }
    return this.#estimateWinProbability(machine)
  }

  #chooseAnswer(machine: AnyMachine, slot: number, random: Random): Answer {
    const prompt = machine.prompts[slot]
    const { choice } = prompt
    if (choice.kind === 'one' && choice.options.length === 1) return choice.options[0]
    if (randomBelow(random, 100) < EPSILON_PERCENT) return sampleAnswer(choice, random)
    const view = () => this.#createPolicyView(machine, prompt.seat)
    return this.#heuristics.policy.answer({ prompt, rules: machine.rules, random, view })
  }

  /**
   * The chance to win the match: leads are weighed against each other as if chance decided the rest, so that whoever is
   * ahead is worth stopping, and whoever is far behind is not.
   */
  #estimateWinProbability(machine: AnyMachine): number {
    if (machine.isOver) return this.#winShare(machine)
    this.#estimateLeads(machine)
    let all = 0
    for (let seat = 0; seat < this.#playerCount; seat++) all += this.#softmaxWeight(seat)
    return this.#softmaxWeight(this.#seat) / all
  }

  #softmaxWeight(seat: Seat): number {
    return Math.exp(this.#expectedLeads[seat] / this.#heuristics.valueNetwork.rmse)
  }

  #winShare(machine: AnyMachine): number {
    const { winners } = this.#game.publicView(machine)
    return winners.includes(this.#seat) ? 1 / winners.length : 0
  }

  /** By how much each seat will be ahead when the round has been scored. */
  #estimateLeads(machine: AnyMachine): void {
    const wits = this.#heuristics
    const leads = this.#expectedLeads
    if (wits.isRoundScored(machine)) leads.fill(0)
    else {
      for (let seat = 0; seat < leads.length; seat++)
        wits.extractFeatures(machine, seat, this.#featuresBySeat[seat])
      this.#estimateValues(this.#features, leads.length, leads)
    }
    for (let seat = 0; seat < leads.length; seat++) leads[seat] += wits.scoreLead(machine, seat)
  }
}
