import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { Chips as AnyChips } from '../../ui/controls/chips.tsx'
import { Tile } from '../../ui/controls/tile.tsx'
import { useSettings } from './settings-context.tsx'
import './settings.css'

/** A collapsible group of settings with a summary of their values. */
export function SettingsGroup(props: {
  readonly title: string
  readonly summary: string
  readonly children: ReactNode
  /** Whether it is open at first. */
  readonly isOpen: boolean
}) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <details className="settings-group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{props.title}</h3>
        <span>{props.summary}</span>
      </summary>
      <div>{props.children}</div>
    </details>
  )
}

/** One setting: its name, a line of description, and a message if it was rejected. */
export function Setting(props: {
  /** The name of the setting in the protocol. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly children: ReactNode
}) {
  const { messages } = useI18n()
  const { rejectedNames, settingErrors } = useSettings()
  const id = useId()
  return (
    <fieldset
      className="setting"
      data-setting={props.id}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}line`}
    >
      <strong id={`${id}name`}>{props.name}</strong>
      <p id={`${id}line`}>{props.description}</p>
      <div className="setting-choice">{props.children}</div>
      {rejectedNames.includes(props.id) && (
        <p className="problem" role="alert">
          {settingErrors[props.id] ?? messages.requestErrors.unknownError}
        </p>
      )}
    </fieldset>
  )
}

interface ChipsProps<T> {
  readonly options: readonly T[]
  readonly chosen: T
  label(option: T): string
  onChoose(option: T): void
}

/** One of a few options. */
export function SettingChips<T extends string | number>({ options, chosen, label, onChoose }: ChipsProps<T>) {
  const { isReadOnly } = useSettings()
  return (
    <AnyChips
      options={options}
      isChosen={(option) => option === chosen}
      isDisabled={() => isReadOnly}
      label={label}
      onChoose={onChoose}
    />
  )
}

/** An option that is on or off. */
export function SettingTile({
  isFixed = false,
  ...props
}: Omit<ComponentProps<typeof Tile>, 'isDisabled'> & { readonly isFixed?: boolean }) {
  const { isReadOnly } = useSettings()
  return <Tile {...props} isDisabled={isReadOnly || isFixed} />
}

/** A number with buttons to decrease and increase it. */
export function Stepper(props: {
  readonly name: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly isFixed?: boolean
  label?(value: number): string
  onChange(value: number): void
}) {
  const { name, value, min, max, step = 1, isFixed = false, label = String, onChange } = props
  const { messages } = useI18n()
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={messages.settings.decrease(name)}
        disabled={isFixed || value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        −
      </button>
      <output>{label(value)}</output>
      <button
        type="button"
        aria-label={messages.settings.increase(name)}
        disabled={isFixed || value >= max}
        onClick={() => onChange(Math.min(max, value + step))}
      >
        +
      </button>
    </span>
  )
}
