import { createSearchBot } from '@slapwise/bots'
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  type AnySearchHeuristics,
  askBot,
  createObservation,
  createRandom,
  Match,
  type Random,
  randomBelow,
  type SavedMatch,
  type Seat,
} from '@slapwise/kernel'
import { askWithAllHands } from './ask-with-all-hands.ts'
import { estimateMean, type MeanEstimate } from './mean-estimate.ts'
import { leadAfterRollout } from './point-gain.ts'

/** The deals that answers are judged on: those that the seat believes in, or the real hands with the piles shuffled. */
export type DealKind = 'believed' | 'real hands'

/** A decision of the policy, with what each answer gains over the policy's by the end of the round. */
export interface JudgedDecision {
  readonly saved: SavedMatch
  readonly seat: Seat
  /** The policy's answer comes first. */
  readonly answers: readonly Answer[]
  /** In points, one per answer. */
  readonly gains: readonly number[]
}

/** The determinizations on which each answer is played to the end of the round. */
const DEALS_PER_DECISION = 64

/** The percentage of decisions that are judged: neighbouring ones tell nearly the same. */
const SAMPLED_PERCENT = 12

const heuristicsOf = (game: AnyGame) => game.searchHeuristics as AnySearchHeuristics

/** Judges sampled decisions of matches between policies, without end. */
export function* judgeDecisions(
  game: AnyGame,
  rules: AnyRules,
  deals: DealKind,
  seed: string,
): Generator<JudgedDecision> {
  const { policy } = heuristicsOf(game)
  const random = createRandom(`judge ${seed}`)
  for (let i = 0; ; i++) {
    const match = Match.start(rules, `${seed} ${i}`)
    while (!match.isOver)
      for (const { seat } of match.prompts) {
        const answers = listAnswersToJudge(game, match, seat, random)
        if (answers.length > 1 && randomBelow(random, 100) < SAMPLED_PERCENT) {
          const gains = judgeAnswers(game, rules, match, seat, answers, deals, random)
          if (gains) yield { saved: match.save(), seat, answers, gains }
        }
        match.answer(seat, policy.answer(createObservation(game, match, seat, random)))
      }
  }
}

/** The answer of the policy and the candidates of the search. */
function listAnswersToJudge(game: AnyGame, match: AnyMatch, seat: Seat, random: Random): Answer[] {
  const { policy, listCandidates } = heuristicsOf(game)
  const observation = createObservation(game, match, seat, random)
  const policyAnswer = policy.answer(observation)
  const answers = [policyAnswer, ...listCandidates(observation, policyAnswer)]
  return [...new Map(answers.map((answer) => [String(answer), answer])).values()]
}

/** Null if no determinization was found. */
function judgeAnswers(
  game: AnyGame,
  rules: AnyRules,
  match: AnyMatch,
  seat: Seat,
  answers: readonly Answer[],
  deals: DealKind,
  random: Random,
): number[] | null {
  const { policy } = heuristicsOf(game)
  const contest = { game, rules, playerCount: 0, challenger: policy, opponents: policy }
  const sums = answers.map(() => 0)
  for (let i = 0; i < DEALS_PER_DECISION; i++) {
    const deal = game.determinize(match, viewerOf(deals, seat), random)
    if (!deal) return null
    const leads = answers.map((answer) => leadAfterRollout(contest, deal, seat, answer))
    for (const [index, lead] of leads.entries()) sums[index] += lead - leads[0]
  }
  return sums.map((sum) => sum / DEALS_PER_DECISION)
}

const viewerOf = (deals: DealKind, seat: Seat) => (deals === 'believed' ? seat : 'everyone')

/**
 * The points per decision that a search with this many rollouts gains over its policy. On real hands, the search knows
 * all hands as well if `seesAllHands`. Answers that were not judged count as the policy's.
 */
export function scoreSearch(
  game: AnyGame,
  rules: AnyRules,
  decisions: readonly JudgedDecision[],
  rollouts: number,
  seesAllHands: boolean,
): MeanEstimate {
  const bot = createSearchBot(heuristicsOf(game), rollouts)
  const random = createRandom('score')
  return estimateMean(
    decisions.map(({ saved, seat, answers, gains }) => {
      const match = Match.restore(rules, saved)
      const answer = seesAllHands
        ? askWithAllHands(game, bot, match, seat, random)
        : askBot(game, bot, match, seat, random)
      return gains[answers.findIndex((judged) => String(judged) === String(answer))] ?? 0
    }),
  )
}
