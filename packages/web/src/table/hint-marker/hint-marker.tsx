import { type RefObject, useEffect, useRef } from 'react'
import './hint-marker.css'

/** Pixels between a thing and the ring around it. */
const RING_MARGIN = 5

/** Keeps an element around the first thing on the page that the selector matches, and hides it without one. */
export function useRingAround(target: string): RefObject<HTMLDivElement | null> {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      placeAround(ring.current!, document.querySelector(target))
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [target])
  return ring
}

/** A ring around a thing on the table, or an arrow above a card. It follows the thing and lets taps through. */
export function HintMarker({ target }: { readonly target: string }) {
  const ring = useRingAround(target)
  const isCard = target.includes('card-')
  return <div ref={ring} className={`hint-marker ${isCard ? 'arrow' : ''}`} aria-hidden="true" hidden />
}

/** Hides the ring if the thing is not on the table. */
function placeAround(ring: HTMLElement, thing: Element | null): void {
  const box = thing?.getBoundingClientRect()
  ring.hidden = !box || box.width === 0
  if (!box) return
  const left = Math.max(2, box.left - RING_MARGIN)
  const top = Math.max(2, box.top - RING_MARGIN)
  ring.style.translate = `${left}px ${top}px`
  ring.style.width = `${Math.min(innerWidth - 2, box.right + RING_MARGIN) - left}px`
  ring.style.height = `${Math.min(innerHeight - 2, box.bottom + RING_MARGIN) - top}px`
}
