import { useEffect, useState } from 'react'
import './limit-setting.css'
import { Setting, SettingChips } from './setting-controls.tsx'
import { useSettings } from './settings-context.tsx'

interface LengthProps<Length extends string> {
  readonly name: string
  readonly description: string
  readonly lengths: readonly Length[]
  label(length: Length): string
}

/** The length of a match: one of a few that have a name. */
export function LengthSetting<Length extends string>({ lengths, label, ...texts }: LengthProps<Length>) {
  const { settings, labelLength, changeSettings } = useSettings<{ readonly limit: Length | number }>()
  return (
    <Setting id="length" {...texts}>
      <SettingChips
        options={lengths}
        chosen={settings.limit as Length}
        label={(length) => labelLength?.(length, label(length)) ?? label(length)}
        onChoose={(length) => void changeSettings({ limit: length })}
      />
    </Setting>
  )
}

interface CustomLimitProps {
  readonly name: string
  readonly description: string
  /** The name of the number field. */
  readonly label: string
  /** The point limit as it is set now; null if the match ends some other way. */
  readonly points: number | null
}

/** Any other point limit: a number field that applies its value when it loses focus or Enter is pressed. */
export function CustomLimitSetting({ name, description, label, points }: CustomLimitProps) {
  const { settings, isReadOnly, changeSettings } = useSettings<{ readonly limit: string | number }>()
  const [text, setText] = useState('')
  useEffect(() => setText(points === null ? '' : String(points)), [points])
  const apply = () => {
    if (text !== '' && Number(text) !== points) void changeSettings({ limit: Number(text) })
  }
  return (
    <Setting id="limit" name={name} description={description}>
      <label className={`field custom-limit ${typeof settings.limit === 'number' ? 'chosen' : ''}`}>
        {label}
        <input
          type="number"
          inputMode="numeric"
          min="1"
          max="9999"
          value={text}
          disabled={isReadOnly}
          onChange={(event) => setText(event.target.value)}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply()
          }}
        />
      </label>
    </Setting>
  )
}
