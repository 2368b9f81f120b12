import { useEffect, useState } from 'react'
import './limit-setting.css'
import { useRoomSettings } from './room-settings.tsx'
import { Setting, SettingChips } from './setting-controls.tsx'

interface Props<Length extends string> {
  readonly name: string
  readonly description: string
  readonly lengths: readonly Length[]
  label(length: Length): string
  /** The name of the field for any other number. */
  readonly customLabel: string
  readonly limit: Length | number
  /** The point limit as it is set now; null if the match ends some other way. */
  readonly points: number | null
}

/** The length of a match: one of a few named lengths, or a point limit entered as a number. */
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

/** A number field that applies its value when it loses focus or Enter is pressed. */
function CustomLimit({ name, points, isChosen, isDisabled, onChange }: CustomLimitProps) {
  const [text, setText] = useState('')
  useEffect(() => setText(points === null ? '' : String(points)), [points])
  const apply = () => {
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
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
        }}
      />
    </label>
  )
}
