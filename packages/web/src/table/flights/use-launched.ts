import { useRef, useState } from 'react'
import type { Spot } from './spot.ts'

/** A card in the air: an open one by the number of its print, a closed one as a back. */
export interface Launched {
  readonly key: number
  readonly print: number | null
  readonly from: Spot
  readonly to: Spot
  /** Milliseconds until it takes off. */
  readonly delay: number
  /** True for a card that is shown before the table has it: it stays where it landed until the table has. */
  readonly isHeld: boolean
}

interface Sky {
  readonly launched: readonly Launched[]
  launch(cards: readonly Omit<Launched, 'key'>[]): void
  /** Takes a card away that has landed, unless it is held. */
  land(key: number): void
  /** Takes all cards away that are held now, once the table shows them; `shown` is asked only if there are any. */
  letGo(shown: () => Promise<unknown>): void
}

/** Nothing flies where nobody looks, or for those who want to see nothing move. */
export const isStill = (): boolean =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

export function useLaunched(): Sky {
  const [launched, setLaunched] = useState<readonly Launched[]>([])
  const next = useRef(0)
  return {
    launched,
    launch(cards) {
      const keyed = cards.map((card) => ({ ...card, key: next.current++ }))
      if (keyed.length > 0) setLaunched((now) => [...now, ...keyed])
    },
    land: (key) => setLaunched((now) => now.filter((card) => card.key !== key || card.isHeld)),
    letGo(shown) {
      if (!launched.some(({ isHeld }) => isHeld)) return
      const newest = next.current
      void shown().then(() => setLaunched((now) => now.filter(({ isHeld, key }) => !isHeld || key >= newest)))
    },
  }
}
