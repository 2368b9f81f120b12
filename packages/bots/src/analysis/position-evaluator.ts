import { type AnyGame, type AnyMatch, createRandom, type Random, randomBelow } from '@slapwise/kernel'
import type { RolloutEvaluator } from '../rollout-evaluator.ts'
import { SampleMean } from '../sample-mean.ts'
import type { PositionEstimate } from './match-analysis.ts'

const SEED_COUNT = 2 ** 30

/**
 * Estimates a position by rollouts from the real hands with the piles shuffled again; null if no such match was found,
 * which is rare and happens in the middle of effects.
 */
export function estimatePosition(
  game: AnyGame,
  evaluator: RolloutEvaluator,
  match: AnyMatch,
  rollouts: number,
  seed: string,
): PositionEstimate | null {
  const random = createRandom(seed)
  const seats = Array.from(evaluator.leads, () => ({ lead: new SampleMean(), win: new SampleMean() }))
  let samples = 0
  for (let i = 0; i < rollouts; i++) {
    const sample = match.isOver ? match : game.determinize(match, 'everyone', random)
    if (!sample) continue
    samples++
    evaluator.rollOut(sample, null, nextSeed(random))
    for (const [seat, { lead, win }] of seats.entries()) {
      lead.record(evaluator.relativeLead(seat))
      win.record(evaluator.winProbabilities[seat])
    }
    if (match.isOver) break
  }
  if (samples === 0) return null
  return {
    winProbabilities: seats.map(({ win }) => win.mean),
    winProbabilityErrors: seats.map(({ win }) => win.standardError),
    leads: seats.map(({ lead }) => lead.mean),
    leadErrors: seats.map(({ lead }) => lead.standardError),
  }
}

export const nextSeed = (random: Random): number => randomBelow(random, SEED_COUNT)
