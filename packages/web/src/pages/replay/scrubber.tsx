import type { ReplayStep } from '@slapwise/kernel'
import { memo } from 'react'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import './scrubber.css'

interface Props {
  readonly steps: readonly ReplayStep[]
  /** The states before the mistakes that are known. */
  readonly mistakes: readonly number[]
  readonly index: number
  onMove(index: number): void
}

/** The whole match as a line: dragging shows any moment of it. */
export function Scrubber({ steps, mistakes, index, onMove }: Props) {
  const { messages } = useAfterMatchI18n()
  const last = steps.length - 1
  return (
    <div className="scrubber" style={{ '--played': index / Math.max(1, last) } as React.CSSProperties}>
      <Marks steps={steps} mistakes={mistakes} />
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={messages.replay.position}
        aria-valuetext={messages.replay.positionValue(steps[index].round, index, last)}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </div>
  )
}

/** Each sort of mark has a shape of its own. */
const Marks = memo(function Marks({ steps, mistakes }: Pick<Props, 'steps' | 'mistakes'>) {
  const marksOfSteps = steps.flatMap(({ marks }, index) => marks.map((mark) => ({ mark, index })))
  const marks = [...marksOfSteps, ...mistakes.map((index) => ({ mark: 'mistake', index }))]
  return (
    <div className="scrubber-marks" aria-hidden="true">
      {marks.map(({ mark, index }) => (
        <i
          key={`${index} ${mark}`}
          data-mark={mark}
          style={{ '--at': index / Math.max(1, steps.length - 1) } as React.CSSProperties}
        />
      ))}
    </div>
  )
})
