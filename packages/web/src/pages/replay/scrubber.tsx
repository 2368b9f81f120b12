import type { ReplayStep } from '@slapwise/kernel'
import { memo } from 'react'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import './scrubber.css'

interface Props {
  readonly steps: readonly ReplayStep[]
  readonly index: number
  onMove(index: number): void
}

/** The whole match as a line: dragging shows any moment of it. */
export function Scrubber({ steps, index, onMove }: Props) {
  const { messages } = useAfterMatchI18n()
  const last = steps.length - 1
  return (
    <div className="scrubber" style={{ '--played': index / Math.max(1, last) } as React.CSSProperties}>
      <Marks steps={steps} />
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
const Marks = memo(function Marks({ steps }: Pick<Props, 'steps'>) {
  return (
    <div className="scrubber-marks" aria-hidden="true">
      {steps.flatMap(({ marks }, index) =>
        marks.map((mark) => (
          <i
            key={`${index} ${mark}`}
            data-mark={mark}
            style={{ '--at': index / Math.max(1, steps.length - 1) } as React.CSSProperties}
          />
        )),
      )}
    </div>
  )
})
