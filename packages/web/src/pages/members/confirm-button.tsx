import { useState } from 'react'
import './confirm-button.css'

interface Props {
  readonly label: string
  /** Shown instead of the label where there is little space. */
  readonly icon?: string
  readonly question: string
  /** By default the label. */
  readonly confirmLabel?: string
  readonly cancelLabel: string
  onConfirm(): void
}

/** A stable function: React would call a new one on each render, and move the focus again. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** A button for actions that are hard to undo: it asks for confirmation. */
export function ConfirmButton({
  label,
  icon,
  question,
  confirmLabel = label,
  cancelLabel,
  onConfirm,
}: Props) {
  const [step, setStep] = useState<'idle' | 'confirming' | 'cancelled'>('idle')
  if (step !== 'confirming')
    return (
      <button
        type="button"
        ref={step === 'cancelled' ? focusOnce : null}
        className={icon ? 'confirm-icon-button' : 'chip'}
        aria-label={label}
        onClick={() => setStep('confirming')}
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
      <button type="button" className="chip" ref={focusOnce} onClick={() => setStep('cancelled')}>
        {cancelLabel}
      </button>
    </span>
  )
}
