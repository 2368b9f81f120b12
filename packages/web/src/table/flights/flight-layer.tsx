import type { ReactNode } from 'react'
import { FlyingCard } from './flying-card.tsx'
import type { CardFlight } from './use-card-flights.ts'

interface Props {
  readonly flights: readonly CardFlight[]
  onLanded(key: number): void
  /** Renders the card with this print number; null for the back of a card. */
  renderCard(print: number | null): ReactNode
}

/** Cards that fly from one place to another. Nothing waits for the animation. */
export const FlightLayer = ({ flights, onLanded, renderCard }: Props) => (
  <div className="flights" aria-hidden="true">
    {flights.map((card) => (
      <FlyingCard key={card.key} flight={card} onLanded={() => onLanded(card.key)}>
        {renderCard(card.printNumber)}
      </FlyingCard>
    ))}
  </div>
)
