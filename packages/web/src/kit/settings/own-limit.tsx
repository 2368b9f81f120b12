import { useEffect, useState } from 'react'
import './own-limit.css'

interface Props {
  readonly name: string
  /** The points at which a match ends as it is set now; null where it ends otherwise. */
  readonly points: number | null
  /** Whether it is a number of the host's own that is set now. */
  readonly isChosen: boolean
  readonly isFixed: boolean
  onChoose(limit: number): void
}

/** A limit of one's own: it holds when one has finished typing. */
export function OwnLimit({ name, points, isChosen, isFixed, onChoose }: Props) {
  const [text, setText] = useState('')
  useEffect(() => setText(points === null ? '' : String(points)), [points])
  const keep = () => {
    const limit = Number(text)
    if (text !== '' && limit !== points) onChoose(limit)
  }
  return (
    <label className={`field own-limit ${isChosen ? 'chosen' : ''}`}>
      {name}
      <input
        type="number"
        inputMode="numeric"
        min="1"
        max="9999"
        value={text}
        disabled={isFixed}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
        }}
      />
    </label>
  )
}
