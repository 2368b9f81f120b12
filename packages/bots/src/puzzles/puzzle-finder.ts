import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type AnySearchHeuristics,
  type Bot,
  countAnswers,
  createObservation,
  createRandom,
  type Puzzle,
  type PuzzleOutcome,
  type Seat,
} from '@slapwise/kernel'
import { listAnswers } from '../list-answers.ts'
import { mean } from '../mean.ts'
import { RolloutEvaluator } from '../rollout-evaluator.ts'
import { createValueEstimator } from '../value-estimator.ts'
import type { PlayedRound } from '../what-if/round-player.ts'
import { withoutRepeats } from '../without-repeats.ts'
import {
  AnswerComparison,
  type ComparedPosition,
  type EvaluateAnswer,
  evaluateByRounds,
  type TriedAnswer,
} from './answer-comparison.ts'

/** The part of a puzzle that is about the decision. */
export type PuzzleDecision = Pick<
  Puzzle,
  'answers' | 'obviousAnswer' | 'lead' | 'leadError' | 'deals' | 'outcomes' | 'reasons'
>

/** A lead in points that must also be a multiple of its standard error. */
interface RequiredLead {
  readonly deals: number
  readonly points: number
  readonly errors: number
}

/** Most positions are dropped after a few rollouts with two answers only: that of the policy and the obvious one. */
const DUEL: readonly RequiredLead[] = [
  { deals: 3, points: 1, errors: 0 },
  { deals: 6, points: 2.5, errors: 0.5 },
]

/** The first screening uses the rollouts of the search, which ask the value network: cheap, with little variance. */
const SCREENING_BY_ROLLOUTS: readonly RequiredLead[] = [
  { deals: 4, points: 2, errors: 0 },
  { deals: 10, points: 3, errors: 1 },
  { deals: 24, points: 4, errors: 1.5 },
]

/** The second one plays to the end of the round. */
const SCREENING_BY_ROUNDS: readonly RequiredLead[] = [
  { deals: 20, points: 3, errors: 0.7 },
  { deals: 60, points: 5, errors: 1.7 },
]

/** The lead has to be measured on deals that are new: on those of the screening, the best answer is in part the luckiest one. */
const NEW_DEALS = 240
const REQUIRED_ERRORS = 4

/** Answers that are worse than the best one by these points and by so many standard errors are not tried further. */
const HOPELESS_POINTS = 6
const HOPELESS_ERRORS = 3

/** The number of answers beside the best one that are compared on the new deals. */
const MAX_RIVALS = 5

/** Answers that the heuristics leave out are tried by rollouts, a random sample if there are more. */
const MAX_FURTHER_ANSWERS = 200
const DEALS_PER_FURTHER_ANSWER = 8

/** The simple bot may draw lots. Several of its answers are compared; none of a hundred may be the best one. */
const OBVIOUS_SEEDS = 5
const SURPRISE_SEEDS = 100

/** A decision that may be a puzzle. */
interface Position extends ComparedPosition {
  /** The answers of the simple bot. */
  readonly obvious: readonly Answer[]
  readonly seed: string
}

/** Finds decisions in which one answer is far better than all others and the simple bot does not give it. */
export class PuzzleFinder {
  readonly #game: AnyGame
  readonly #heuristics: AnySearchHeuristics
  readonly #simpleBot: Bot
  readonly #required: RequiredLead
  readonly #evaluators = new Map<number, RolloutEvaluator>()

  /** `minLead` is in points. Throws if the game has no search heuristics or no simple bot. */
  constructor(game: AnyGame, minLead: number) {
    const { searchHeuristics, bots } = game
    if (!searchHeuristics || !bots.simple)
      throw new Error(`The game ${game.id} needs search heuristics and a simple bot.`)
    this.#game = game
    this.#heuristics = searchHeuristics
    this.#simpleBot = bots.simple
    this.#required = { deals: NEW_DEALS, points: minLead, errors: REQUIRED_ERRORS }
  }

  /** Null if the decision of this seat is no puzzle. */
  find(match: AnyMatch, seat: Seat, seed: string): PuzzleDecision | null {
    const game = this.#game
    const { choice } = match.promptFor(seat)!
    if (countAnswers(choice) < 2) return null
    const observation = createObservation(game, match, seat, createRandom(seed))
    const clever = this.#heuristics.policy.answer(observation)
    const obvious = this.#simpleBot.answer(observation)
    // An answer far better than the policy's is too rare to look for if the policy does what is obvious.
    if (isSame(obvious, clever)) return null
    const duel = { game, match, seat, obvious: [obvious], seed }
    if (!this.#screen(duel, [clever, obvious], DUEL, this.#rollOut(duel))) return null
    const position = { ...duel, obvious: this.#listObviousAnswers(duel, OBVIOUS_SEEDS) }
    const listed = this.#heuristics.listCandidates(observation, clever)
    const tried = withoutRepeats([clever, ...position.obvious, ...listed])
    const promising = this.#screen(position, tried, SCREENING_BY_ROLLOUTS, this.#rollOut(position))
    if (!promising) return null
    const further = this.#listFurtherAnswers(position, tried, promising[0])
    const answers = withoutRepeats([...promising, ...further])
    const best = this.#screen(position, answers, SCREENING_BY_ROUNDS, evaluateByRounds(position))
    const found = best && this.#measure(position, best)
    return found && this.#isSurprising(position, found) ? found : null
  }

  #isSurprising(position: Position, { answers }: PuzzleDecision): boolean {
    const obvious = this.#listObviousAnswers(position, SURPRISE_SEEDS)
    return !answers.some((answer) => includesAnswer(obvious, answer))
  }

  #listObviousAnswers({ match, seat, seed }: Position, seeds: number): readonly Answer[] {
    const ask = (i: number) =>
      this.#simpleBot.answer(createObservation(this.#game, match, seat, createRandom(`${seed} ${i}`)))
    return withoutRepeats(Array.from({ length: seeds }, (_, i) => ask(i)))
  }

  /** The answers that are left, best first, and the obvious ones; null if there is no clear and surprising best answer. */
  #screen(
    position: Position,
    answers: readonly Answer[],
    levels: readonly RequiredLead[],
    evaluate: EvaluateAnswer,
  ): readonly Answer[] | null {
    const seed = `${position.seed} screen ${levels[0].deals}`
    const comparison = new AnswerComparison(position, answers, evaluate, seed)
    for (const required of levels) {
      if (!comparison.playTo(required.deals)) return null
      const [best, ...others] = comparison.ranking
      if (!isPuzzle(best, others, position, required)) return null
      // The second best answer stays, however far behind: without it there is nothing to compare with.
      const second = others.find((other) => !other.isEquivalent(best))
      comparison.keepOnly([best, ...others.filter((other) => other === second || !isHopeless(best, other))])
    }
    const left = comparison.ranking.map(({ answer }) => answer)
    return withoutRepeats([...left.slice(0, MAX_RIVALS + 1), ...position.obvious])
  }

  /** The best of the answers that were not tried yet: the heuristics leave some out. */
  #listFurtherAnswers(position: Position, tried: readonly Answer[], best: Answer): readonly Answer[] {
    const { match, seat, seed } = position
    const { choice } = match.promptFor(seat)!
    const all = listAnswers(choice, MAX_FURTHER_ANSWERS, createRandom(`${seed} further`))
    const further = all.filter((answer) => !includesAnswer(tried, answer))
    if (further.length === 0) return []
    const evaluate = this.#rollOut(position)
    const comparison = new AnswerComparison(position, [best, ...further], evaluate, `${seed} further`)
    if (!comparison.playTo(DEALS_PER_FURTHER_ANSWER)) return []
    return comparison.ranking.slice(0, MAX_RIVALS).map(({ answer }) => answer)
  }

  /** Compares the answers on new deals. */
  #measure(position: Position, answers: readonly Answer[]): PuzzleDecision | null {
    const { match, seat, obvious, seed } = position
    const rounds = new Map<string, PlayedRound[]>(answers.map((answer) => [String(answer), []]))
    const evaluate = evaluateByRounds(position, (answer, round) => rounds.get(String(answer))!.push(round))
    const comparison = new AnswerComparison(position, answers, evaluate, `${seed} measure`)
    if (!comparison.playTo(NEW_DEALS)) return null
    const [best, ...others] = comparison.ranking
    if (!isPuzzle(best, others, position, this.#required)) return null
    const rivals = others.filter((other) => !other.isEquivalent(best))
    const lead = best.leadOver(rivals[0])
    const equivalent = others.filter((other) => other.isEquivalent(best))
    const outcomeOf = (answer: Answer) => meanOutcome(rounds.get(String(answer))!, seat)
    return {
      answers: [best, ...equivalent].map(({ answer }) => toMutable(answer)),
      obviousAnswer: toMutable(obvious[0]),
      lead: round(lead.mean),
      leadError: round(lead.standardError),
      deals: NEW_DEALS,
      outcomes: { best: outcomeOf(best.answer), obvious: outcomeOf(obvious[0]) },
      reasons: this.#explain(match, seat, best.answer),
    }
  }

  #explain(match: AnyMatch, seat: Seat, best: Answer): Puzzle['reasons'] {
    const observation: Parameters<AnyGame['advise']>[0] = {
      ...createObservation(this.#game, match, seat, createRandom('advice')),
      rules: match.rules,
    }
    const { answer, reasons } = this.#game.advise(observation)
    if (!isSame(answer, best)) return []
    // Its values may call two options equal that the deals tell apart.
    return (reasons as Puzzle['reasons']).filter(({ id }) => id !== 'equal')
  }

  #rollOut({ match, seat }: Position): EvaluateAnswer {
    const players = this.#game.publicView(match).scores.length
    const heuristics = this.#heuristics
    const evaluator =
      this.#evaluators.get(players) ??
      new RolloutEvaluator(this.#game, heuristics, createValueEstimator(heuristics.valueNetwork), players)
    this.#evaluators.set(players, evaluator)
    return (deal, decision, seed) => {
      evaluator.rollOut(deal, decision, seed)
      return evaluator.relativeLead(seat) * (players / (players - 1))
    }
  }
}

const isSame = (a: Answer, b: Answer): boolean => String(a) === String(b)

const includesAnswer = (answers: readonly Answer[], answer: Answer): boolean =>
  answers.some((one) => isSame(one, answer))

/** Whether the best answer leads all others that are not equivalent by far, and none of these is obvious. */
function isPuzzle(
  best: TriedAnswer,
  others: readonly TriedAnswer[],
  { obvious }: Position,
  { points, errors }: RequiredLead,
): boolean {
  const rivals = others.filter((other) => !other.isEquivalent(best))
  const solutions = [best, ...others.filter((other) => other.isEquivalent(best))]
  return (
    rivals.length > 0 &&
    !solutions.some(({ answer }) => includesAnswer(obvious, answer)) &&
    rivals.every((rival) => {
      const { mean, standardError } = best.leadOver(rival)
      return mean > points && mean > errors * standardError
    })
  )
}

function isHopeless(best: TriedAnswer, other: TriedAnswer): boolean {
  const { mean, standardError } = best.leadOver(other)
  return mean > HOPELESS_ERRORS * standardError && mean > HOPELESS_POINTS
}

const meanOutcome = (rounds: readonly PlayedRound[], seat: Seat): PuzzleOutcome => ({
  own: round(mean(rounds.map(({ points }) => points[seat]))),
  others: round(mean(rounds.map(({ points }) => mean(points.filter((_, other) => other !== seat))))),
  wins: round(mean(rounds.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0)))),
})

/** Two decimals are more than the deals tell. */
const round = (value: number): number => Math.round(value * 100) / 100

const toMutable = (answer: Answer): number | number[] => (typeof answer === 'number' ? answer : [...answer])
