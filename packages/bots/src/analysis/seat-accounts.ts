import type { Decision } from '@slapwise/kernel'
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
  const gains = new Map(judgements.map(({ decisionIndex, gain }) => [decisionIndex, gain]))
  const playerCount = positions[0].leads.length
  return positions[0].leads.map((firstLead, seat) => {
    const steps = decisions.map((decision, decisionIndex): StepLuck => {
      const [before, after] = [positions[decisionIndex], positions[decisionIndex + 1]]
      const gain = gains.get(decisionIndex) ?? 0
      const byPlay = decision.seat === seat ? gain : giftOf(gain, playerCount)
      return {
        decisionIndex,
        luck: after.leads[seat] - before.leads[seat] - byPlay,
        luckError: Math.hypot(before.leadErrors[seat], after.leadErrors[seat]),
      }
    })
    const own = judgements.filter((judgement) => judgement.seat === seat)
    const others = judgements.filter((judgement) => judgement.seat !== seat)
    return {
      seat,
      result: positions.at(-1)!.leads[seat],
      luck: firstLead + sum(steps.map(({ luck }) => luck)),
      skill: sum(own.map(({ gain }) => gain)),
      gifts: sum(others.map(({ gain }) => giftOf(gain, playerCount))),
      accuracy: accuracyOf(own),
      steps,
    }
  })
}

/** The share of one opponent in what a player gives away: leads sum up to zero. */
const giftOf = (gain: number, playerCount: number): number => -gain / (playerCount - 1)

/** How much of what the best answers gain over random ones was gained. */
function accuracyOf(judgements: readonly DecisionJudgement[]): number | null {
  const stakes = sum(judgements.map(({ stake }) => stake))
  return stakes === 0 ? null : 1 + sum(judgements.map(({ gain }) => gain)) / stakes
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
