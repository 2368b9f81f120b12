import { type ReactNode, useId } from 'react'
import './controls.css'

interface SwitchProps {
  readonly name: string
  readonly description: string
  readonly isOn: boolean
  readonly isBlocked?: boolean
  onToggle(): void
  /** An additional control beside the switch. */
  readonly children?: ReactNode
}

/** A switch; the whole row can be tapped. */
export function Switch({ name, description, isOn, isBlocked = false, onToggle, children }: SwitchProps) {
  const id = useId()
  return (
    <li className="switch-line">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-disabled={isBlocked}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}what`}
        onClick={() => {
          if (!isBlocked) onToggle()
        }}
      >
        <strong id={`${id}name`}>{name}</strong>
        <small id={`${id}what`}>{description}</small>
        <SwitchGraphic />
      </button>
      {children}
    </li>
  )
}

/** Drawn twice with an offset, like a misaligned two-colour print. */
function SwitchGraphic() {
  return (
    <svg viewBox="0 0 60 38" className="switch-graphic" aria-hidden="true">
      <path className="off-register" d={SLOT_PATH} transform="translate(3 3)" />
      <path className="slot" d={SLOT_PATH} />
      <path className="halftone" d={SLOT_PATH} />
      <g className="knob">
        <path d="M17 7.500c5.700-.2 9.700 3.900 9.600 9.400-.1 5.600-4.100 9.700-9.700 9.600-5.500-.1-9.500-4.200-9.400-9.700.1-5.400 4.100-9.100 9.500-9.300Z" />
        <path className="tick" d="m12.500 17.300 3.300 3.400 6-6.900" />
      </g>
    </svg>
  )
}

const SLOT_PATH =
  'M17 2c9.300-.5 16.700.4 24 .1 8.600-.3 15 6.300 14.900 14.800C55.800 25.600 49.400 32 41 32c-7.900 0-15.700.3-24-.1C8.500 31.500 2 25.500 2.100 17 2.200 8.300 8.600 2.400 17 2Z'

interface RadioGroupProps<T extends string> {
  readonly name: string
  readonly options: readonly T[]
  readonly chosen: T
  label(option: T): ReactNode
  onChoose(option: T): void
}

/** Radio buttons in a row. */
export function RadioGroup<T extends string>({ name, options, chosen, label, onChoose }: RadioGroupProps<T>) {
  const group = useId()
  return (
    <fieldset className="radio-group">
      <legend>{name}</legend>
      {options.map((option) => (
        <label key={option} className="radio-option">
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {label(option)}
        </label>
      ))}
    </fieldset>
  )
}
