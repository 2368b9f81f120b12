import { useRef, useState } from 'react'
import type { AnchorPosition } from './anchor-position.ts'

/** A flying card: face up with a print number, face down with null. */
export interface CardFlight {
  readonly key: number
  readonly printNumber: number | null
  readonly from: AnchorPosition
  readonly to: AnchorPosition
  /** Delay of the start in milliseconds. */
  readonly delayMs: number
  /** Whether the card stays where it landed until the table shows it. */
  readonly isHeld: boolean
}

interface CardFlights {
  readonly flights: readonly CardFlight[]
  startFlights(cards: readonly Omit<CardFlight, 'key'>[]): void
  /** Removes a card that has landed, unless it is held. */
  endFlight(key: number): void
  /** Removes all held cards once the table shows them; `shown` is called only if there are any. */
  releaseHeldCards(shown: () => Promise<unknown>): void
}

/** No animations on a hidden page or with reduced motion. */
export const isMotionDisabled = (): boolean =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

export function useCardFlights(): CardFlights {
  const [flights, setFlights] = useState<readonly CardFlight[]>([])
  const nextKey = useRef(0)
  return {
    flights,
    startFlights(cards) {
      const started = cards.map((card) => ({ ...card, key: nextKey.current++ }))
      if (started.length > 0) setFlights((now) => [...now, ...started])
    },
    endFlight: (key) => setFlights((now) => now.filter((card) => card.key !== key || card.isHeld)),
    releaseHeldCards(shown) {
      if (!flights.some(({ isHeld }) => isHeld)) return
      const firstLaterKey = nextKey.current
      void shown().then(() =>
        setFlights((now) => now.filter(({ isHeld, key }) => !isHeld || key >= firstLaterKey)),
      )
    },
  }
}
