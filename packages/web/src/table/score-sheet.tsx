import type { TableState } from '../game/source.ts'
import { useSpeech } from '../words/index.tsx'
import './moments.css'
import { useNames } from './use-names.ts'

/** After a round, and at the end: everybody's points, round by round. */
export function ScoreSheet({
  state,
  children,
}: {
  readonly state: TableState
  readonly children?: React.ReactNode
}) {
  const { words } = useSpeech()
  const names = useNames(state)
  const { table } = state.match
  const isOver = table.phase === 'over'
  const isBetween = table.waiting[0]?.question.ask === 'next-round'
  if (!isOver && !isBetween) return null
  // A single round without points is won by cards; what was left in the hands is told all the same.
  const told = state.log.findLast((fact) => fact.kind === 'round-over')
  const isCounted = state.setup.limit !== null
  const totals = table.players.map(({ score }, seat) =>
    isCounted || told?.kind !== 'round-over' ? score : told.points[seat],
  )
  const lowest = Math.min(...totals)
  return (
    <section className={`score-sheet ${isOver ? 'final' : ''}`}>
      <h2>{isOver ? words.table.wins(table.winners.map(names.who)) : words.table.round(table.round)}</h2>
      <table>
        <thead>
          <tr>
            <th />
            {table.sheet.map((_, round) => (
              <th key={round}>{round + 1}</th>
            ))}
            <th>Σ</th>
          </tr>
        </thead>
        <tbody>
          {totals.map((score, seat) => (
            <tr key={seat} className={score === lowest ? 'leads' : ''}>
              <th scope="row">{names.who(seat)}</th>
              {table.sheet.map((points, round) => (
                <td key={round}>{points[seat]}</td>
              ))}
              <td>
                <b>{score}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOver && children}
    </section>
  )
}
