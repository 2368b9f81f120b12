import type { StepUnit } from '@slapwise/kernel'
import './replay-icon.css'

/** One, two or three arrowheads: the more, the further. */
export const STEP_ICONS: Readonly<Record<StepUnit, string>> = {
  decision: 'M9 5l7 7-7 7',
  turn: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  round: 'M3 5l7 7-7 7M10 5l7 7-7 7M20 4v16',
}

interface Props {
  /** A path of 24 by 24. */
  readonly d: string
  readonly isLine?: boolean
}

/** Mirrored in a button with `data-direction="back"`. */
export const ReplayIcon = ({ d, isLine = false }: Props) => (
  <svg className="replay-icon" viewBox="0 0 24 24" aria-hidden="true" data-line={isLine || undefined}>
    <path d={d} />
  </svg>
)
