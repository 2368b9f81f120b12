import type { Decision, Seat } from '@slapwise/kernel'
import type { DecisionJudgement, PositionEstimate, SeatAccount, StepLuck } from './match-analysis.ts'

/**
 * Splits the result of each player into luck, skill and gifts. The estimated lead is zero before the deal and the result
 * at the end, so its changes sum up to the result. Of each change, the judged gain of an answer is skill of the player
 * who gave it, and a gift of the same size to the others together; the rest is luck.
 */
export function createSeatAccounts(
  decisions: readonly Decision[],
  positions: readonly PositionEstimate[],
  judgements: readonly DecisionJudgement[],
): SeatAccount[] {
  const playerCount = positions[0].leads.length
  const judgementOf = new Map(judgements.map((judgement) => [judgement.decisionIndex, judgement]))
  return positions[0].leads.map((firstLead, seat) => {
    const steps = decisions.map((decision, decisionIndex): StepLuck => {
      const share = shareOfGain(seat, decision.seat, playerCount)
      const { gain, gainError } = judgementOf.get(decisionIndex) ?? NO_JUDGEMENT
      const change = changeOfLead(positions[decisionIndex], positions[decisionIndex + 1], seat)
      return {
        decisionIndex,
        luck: change.mean - share * gain,
        luckError: Math.hypot(change.error, share * gainError),
      }
    })
    const own = judgements.filter((judgement) => judgement.seat === seat)
    const others = judgements.filter((judgement) => judgement.seat !== seat)
    const skill = sumOfGains(own, 1)
    const gifts = sumOfGains(others, giftShare(playerCount))
    const end = positions.at(-1)!
    return {
      seat,
      result: end.leads[seat],
      luck: firstLead + sum(steps.map(({ luck }) => luck)),
      // The errors of the positions between deal and end cancel out.
      luckError: Math.hypot(end.leadErrors[seat], skill.error, gifts.error),
      skill: skill.mean,
      skillError: skill.error,
      gifts: gifts.mean,
      giftsError: gifts.error,
      ...accuracyOf(own, skill),
      steps,
    }
  })
}

const NO_JUDGEMENT = { gain: 0, gainError: 0 }

interface Estimate {
  readonly mean: number
  readonly error: number
}

function changeOfLead(before: PositionEstimate, after: PositionEstimate, seat: Seat): Estimate {
  if (before === after) return { mean: 0, error: 0 }
  return {
    mean: after.leads[seat] - before.leads[seat],
    error: Math.hypot(before.leadErrors[seat], after.leadErrors[seat]),
  }
}

/** The share of a player in what the answer of another one gains: leads sum up to zero. */
const giftShare = (playerCount: number): number => -1 / (playerCount - 1)

const shareOfGain = (seat: Seat, decider: Seat, playerCount: number): number =>
  seat === decider ? 1 : giftShare(playerCount)

/** Judgements are independent of each other, so the squares of their errors add up. */
const sumOfGains = (judgements: readonly DecisionJudgement[], share: number): Estimate => ({
  mean: share * sum(judgements.map(({ gain }) => gain)),
  error: Math.abs(share) * Math.hypot(...judgements.map(({ gainError }) => gainError)),
})

/** How much of what the best answers gain over random ones was gained. */
function accuracyOf(
  judgements: readonly DecisionJudgement[],
  skill: Estimate,
): Pick<SeatAccount, 'accuracy' | 'accuracyError'> {
  const stakes = sum(judgements.map(({ stake }) => stake))
  if (stakes === 0) return { accuracy: null, accuracyError: 0 }
  return { accuracy: 1 + skill.mean / stakes, accuracyError: skill.error / stakes }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
