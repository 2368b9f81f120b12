import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './flights.css'
import type { AnchorPosition } from './anchor-position.ts'

const FLIGHT_MS = 260

interface Props {
  readonly flight: { readonly from: AnchorPosition; readonly to: AnchorPosition; readonly delayMs: number }
  readonly children: ReactNode
  onLanded(): void
}

/** A card that is animated from one position to another. */
export function FlyingCard({ flight: { from, to, delayMs }, children, onLanded }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const animation = element.current!.animate(
      [
        { transform: transformAt(from, to.width), opacity: 1 },
        { transform: transformAt(to, to.width), opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay: delayMs, easing: 'cubic-bezier(0.2, 0.9, 0.35, 1.05)', fill: 'both' },
    )
    animation.onfinish = onLanded
    return () => animation.cancel()
  }, [])
  return (
    <span ref={element} style={{ width: to.width }}>
      {children}
    </span>
  )
}

/** Centres the card on the position, scaled to the width of a card there. */
const transformAt = ({ x, y, width }: AnchorPosition, renderedWidth: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${width / renderedWidth})`
