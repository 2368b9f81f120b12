import type { ComponentProps } from 'react'
import { usePress } from './use-press.ts'

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  onTap(): void
  /** Opens the reference entry of what the button offers; null if it has none. */
  readonly onExplain: (() => void) | null
}

/** A button that answers when it is tapped, and explains what it offers when it is held. */
export function ExplainableButton({ onTap, onExplain, ...props }: Props) {
  const press = usePress({ onTap, onHold: onExplain ?? doNothing, onDrop: null })
  return (
    <button
      type="button"
      {...props}
      {...(onExplain ? { ...press, 'aria-keyshortcuts': 'i' } : { onClick: onTap })}
    />
  )
}

/** A button that explains what it shows, whether it is tapped or held. */
export const ExplainButton = ({
  onExplain,
  ...props
}: Omit<Props, 'onTap' | 'onExplain'> & { onExplain(): void }) => (
  <ExplainableButton {...props} onTap={onExplain} onExplain={onExplain} />
)

const doNothing = () => undefined
