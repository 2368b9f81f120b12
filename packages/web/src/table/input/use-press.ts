import { useRef } from 'react'

export const LONG_PRESS_MS = 450
/** Smaller movements count as a tap. */
const MOVE_THRESHOLD_PX = 8
/** Released this far above its start, a card is played. */
const DROP_THRESHOLD_PX = -70

interface PressHandlers {
  onTap(): void
  onHold(): void
  /** Null if it cannot be dragged. */
  readonly onDrop: (() => void) | null
}

/** Distinguishes a tap, a long press or right click, and dragging a card up to the table. */
export function usePress({ onTap, onHold, onDrop }: PressHandlers) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  /** Whether the gesture has been handled, so that the following click is not a tap. */
  const isHandled = useRef(false)
  const hold = () => {
    isHandled.current = true
    start.current = null
    onHold()
  }
  const release = ({ currentTarget }: React.PointerEvent<HTMLElement>) => {
    clearTimeout(timer.current)
    start.current = null
    // Runs after the next frame, so that the card's flight starts from where the card was dropped.
    requestAnimationFrame(() => {
      currentTarget.style.translate = ''
    })
  }
  return {
    onPointerDown({ clientX: x, clientY: y }: React.PointerEvent) {
      isHandled.current = false
      start.current = { x, y }
      timer.current = setTimeout(hold, LONG_PRESS_MS)
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: React.PointerEvent<HTMLElement>) {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      if (!isHandled.current && Math.hypot(x, y) < MOVE_THRESHOLD_PX) return
      clearTimeout(timer.current)
      isHandled.current = true
      if (!onDrop) return
      currentTarget.setPointerCapture(pointerId)
      currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp(event: React.PointerEvent<HTMLElement>) {
      const isDropped = start.current !== null && event.clientY - start.current.y < DROP_THRESHOLD_PX
      if (isHandled.current && isDropped) onDrop?.()
      release(event)
    },
    onPointerCancel: release,
    onContextMenu(event: React.MouseEvent) {
      event.preventDefault()
      clearTimeout(timer.current)
      hold()
    },
    onKeyDown({ key }: React.KeyboardEvent) {
      isHandled.current = false
      if (key === 'i') hold()
    },
    onClick() {
      if (!isHandled.current) onTap()
    },
  }
}
