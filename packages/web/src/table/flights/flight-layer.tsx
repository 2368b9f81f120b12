import type { ReactNode } from 'react'
import { FlyingCard } from './flying-card.tsx'
import type { CardFlight } from './use-card-flights.ts'

interface Props {
  readonly launched: readonly CardFlight[]
  land(key: number): void
  /** The card itself, by its print; null for a back. */
  draw(print: number | null): ReactNode
}

/** Cards fly from where they were to where they go. Nothing waits for them. */
export const FlightLayer = ({ launched, land, draw }: Props) => (
  <div className="flights" aria-hidden="true">
    {launched.map((card) => (
      <FlyingCard key={card.key} flight={card} onLanded={() => land(card.key)}>
        {draw(card.printNumber)}
      </FlyingCard>
    ))}
  </div>
)
