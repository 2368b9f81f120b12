import type { Replay, Seat } from '@slapwise/kernel'
import { exceedsError } from '../error-margin.ts'
import type { PositionEstimate, SeatAccount, StepLuck } from './match-analysis.ts'

/** A stroke of luck, good or bad, and its player. */
export interface LuckyStep extends StepLuck {
  readonly seat: Seat
}

/** An attack of one player on another, with the states before it and after the turn in which it happened. */
export interface Attack {
  readonly attacker: Seat
  readonly victim: Seat
  readonly indexBefore: number
  readonly indexAfter: number
}

/** The attack that cost its victim most, in points. */
export interface MeanestAttack extends Attack {
  readonly loss: number
}

/** The luck of these players that exceeds its error, the greatest first. */
export const listLuckySteps = (accounts: readonly SeatAccount[]): LuckyStep[] =>
  accounts
    .flatMap(({ seat, steps }) =>
      steps
        .filter(({ luck, luckError }) => exceedsError(luck, luckError))
        .map((step): LuckyStep => ({ ...step, seat })),
    )
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))

/** The good luck that was worth most; null if none exceeds its error. */
export const findLuckiestStep = (accounts: readonly SeatAccount[]): LuckyStep | null =>
  listLuckySteps(accounts).find(({ luck }) => luck > 0) ?? null

/** All attacks of a match. Each lasts until a turn begins or the next attack follows, because victims may answer first. */
export function listAttacks(replay: Replay): Attack[] {
  const { game } = replay.start
  return replay.steps.flatMap(({ marks }, index) => {
    if (!marks.includes('attack')) return []
    const indexAfter = findEndOfAttack(replay, index)
    return replay
      .factsAt(index, null)
      .filter((fact) => game.factMark(fact) === 'attack')
      .flatMap((fact) => {
        const attacker = (fact as { readonly seat: Seat }).seat
        return game
          .affectedSeats(fact, attacker)
          .map((victim) => ({ attacker, victim, indexBefore: Math.max(0, index - 1), indexAfter }))
      })
  })
}

function findEndOfAttack({ steps, lastIndex }: Replay, index: number): number {
  for (let end = index; end < lastIndex; end++)
    if (steps[end].isTurnStart || steps[end + 1].marks.includes('attack')) return end
  return lastIndex
}

/** Null if no loss exceeds its error. */
export function findMeanestAttack(
  attacks: readonly Attack[],
  positions: readonly PositionEstimate[],
): MeanestAttack | null {
  let meanest: MeanestAttack | null = null
  for (const attack of attacks) {
    const [before, after] = [positions[attack.indexBefore], positions[attack.indexAfter]]
    if (!before || !after) continue
    const loss = before.leads[attack.victim] - after.leads[attack.victim]
    const error = Math.hypot(before.leadErrors[attack.victim], after.leadErrors[attack.victim])
    if (exceedsError(loss, error) && loss > (meanest?.loss ?? 0)) meanest = { ...attack, loss }
  }
  return meanest
}
