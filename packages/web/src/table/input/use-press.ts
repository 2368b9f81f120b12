import { useRef } from 'react'

const LONG_PRESS_MS = 450
/** Pixels: less is a finger that trembles. */
const MOVE_THRESHOLD_PX = 8
/** Dragged up as far as this, something is meant to be played. */
const DROP_THRESHOLD_PX = -70

interface PressHandlers {
  onTap(): void
  onHold(): void
  /** Null for what cannot be dragged. */
  readonly onDrop: (() => void) | null
}

/** Tells a tap from holding something, from dragging it up to the table, and from a right click. */
export function usePress({ onTap, onHold, onDrop }: PressHandlers) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  /** It was something else than a tap. */
  const isSpent = useRef(false)
  const hold = () => {
    isSpent.current = true
    start.current = null
    onHold()
  }
  const release = ({ currentTarget }: React.PointerEvent<HTMLElement>) => {
    clearTimeout(timer.current)
    start.current = null
    // After the next picture, so that what was dropped flies on from where it is.
    requestAnimationFrame(() => {
      currentTarget.style.translate = ''
    })
  }
  return {
    onPointerDown({ clientX: x, clientY: y }: React.PointerEvent) {
      isSpent.current = false
      start.current = { x, y }
      timer.current = setTimeout(hold, LONG_PRESS_MS)
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: React.PointerEvent<HTMLElement>) {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      if (!isSpent.current && Math.hypot(x, y) < MOVE_THRESHOLD_PX) return
      clearTimeout(timer.current)
      isSpent.current = true
      if (!onDrop) return
      currentTarget.setPointerCapture(pointerId)
      currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp(event: React.PointerEvent<HTMLElement>) {
      const isFar = start.current !== null && event.clientY - start.current.y < DROP_THRESHOLD_PX
      if (isSpent.current && isFar) onDrop?.()
      release(event)
    },
    onPointerCancel: release,
    onContextMenu(event: React.MouseEvent) {
      event.preventDefault()
      clearTimeout(timer.current)
      hold()
    },
    onKeyDown({ key }: React.KeyboardEvent) {
      isSpent.current = false
      if (key === 'i') hold()
    },
    onClick() {
      if (!isSpent.current) onTap()
    },
  }
}
