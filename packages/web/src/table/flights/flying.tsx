import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './flights.css'
import type { Spot } from './spot.ts'

const DURATION = 260

interface Props {
  readonly flight: { readonly from: Spot; readonly to: Spot; readonly delay: number }
  readonly children: ReactNode
  onLanded(): void
}

/** Something on its way from one spot to another. */
export function Flying({ flight: { from, to, delay }, children, onLanded }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const flying = element.current!.animate(
      [
        { transform: at(from, to.width), opacity: 1 },
        { transform: at(to, to.width), opacity: 1 },
      ],
      { duration: DURATION, delay, easing: 'cubic-bezier(0.2, 0.9, 0.35, 1.05)', fill: 'both' },
    )
    flying.onfinish = onLanded
    return () => flying.cancel()
  }, [])
  return (
    <span ref={element} style={{ width: to.width }}>
      {children}
    </span>
  )
}

/** The middle of the card over the spot, as large as the spot shows it. */
const at = ({ x, y, width }: Spot, drawn: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${width / drawn})`
