import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import './dialog.css'

interface Props {
  readonly className: string
  readonly label: string
  onClose(): void
  children(close: () => void): ReactNode
}

/** Lies over the table until it is closed: by what is in it, with Escape, or by a tap beside it. */
export function Dialog({ className, label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** The finger that holds a card to read it is lifted beside the explanation too: only what began there counts. */
  const isPressedBeside = useRef(false)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
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
        isPressedBeside.current = isOutside(event)
      }}
      // As a click, so that nothing is tapped that comes to light under the finger.
      onClick={(event) => {
        if (isPressedBeside.current && isOutside(event)) close()
      }}
    >
      {children(close)}
    </dialog>
  )
}

/** To a browser, what is around a dialog is a part of it. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (x < left || x > right || y < top || y > bottom)
}
