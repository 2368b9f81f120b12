import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { Chips as AnyChips } from '../../ui/controls/chips.tsx'
import { Tile } from '../../ui/controls/tile.tsx'
import { useRoomSettings } from './room-settings.tsx'

/** Matches wide screens. On narrower ones, groups of settings are collapsed at first. */
const WIDE_SCREEN_QUERY = '(width >= 900px)'

/** A collapsible group of settings with a summary of their values. */
export function SettingsGroup(props: {
  readonly title: string
  readonly summary: string
  readonly children: ReactNode
  readonly isOpen?: boolean
}) {
  const [isOpen, setOpen] = useState(() => props.isOpen || matchMedia(WIDE_SCREEN_QUERY).matches)
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

/** One setting: its name, a line of description, and a message if the server has rejected it. */
export function Setting(props: {
  /** The name of the setting in the protocol. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly children: ReactNode
}) {
  const { messages } = useI18n()
  const { rejectedNames, settingErrors } = useRoomSettings()
  const id = useId()
  return (
    <fieldset className="setting" aria-labelledby={`${id}name`} aria-describedby={`${id}line`}>
      <h4 id={`${id}name`}>{props.name}</h4>
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

/** One of a few options; only the host can choose. */
export function SettingChips<T extends string | number>({ options, chosen, label, onChoose }: ChipsProps<T>) {
  const { isHost } = useRoomSettings()
  return (
    <AnyChips
      options={options}
      isChosen={(option) => option === chosen}
      isDisabled={() => !isHost}
      label={label}
      onChoose={onChoose}
    />
  )
}

/** An option that is on or off; only the host can change it. */
export function SettingTile({
  isFixed = false,
  ...props
}: Omit<ComponentProps<typeof Tile>, 'isDisabled'> & { readonly isFixed?: boolean }) {
  const { isHost } = useRoomSettings()
  return <Tile {...props} isDisabled={!isHost || isFixed} />
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
