import { useState } from 'react'
import './confirm-button.css'

interface Props {
  readonly label: string
  /** Stands for the label where there is no room for it. */
  readonly icon?: string
  readonly question: string
  /** What is said to do it; the label without this. */
  readonly confirmLabel?: string
  /** What is said to leave it. */
  readonly cancelLabel: string
  onConfirm(): void
}

/** The same function for every rendering: React calls a new one again, and the focus would be taken from elsewhere. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** A button that asks before it does what is not easily undone. */
export function ConfirmButton({
  label,
  icon,
  question,
  confirmLabel = label,
  cancelLabel,
  onConfirm,
}: Props) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <button
        type="button"
        className={icon ? 'confirm-icon-button' : 'chip'}
        aria-label={label}
        onClick={() => setAsked(true)}
      >
        {icon ?? label}
      </button>
    )
  return (
    <span className="confirm-question">
      <span role="status">{question}</span>
      <button type="button" className="button" onClick={onConfirm}>
        {confirmLabel}
      </button>
      {/* The button that had the focus is gone. */}
      <button type="button" className="chip" ref={focusOnce} onClick={() => setAsked(false)}>
        {cancelLabel}
      </button>
    </span>
  )
}
