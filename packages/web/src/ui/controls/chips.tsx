import type { ReactNode } from 'react'

interface Props<T> {
  readonly options: readonly T[]
  isChosen(option: T): boolean
  isDisabled?(option: T): boolean
  label(option: T): ReactNode
  onChoose(option: T): void
}

/** Buttons of which some are chosen. */
export function Chips<T extends string | number>(props: Props<T>) {
  const { options, isChosen, isDisabled, label, onChoose } = props
  return options.map((option) => (
    <button
      key={option}
      type="button"
      className="chip"
      aria-pressed={isChosen(option)}
      disabled={isDisabled?.(option) ?? false}
      onClick={() => onChoose(option)}
    >
      {label(option)}
    </button>
  ))
}
