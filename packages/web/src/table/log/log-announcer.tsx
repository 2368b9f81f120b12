import type { TableState } from '../../match-sources/table-source.ts'
import { useSeatName } from '../use-seat-name.ts'
import { factKey, type LogFormatter } from './log-entries.ts'

interface Props {
  readonly state: TableState
  readonly formatter: LogFormatter
}

/**
 * A live region for screen readers: everything that happens to the viewer or is done by them, such as the cards that
 * they draw or get, then events, and the end of a round. Everything else is in the log.
 */
export function LogAnnouncer({ state, formatter }: Props) {
  const nameOfSeat = useSeatName(state)
  const { table } = state.match
  const isAnnounced = (fact: object) => {
    const sentence = formatter.formatFact(fact)
    if (sentence === null) return false
    return (
      state.stageStep?.concernsViewer ||
      formatter.concernsViewer(sentence) ||
      formatter.accentOf(fact) !== null
    )
  }
  const announced = state.newFacts.filter(isAnnounced)
  const lines = announced.map((fact) => formatter.toPlainText(formatter.formatFact(fact)!))
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
