import type { Street } from '@slapwise/board-game'
import type { ReactNode } from 'react'
import { sizeOf } from './plan.ts'
import './street.css'

/** The board: one street, printed. What lies and stands on it comes as children, each at its `Spot`. */
export function StreetPicture({
  street,
  children,
}: {
  readonly street: Street
  readonly children?: ReactNode
}) {
  const { width, height } = sizeOf(street)
  return (
    <div className="street" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {children}
    </div>
  )
}
