import { useRef } from 'react'

const LONG_PRESS = 450

/** Tells a tap from holding something, from dragging it, and from a right click. */
export function usePress(onTap: () => void, onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isSpent = useRef(false)
  const release = () => clearTimeout(timer.current)
  const hold = () => {
    isSpent.current = true
    onHold()
  }
  return {
    onPointerDown() {
      isSpent.current = false
      timer.current = setTimeout(hold, LONG_PRESS)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onDragStart() {
      release()
      isSpent.current = true
    },
    onContextMenu(event: React.MouseEvent) {
      event.preventDefault()
      release()
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
