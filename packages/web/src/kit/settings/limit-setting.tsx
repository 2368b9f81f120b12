import { useEffect, useState } from 'react'
import './limit-setting.css'
import { useRoomSettings } from './room-settings.tsx'
import { Setting, SettingChips } from './setting-controls.tsx'

interface Props<Length extends string> {
  readonly name: string
  readonly description: string
  readonly lengths: readonly Length[]
  label(length: Length): string
  /** The name of a number of one's own. */
  readonly customLabel: string
  readonly limit: Length | number
  /** The points at which a match ends as it is set now; null where it ends otherwise. */
  readonly points: number | null
}

/** When a match ends: after one of a few lengths, or at a number of one's own. */
export function LimitSetting<Length extends string>(props: Props<Length>) {
  const { limit, points } = props
  const { isHost, changeSettings } = useRoomSettings<{ readonly limit: Length | number }>()
  return (
    <Setting id="limit" name={props.name} description={props.description}>
      <SettingChips
        options={props.lengths}
        chosen={limit as Length}
        label={props.label}
        onChoose={(length) => void changeSettings({ limit: length })}
      />
      <CustomLimit
        name={props.customLabel}
        points={points}
        isChosen={typeof limit === 'number'}
        isDisabled={!isHost}
        onChange={(own) => void changeSettings({ limit: own })}
      />
    </Setting>
  )
}

interface CustomLimitProps {
  readonly name: string
  readonly points: number | null
  readonly isChosen: boolean
  readonly isDisabled: boolean
  onChange(points: number): void
}

/** It holds when one has finished typing. */
function CustomLimit({ name, points, isChosen, isDisabled, onChange }: CustomLimitProps) {
  const [text, setText] = useState('')
  useEffect(() => setText(points === null ? '' : String(points)), [points])
  const keep = () => {
    if (text !== '' && Number(text) !== points) onChange(Number(text))
  }
  return (
    <label className={`field custom-limit ${isChosen ? 'chosen' : ''}`}>
      {name}
      <input
        type="number"
        inputMode="numeric"
        min="1"
        max="9999"
        value={text}
        disabled={isDisabled}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
        }}
      />
    </label>
  )
}
