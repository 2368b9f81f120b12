import { useI18n } from '../../i18n/index.tsx'
import type { LookBackState } from '../../match-sources/look-back/look-back-table.ts'
import { useCapturedKeys } from '../input/use-captured-keys.ts'
import { ClockBar } from '../prompt-bar/clock-bar.tsx'
import { useTableContext } from '../table-context.tsx'
import { useSeatName } from '../use-seat-name.ts'
import './look-back-bar.css'

/** In place of the prompt bar while the table shows the past: the moment, the way through it and back to the present. */
export function LookBackBar({ notice, clock, promptNumber, hasFailed }: LookBackState) {
  const { lookBack } = useI18n().messages
  const { source, state } = useTableContext()
  const nameOfSeat = useSeatName(state)
  const { step, end } = source.lookBack!
  useCapturedKeys(({ key, shiftKey, ctrlKey }) => {
    if (shiftKey || ctrlKey) return null
    if (key === 'ArrowLeft') return () => step(-1)
    if (key === 'ArrowRight') return () => step(1)
    return key === 'Escape' ? end : null
  })
  const { round, openPrompts } = state.match.table
  // Beside a notice there is no room for names.
  const awaited = notice
    ? []
    : openPrompts.filter(({ hasAnswered }) => !hasAnswered).map(({ seat }) => nameOfSeat(seat))
  return (
    <section className="prompt-bar look-back-bar" data-notice={notice ?? undefined} tabIndex={-1}>
      <div className="prompt-sheet prompt-head">
        <div className="prompt-question">
          <strong>
            <span role="status">
              {hasFailed ? lookBack.failed : lookBack.moment(round, [...new Set(awaited)])}
            </span>
            {notice && (
              <small className="look-back-notice" role="alert">
                {lookBack.notices[notice]}
              </small>
            )}
          </strong>
        </div>
        <StepButton label={lookBack.stepBack} path="M15 5l-7 7 7 7" onStep={() => step(-1)} />
        <StepButton label={lookBack.stepForward} path="M9 5l7 7-7 7" onStep={() => step(1)} />
        <button type="button" className="button" aria-keyshortcuts="Escape" onClick={end}>
          {lookBack.toPresent}
        </button>
      </div>
      {clock && <ClockBar key={`${promptNumber} ${clock.totalMs}`} clock={clock} />}
    </section>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly path: string
  onStep(): void
}

const StepButton = ({ label, path, onStep }: StepButtonProps) => (
  <button type="button" className="look-back-step" aria-label={label} title={label} onClick={onStep}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)
