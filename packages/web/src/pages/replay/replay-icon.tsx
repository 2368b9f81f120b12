interface Props {
  /** A path of 24 by 24. */
  readonly d: string
  readonly isLine?: boolean
}

export const ReplayIcon = ({ d, isLine = false }: Props) => (
  <svg className="replay-icon" viewBox="0 0 24 24" aria-hidden="true" data-line={isLine || undefined}>
    <path d={d} />
  </svg>
)
