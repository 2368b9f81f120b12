import type { Seat } from '@slapwise/kernel'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { SeatChatLine } from '../../match-sources/table-source.ts'
import { GrimaceIcon } from '../../ui/face/grimace-icon.tsx'
import { formatRemark } from '../expressions/remark-lines.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'
import { type Box, placeBubble } from './place-bubble.ts'
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
    const place = () => moveToFreePlace(bubble.current!)
    const frame = requestAnimationFrame(place)
    addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', place)
    }
  }, [])
  return (
    <span ref={bubble} className={`seat-bubble ${className}`}>
      {children}
    </span>
  )
}

/** Selectors of what a bubble must not cover, and what it rather should not. Games mark their parts with the attribute. */
const OBSTACLES = [
  '.prompt-bar, .prompt-bar-panel, .hand, .drawer-handle, .big-screen-invitation',
  '[data-anchor^="seat-"] .avatar, [data-keep-clear="always"]',
].join()
const SCENERY = '.seat-bubble, [data-keep-clear="rather"]'

const boxesOf = (selector: string, except: Element): readonly Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element !== except)
    .map((element) => element.getBoundingClientRect())

/** The tip keeps this distance from the round corners of the bubble. */
const TIP_MARGIN_PX = 14

function moveToFreePlace(bubble: HTMLElement): void {
  // The layout size and the box of the parent, without the transform of the running animation.
  const { offsetWidth: width, offsetHeight: height, offsetParent, style } = bubble
  const seat = offsetParent!.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const face = offsetParent!.querySelector('.avatar')!.getBoundingClientRect()
  const { left, top } = placeBubble({
    viewport: { width: clientWidth, height: clientHeight },
    bubble: { width, height },
    face,
    obstacles: boxesOf(OBSTACLES, bubble),
    scenery: boxesOf(SCENERY, bubble),
  })
  style.left = `${left - seat.left}px`
  style.top = `${top - seat.top}px`
  const tip = face.left + face.width / 2 - left
  style.setProperty('--tip', `${tip}px`)
  const isBelow = top >= face.bottom
  const isBeside = tip < TIP_MARGIN_PX || tip > width - TIP_MARGIN_PX || (!isBelow && top + height > face.top)
  bubble.dataset.tip = isBeside ? 'none' : isBelow ? 'up' : 'down'
}
