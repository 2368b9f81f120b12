import { useRef, useState } from 'react'
import type { CardPosition } from './card-position.ts'

/** A card in the air: an open one by the number of its print, a closed one as a back. */
export interface CardFlight {
  readonly key: number
  readonly printNumber: number | null
  readonly from: CardPosition
  readonly to: CardPosition
  /** Milliseconds until it takes off. */
  readonly delayMs: number
  /** True for a card that is shown before the table has it: it stays where it landed until the table has. */
  readonly isHeld: boolean
}

interface CardFlights {
  readonly flights: readonly CardFlight[]
  startFlights(cards: readonly Omit<CardFlight, 'key'>[]): void
  /** Takes a card away that has landed, unless it is held. */
  endFlight(key: number): void
  /** Takes all cards away that are held now, once the table shows them; `shown` is asked only if there are any. */
  releaseHeldCards(shown: () => Promise<unknown>): void
}

/** Nothing flies where nobody looks, or for those who want to see nothing move. */
export const isMotionDisabled = (): boolean =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

export function useCardFlights(): CardFlights {
  const [launched, setLaunched] = useState<readonly CardFlight[]>([])
  const next = useRef(0)
  return {
    flights: launched,
    startFlights(cards) {
      const keyed = cards.map((card) => ({ ...card, key: next.current++ }))
      if (keyed.length > 0) setLaunched((now) => [...now, ...keyed])
    },
    endFlight: (key) => setLaunched((now) => now.filter((card) => card.key !== key || card.isHeld)),
    releaseHeldCards(shown) {
      if (!launched.some(({ isHeld }) => isHeld)) return
      const newest = next.current
      void shown().then(() => setLaunched((now) => now.filter(({ isHeld, key }) => !isHeld || key >= newest)))
    },
  }
}
