import { useState } from 'react'
import './ask-first.css'

interface Props {
  readonly label: string
  readonly question: string
  /** What is said to leave it. */
  readonly no: string
  onYes(): void
}

/** The same function for every rendering: React calls a new one again, and the focus would be taken from elsewhere. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** A button that asks before it does what is not easily undone. */
export function AskFirst({ label, question, no, onYes }: Props) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <button type="button" className="chip" onClick={() => setAsked(true)}>
        {label}
      </button>
    )
  return (
    <span className="ask-first">
      <span role="status">{question}</span>
      <button type="button" className="button" onClick={onYes}>
        {label}
      </button>
      {/* The button that had the focus is gone. */}
      <button type="button" className="chip" ref={focusOnce} onClick={() => setAsked(false)}>
        {no}
      </button>
    </span>
  )
}
