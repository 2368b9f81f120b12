import type { Seat } from '@slapwise/kernel'
import { useLayoutEffect, useRef } from 'react'
import { GrimaceFace } from '../look/grimace-face.tsx'
import { useSpeech } from '../words/index.tsx'
import { lineOf } from './drama/lines.ts'
import type { Remark } from './drama/remarks.ts'
import { useDrama } from './drama/use-drama.tsx'
import './seat-bubble.css'

/** What somebody in a seat says just now. It floats over the table, and a tap goes through it. */
export function SeatBubble({ seat }: { readonly seat: Seat }) {
  const { remark } = useDrama()
  return remark?.seat === seat && <Bubble key={remark.pick} remark={remark} />
}

function Bubble({ remark }: { readonly remark: Remark }) {
  const { language } = useSpeech()
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => keepInside(bubble.current!), [])
  return (
    <span ref={bubble} className="seat-bubble">
      <GrimaceFace grimace={remark.grimace} />
      {lineOf(remark, language)}
    </span>
  )
}

const MARGIN = 6

/** Whoever sits at the edge is not cut short. */
function keepInside(bubble: HTMLElement): void {
  // Measured where it will be, not where it springs from.
  const { offsetWidth: width, offsetLeft: middle, offsetParent, style } = bubble
  const left = offsetParent!.getBoundingClientRect().left + middle - width / 2
  const most = document.documentElement.clientWidth - MARGIN - width
  style.setProperty('--shift', `${Math.min(Math.max(left, MARGIN), Math.max(most, MARGIN)) - left}px`)
}
