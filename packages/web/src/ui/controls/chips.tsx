interface Props<T> {
  readonly options: readonly T[]
  isChosen(option: T): boolean
  isDisabled?(option: T): boolean
  label(option: T): string
  onChoose(option: T): void
}

/** Buttons of which one is chosen. */
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
