import { useEffect, useState } from 'react'
import './limit-setting.css'
import { Chips, Setting } from './parts.tsx'
import { useSettingsHere } from './room-settings.tsx'

interface Props<Length extends string> {
  readonly name: string
  readonly line: string
  readonly lengths: readonly Length[]
  label(length: Length): string
  /** The name of a number of one's own. */
  readonly ownLabel: string
  readonly limit: Length | number
  /** The points at which a match ends as it is set now; null where it ends otherwise. */
  readonly points: number | null
}

/** When a match ends: after one of a few lengths, or at a number of one's own. */
export function LimitSetting<Length extends string>(props: Props<Length>) {
  const { limit, points } = props
  const { isHost, change } = useSettingsHere<{ readonly limit: Length | number }>()
  return (
    <Setting id="limit" name={props.name} line={props.line}>
      <Chips
        options={props.lengths}
        chosen={limit as Length}
        label={props.label}
        onChoose={(length) => void change({ limit: length })}
      />
      <OwnLimit
        name={props.ownLabel}
        points={points}
        isChosen={typeof limit === 'number'}
        isFixed={!isHost}
        onChange={(own) => void change({ limit: own })}
      />
    </Setting>
  )
}

interface OwnProps {
  readonly name: string
  readonly points: number | null
  readonly isChosen: boolean
  readonly isFixed: boolean
  onChange(points: number): void
}

/** It holds when one has finished typing. */
function OwnLimit({ name, points, isChosen, isFixed, onChange }: OwnProps) {
  const [text, setText] = useState('')
  useEffect(() => setText(points === null ? '' : String(points)), [points])
  const keep = () => {
    if (text !== '' && Number(text) !== points) onChange(Number(text))
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
