import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  type Bot,
  createRandom,
  type Decision,
  sampleAnswer,
} from '@slapwise/kernel'
import type { RolloutEvaluator } from '../rollout-evaluator.ts'
import { SampleMean } from '../sample-mean.ts'
import type { DecisionJudgement } from './match-analysis.ts'
import { nextSeed } from './position-evaluator.ts'

/** The means of a judgement. */
export interface Judge {
  readonly game: AnyGame
  /** The search whose answer counts as the best one. */
  readonly bot: Bot
  readonly evaluator: RolloutEvaluator
  /** The number of determinizations on which answers are compared. */
  readonly samples: number
}

/**
 * Compares an answer with the one that the search would have given, by what the player knew. The comparison uses new
 * determinizations: those of the search favour the answer it has chosen. `match` is the position before the answer.
 */
export function judgeDecision(
  judge: Judge,
  match: AnyMatch,
  { seat, answer }: Decision,
  decisionIndex: number,
  seed: string,
): DecisionJudgement {
  const bestAnswer = askBot(judge.game, judge.bot, match, seat, createRandom(`${seed} search`))
  const { gain, win, stake } = compareAnswers(judge, match, { seat, answer }, bestAnswer, seed)
  return {
    decisionIndex,
    seat,
    answer,
    bestAnswer,
    gain: gain.mean,
    gainError: gain.standardError,
    winProbabilityGain: win.mean,
    stake: Math.max(0, stake.mean),
  }
}

function compareAnswers(
  { game, evaluator, samples }: Judge,
  match: AnyMatch,
  { seat, answer }: Decision,
  bestAnswer: Answer,
  seed: string,
) {
  const random = createRandom(seed)
  const { choice } = match.promptFor(seat)!
  const isSame = String(answer) === String(bestAnswer)
  const [gain, win, stake] = [new SampleMean(), new SampleMean(), new SampleMean()]
  for (let i = 0; i < samples; i++) {
    const sample = game.determinize(match, seat, random)
    if (!sample) continue
    const rolloutSeed = nextSeed(random)
    const estimate = (tried: Answer) => {
      evaluator.rollOut(sample, { seat, answer: tried }, rolloutSeed)
      return { lead: evaluator.relativeLead(seat), win: evaluator.winProbabilities[seat] }
    }
    const best = estimate(bestAnswer)
    const own = isSame ? best : estimate(answer)
    gain.record(own.lead - best.lead)
    win.record(own.win - best.win)
    stake.record(best.lead - estimate(sampleAnswer(choice, random)).lead)
  }
  if (gain.isEmpty) for (const each of [gain, win, stake]) each.record(0)
  return { gain, win, stake }
}
