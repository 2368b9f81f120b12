import type { Seat } from '@slapwise/kernel'
import { type Fact, type Hit, hitsIn, hitsOf, type Presentations } from '../facts/presentation.ts'

/** Somebody who went for somebody else, and how often. */
export interface Grudge extends Pick<Hit, 'by' | 'on'> {
  readonly times: number
}

/** Who hit whom in all that was told, the deepest grudge first; between equal ones whoever sits first. */
export function grudgesIn(log: readonly object[], known: Presentations): readonly Grudge[] {
  const counted = new Map<string, Grudge>()
  for (const { by, on } of hitsIn(withoutUndone(log, known), known)) {
    const key = `${by} ${on}`
    counted.set(key, { by, on, times: (counted.get(key)?.times ?? 0) + 1 })
  }
  return [...counted.values()].sort((a, b) => b.times - a.times || a.by - b.by || a.on - b.on)
}

/** An attack that was taken back was none. Nothing of anybody else's comes between the two. */
function withoutUndone(log: readonly object[], known: Presentations): readonly object[] {
  const left: object[] = []
  for (const told of log) {
    const { kind, seat } = told as Fact
    if (kind === 'undid') {
      const others = left.findLastIndex((one) => (one as Fact).seat !== seat)
      const undone = left.findLastIndex((one, i) => i > others && hitsOf(one, known).length > 0)
      if (undone >= 0) left.splice(undone)
    }
    left.push(told)
  }
  return left
}

/** Whether all of the match was told here, from its very beginning. */
export const isWhole = ([first]: readonly object[]): boolean => {
  const { kind, round } = (first ?? {}) as Partial<Fact>
  return kind === 'round-began' && round === 1
}

/** Who has taken the most, and how much. */
export function mostHit(grudges: readonly Grudge[]): { readonly on: Seat; readonly times: number } | null {
  const taken = new Map<Seat, number>()
  for (const { on, times } of grudges) taken.set(on, (taken.get(on) ?? 0) + times)
  const [most] = [...taken].sort(([a, some], [b, more]) => more - some || a - b)
  return most ? { on: most[0], times: most[1] } : null
}
