import { pointsByEvents } from '../../games/frantic/score/score-history.ts'
import type { FranticState } from '../../games/frantic/state.ts'
import { useSpeech } from '../../words/index.tsx'
import { Mark } from './score-mark.tsx'
import './score-table.css'
import { useNames } from '../../games/frantic/use-names.ts'

/** The sheet as one would write it: a column for each player, a line for each round. */
export function ScoreTable({ state }: { readonly state: FranticState }) {
  const { words } = useSpeech()
  const names = useNames(state)
  const { sheet, scores: totals } = state.match.table
  const lowest = Math.min(...totals)
  const column = (seat: number) => (totals[seat] === lowest ? 'leads' : undefined)
  const byEvents = pointsByEvents(state)
  return (
    <table className="score-table">
      <caption className="visually-hidden">{words.score.sheet}</caption>
      <thead>
        <tr>
          <td />
          {totals.map((_, seat) => (
            <th key={seat} scope="col" className={column(seat)} title={names.who(seat)}>
              <Mark seat={seat} />
              <span>{names.who(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.map((points, round) => (
          <Row key={round} head={`${round + 1}`} points={points} column={column} />
        ))}
        {byEvents.some((points) => points !== 0) && (
          <Row head={words.score.byEvents} points={byEvents} column={column} />
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.score.total}</th>
          {totals.map((total, seat) => (
            <td key={seat} className={column(seat)}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  readonly head: string
  readonly points: readonly number[]
  column(seat: number): string | undefined
}

function Row({ head, points, column }: RowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {points.map((p, seat) => (
        <td key={seat} className={column(seat)}>
          {p}
        </td>
      ))}
    </tr>
  )
}
