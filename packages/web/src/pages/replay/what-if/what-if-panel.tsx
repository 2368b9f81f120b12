import { findDecision } from '@slapwise/kernel'
import { lazy, Suspense } from 'react'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import type { WhatIfQuestion } from '../../../match-sources/replay/replay-source.ts'
import type { OpenedReplay } from '../opened-replay.ts'
import { ReplayIcon } from '../replay-icon.tsx'
import './what-if.css'

/** Loaded with the first answer. */
const WhatIfDialog = lazy(async () => ({ default: (await import('./what-if-dialog.tsx')).WhatIfDialog }))

interface Props extends OpenedReplay {
  readonly question: WhatIfQuestion
}

/** In place of the replay bar: asks for another answer to a decision, and shows what it would have led to. */
export function WhatIfPanel(props: Props) {
  const { source, players, question } = props
  const { whatIf } = useAfterMatchI18n().messages
  return (
    <section className="replay-bar what-if-bar" aria-label={whatIf.title}>
      <p aria-live="polite">
        <strong>{whatIf.ask(players[question.seat].name)}</strong>
        {question.isUnchanged ? whatIf.isUnchanged : whatIf.askHint}
      </p>
      <div className="replay-steps">
        <DecisionButton {...props} direction={-1} />
        <DecisionButton {...props} direction={1} />
        <button type="button" className="what-if-cancel" onClick={() => source.endWhatIf()}>
          {whatIf.cancel}
        </button>
      </div>
      {question.answer !== null && (
        <Suspense>
          <WhatIfDialog {...props} decisionIndex={question.decisionIndex} answer={question.answer} />
        </Suspense>
      )}
    </section>
  )
}

/** Moves to another decision of the same player. */
function DecisionButton({ source, timeline, question, direction }: Props & { readonly direction: 1 | -1 }) {
  const { whatIf } = useAfterMatchI18n().messages
  const { decisionIndex, seat } = question
  const found = findDecision(timeline.steps, decisionIndex + direction, direction, seat)
  const label = direction === 1 ? whatIf.next : whatIf.previous
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-direction={direction === 1 ? 'forward' : 'back'}
      disabled={found === null}
      onClick={() => source.askWhatIf(found!)}
    >
      <ReplayIcon d="M9 5l7 7-7 7" isLine />
    </button>
  )
}
