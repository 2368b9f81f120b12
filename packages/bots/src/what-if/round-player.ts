import {
  type AnyGame,
  type AnyPosition,
  type AnySearchHeuristics,
  buildView,
  createFastRandom,
  type Decision,
  type Determinization,
  type Seat,
} from '@slapwise/kernel'

/** Ends a simulation in which bots would play in circles. */
const MAX_SIMULATED_ANSWERS = 5000

/** The rest of a round: the points since it was looked at, and its winners. */
export interface RoundResult {
  readonly points: readonly number[]
  readonly winners: readonly Seat[]
}

export interface PlayedRound extends RoundResult {
  /** By seat: the points ahead of the mean of the others, of which more are better. */
  readonly leads: readonly number[]
}

/** Plays a round on with the policy in all seats, and says what it brought since the position it began with. */
export class RoundPlayer {
  readonly game: AnyGame
  readonly #heuristics: AnySearchHeuristics
  readonly #scoresBefore: readonly number[]
  readonly #leadsBefore: readonly number[]

  /** Throws if the game has no search heuristics. */
  constructor(game: AnyGame, start: AnyPosition) {
    const heuristics = game.searchHeuristics as AnySearchHeuristics | null
    if (!heuristics) throw new Error(`The game ${game.id} has no search heuristics.`)
    this.game = game
    this.#heuristics = heuristics
    this.#scoresBefore = game.publicView(start).scores
    this.#leadsBefore = this.#scoresBefore.map((_, seat) => heuristics.scoreLead(start, seat))
  }

  simulate(deal: Determinization, { seat, answer }: Decision, seed: number): PlayedRound {
    const random = createFastRandom(seed)
    const engine = deal.startSimulation()
    const { policy, isRoundScored } = this.#heuristics
    const createView = this.#heuristics.createPolicyView ?? this.#buildView
    engine.applyAnswer(engine.promptIndexOf(seat), answer)
    for (let answers = 0; !isRoundScored(engine) && answers < MAX_SIMULATED_ANSWERS; answers++) {
      let promptIndex = 0
      while (engine.isAnswered(promptIndex)) promptIndex++
      const prompt = engine.prompts[promptIndex]
      const view = () => createView(engine, prompt.seat)
      engine.applyAnswer(promptIndex, policy.answer({ prompt, rules: engine.rules, random, view }))
    }
    return this.resultOf(engine)
  }

  /** The result of a round that has been scored. */
  resultOf(end: AnyPosition): PlayedRound {
    const leads = this.#leadsBefore.map((before, seat) => this.#heuristics.scoreLead(end, seat) - before)
    const best = Math.max(...leads)
    return {
      points: this.game.publicView(end).scores.map((score, seat) => score - this.#scoresBefore[seat]),
      winners: [...leads.keys()].filter((seat) => leads[seat] === best),
      leads,
    }
  }

  #buildView = (position: AnyPosition, seat: Seat) => buildView(this.game, position, seat)
}
