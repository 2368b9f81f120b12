import type { ReactNode } from 'react'
import { Flying } from './flying.tsx'
import type { Launched } from './use-launched.ts'

interface Props {
  readonly launched: readonly Launched[]
  land(key: number): void
  /** The card itself, by its print; null for a back. */
  draw(print: number | null): ReactNode
}

/** Cards fly from where they were to where they go. Nothing waits for them. */
export const Sky = ({ launched, land, draw }: Props) => (
  <div className="flights" aria-hidden="true">
    {launched.map((card) => (
      <Flying key={card.key} flight={card} onLanded={() => land(card.key)}>
        {draw(card.print)}
      </Flying>
    ))}
  </div>
)
