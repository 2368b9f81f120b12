import type { Replay, Seat } from '@slapwise/kernel'
import type { PositionEstimate, SeatAccount, StepLuck } from './match-analysis.ts'

/** The stroke of good luck that was worth most, and its player. */
export interface LuckiestStep extends StepLuck {
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

/** Null if no good luck exceeds twice its error. */
export function findLuckiestStep(accounts: readonly SeatAccount[]): LuckiestStep | null {
  let luckiest: LuckiestStep | null = null
  for (const { seat, steps } of accounts)
    for (const step of steps)
      if (step.luck > 2 * step.luckError && step.luck > (luckiest?.luck ?? 0)) luckiest = { ...step, seat }
  return luckiest
}

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

/** Null if no loss exceeds twice its error. */
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
    if (loss > 2 * error && loss > (meanest?.loss ?? 0)) meanest = { ...attack, loss }
  }
  return meanest
}
