import type { Seat } from '@slapwise/kernel'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { SeatChatLine } from '../../match-sources/table-source.ts'
import { GrimaceIcon } from '../../ui/face/grimace-icon.tsx'
import { formatRemark } from '../expressions/remark-lines.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'
import './seat-bubble.css'

/** A speech bubble with the last chat line of a player, or the remark of a bot. It does not block taps. */
export function SeatBubble({ seat, chat }: { readonly seat: Seat; readonly chat: readonly SeatChatLine[] }) {
  const { language } = useI18n()
  const { remark } = useExpressions()
  const line = useNewChatLine(seat, chat)
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
      {formatRemark(remark, language)}
    </Bubble>
  )
}

/** The last chat line since the component was mounted. */
function useNewChatLine(
  seat: Seat,
  chat: readonly SeatChatLine[],
): { readonly number: number; readonly text: string } | null {
  const [since, setSince] = useState(chat.length)
  if (chat.length < since) setSince(chat.length)
  const number = chat.findLastIndex((line) => line.seat === seat)
  return number < since ? null : { number, text: chat[number].text }
}

function Bubble({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // Runs in the next frame, to avoid a second layout calculation in this one.
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

/** Shifts the bubble of a seat at the edge into the viewport. */
function keepInsideViewport(bubble: HTMLElement): void {
  // The layout position, without the transform of the running animation.
  const { offsetWidth: width, offsetLeft: centre, offsetParent, style } = bubble
  const left = offsetParent!.getBoundingClientRect().left + centre - width / 2
  const maxLeft = document.documentElement.clientWidth - VIEWPORT_MARGIN_PX - width
  style.setProperty(
    '--bubble-shift',
    `${Math.min(Math.max(left, VIEWPORT_MARGIN_PX), Math.max(maxLeft, VIEWPORT_MARGIN_PX)) - left}px`,
  )
}
