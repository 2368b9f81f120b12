import { useId } from 'react'
import './tile.css'

interface Props {
  readonly name: string
  readonly description: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  onTap(): void
}

/** An option that is on or off, with a description. All of it can be tapped; screen readers read the name. */
export function Tile({ name, description, isOn, isDisabled = false, onTap }: Props) {
  const id = useId()
  return (
    <div className="setting-tile">
      <button type="button" aria-pressed={isOn} aria-describedby={id} disabled={isDisabled} onClick={onTap}>
        {name}
      </button>
      <small id={id}>{description}</small>
    </div>
  )
}
