import type { Seat } from '@slapwise/kernel'
import {
  type CommonFactFields,
  type FactPresentations,
  type Hit,
  hitsOfFact,
  hitsOfFacts,
} from '../facts/fact-presentation.ts'

/** The number of attacks of one player on another. */
export interface HitCount extends Pick<Hit, 'attacker' | 'victim'> {
  readonly count: number
}

/** Counts the attacks in the log by attacker and victim, the highest count first; equal ones by seat. */
export function countHits(log: readonly object[], presentations: FactPresentations): readonly HitCount[] {
  const counts = new Map<string, HitCount>()
  for (const { attacker, victim } of hitsOfFacts(removeUndoneFacts(log, presentations), presentations)) {
    const key = `${attacker} ${victim}`
    counts.set(key, { attacker, victim, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || a.attacker - b.attacker || a.victim - b.victim,
  )
}

/** Removes attacks that were taken back. Between an attack and taking it back there are no facts of other players. */
function removeUndoneFacts(log: readonly object[], presentations: FactPresentations): readonly object[] {
  const kept: object[] = []
  for (const fact of log) {
    const { kind, seat } = fact as CommonFactFields
    if (kind === 'undid') {
      const others = kept.findLastIndex((one) => (one as CommonFactFields).seat !== seat)
      const undone = kept.findLastIndex((one, i) => i > others && hitsOfFact(one, presentations).length > 0)
      if (undone >= 0) kept.splice(undone)
    }
    kept.push(fact)
  }
  return kept
}

/** Whether the log begins with the start of the match. */
export const isCompleteLog = ([first]: readonly object[]): boolean => {
  const { kind, round } = (first ?? {}) as Partial<CommonFactFields>
  return kind === 'round-began' && round === 1
}

/** The player who was hit most often. */
export function mostHitSeat(
  hitCounts: readonly HitCount[],
): { readonly seat: Seat; readonly count: number } | null {
  const totals = new Map<Seat, number>()
  for (const { victim, count } of hitCounts) totals.set(victim, (totals.get(victim) ?? 0) + count)
  const [most] = [...totals].sort(([seatA, a], [seatB, b]) => b - a || seatA - seatB)
  return most ? { seat: most[0], count: most[1] } : null
}
