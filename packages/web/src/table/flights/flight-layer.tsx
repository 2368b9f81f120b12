import type { ReactNode } from 'react'
import { FlyingCard } from './flying-card.tsx'
import type { CardFlight } from './use-card-flights.ts'

interface Props {
  readonly launched: readonly CardFlight[]
  land(key: number): void
  /** Renders the card with this print number; null for the back of a card. */
  draw(print: number | null): ReactNode
}

/** Cards that fly from one place to another. Nothing waits for the animation. */
export const FlightLayer = ({ launched, land, draw }: Props) => (
  <div className="flights" aria-hidden="true">
    {launched.map((card) => (
      <FlyingCard key={card.key} flight={card} onLanded={() => land(card.key)}>
        {draw(card.printNumber)}
      </FlyingCard>
    ))}
  </div>
)
