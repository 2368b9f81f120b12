import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import './dialog.css'

interface Props {
  readonly className: string
  readonly label: string
  onClose(): void
  children(close: () => void): ReactNode
}

/** A modal dialog over the table. It is closed by its content, with Escape, or by a tap outside. */
export function Dialog({ className, label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether the press began outside: the long press that opened the dialog is released outside, too, and must not close it. */
  const isPressedOutside = useRef(false)
  useEffect(() => {
    const element = dialog.current!
    const focusedBefore = document.activeElement as HTMLElement | null
    if (!element.open) element.showModal()
    // A browser returns the focus only from a dialog that is closed, and not from one that is replaced by another.
    return () => {
      if (element.open) focusedBefore?.focus()
    }
  }, [])
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it.
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={onClose}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      // Closes on `click` instead of `pointerdown`, so that the tap does not reach the element below the dialog.
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) close()
      }}
    >
      {children(close)}
    </dialog>
  )
}

/** To a browser, the backdrop is part of the dialog element. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (x < left || x > right || y < top || y > bottom)
}
