import type { TableState } from '../game/source.ts'
import { useSpeech } from '../words/index.tsx'
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
  const lowest = Math.min(...table.players.map(({ score }) => score))
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
          {table.players.map(({ score }, seat) => (
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
