import type { TableState } from '../../match-sources/table-source.ts'
import { type FactPresentations, hitsOfFact } from '../facts/fact-presentation.ts'
import { useSeatName } from '../use-seat-name.ts'
import { factKey, type LogFormatter } from './log-entries.ts'

interface Props {
  readonly presentations: FactPresentations
  readonly state: TableState
  readonly formatter: LogFormatter
}

/** A live region for screen readers: attacks on the viewer, events, and the end of a round. Everything else is in the log. */
export function LogAnnouncer({ presentations, state, formatter }: Props) {
  const nameOfSeat = useSeatName(state)
  const { own, table } = state.match
  const isHit = (fact: object) => hitsOfFact(fact, presentations).some(({ victim }) => victim === own.seat)
  const announced = state.newFacts.filter((fact) => isHit(fact) || formatter.accentOf(fact) !== null)
  const lines = announced
    .map(formatter.formatFact)
    .flatMap((sentence) => (sentence ? [formatter.toPlainText(sentence)] : []))
  const hasEnded = announced.some((fact) => formatter.accentOf(fact) === 'end')
  const hasScores = hasEnded && table.scores.some((points) => points !== 0)
  const scores = hasScores
    ? table.scores.map((points, seat) => `${nameOfSeat(seat)} ${points}`).join(', ')
    : ''
  return (
    <div className="visually-hidden" aria-live="polite">
      {announced.length > 0 && <p key={factKey(announced[0])}>{[...lines, scores].join(' ')}</p>}
    </div>
  )
}
