import type { Seat } from '@slapwise/kernel'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { SeatChatLine } from '../../match-sources/table-source.ts'
import { GrimaceIcon } from '../../ui/face/grimace-icon.tsx'
import { remarkText } from '../expressions/remark-lines.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'
import './seat-bubble.css'

/** What somebody in a seat says just now: a person in the chat, or else a bot. A tap goes through it. */
export function SeatBubble({ seat, said }: { readonly seat: Seat; readonly said: readonly SeatChatLine[] }) {
  const { language } = useI18n()
  const { remark } = useExpressions()
  const line = useNewChatLine(seat, said)
  if (line)
    return (
      <Bubble key={line.number} className="from-chat">
        {line.text}
      </Bubble>
    )
  if (remark?.seat !== seat) return null
  return (
    <Bubble key={remark.lineSeed}>
      <GrimaceIcon grimace={remark.grimace} />
      {remarkText(remark, language)}
    </Bubble>
  )
}

/** Since one came; what was said before is in the chat. */
function useNewChatLine(
  seat: Seat,
  said: readonly SeatChatLine[],
): { readonly number: number; readonly text: string } | null {
  const [since, setSince] = useState(said.length)
  if (said.length < since) setSince(said.length)
  const number = said.findLastIndex((line) => line.seat === seat)
  return number < since ? null : { number, text: said[number].text }
}

function Bubble({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // With the next picture: where things are need not be worked out twice in one.
    const frame = requestAnimationFrame(() => keepInsideViewport(bubble.current!))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <span ref={bubble} className={`seat-bubble ${className}`}>
      {children}
    </span>
  )
}

const VIEWPORT_MARGIN_PX = 6

/** Whoever sits at the edge is not cut short. */
function keepInsideViewport(bubble: HTMLElement): void {
  // Measured where it will be, not where it springs from.
  const { offsetWidth: width, offsetLeft: middle, offsetParent, style } = bubble
  const left = offsetParent!.getBoundingClientRect().left + middle - width / 2
  const most = document.documentElement.clientWidth - VIEWPORT_MARGIN_PX - width
  style.setProperty(
    '--bubble-shift',
    `${Math.min(Math.max(left, VIEWPORT_MARGIN_PX), Math.max(most, VIEWPORT_MARGIN_PX)) - left}px`,
  )
}
