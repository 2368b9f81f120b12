import type { BasePublicView } from '@slapwise/kernel'
import { useI18n } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { PlayerFace } from '../faces/player-face.tsx'
import { useSeatName } from '../use-seat-name.ts'
import type { PointMessages } from './score-sheet.tsx'
import './score-table.css'

interface Props {
  readonly state: TableState
  readonly messages: PointMessages
}

/** A column for each player, and a row for each round. */
export function ScoreTable({ state, messages }: Props) {
  const { score } = useI18n().messages
  const nameOfSeat = useSeatName(state)
  const { scoreSheet, scores } = state.match.table
  const lowest = Math.min(...scores)
  const column = (seat: number) => (scores[seat] === lowest ? 'leading-player' : undefined)
  const outsidePoints = pointsOutsideRounds(state.match.table)
  return (
    <table className="score-table">
      <caption className="visually-hidden">{score.title}</caption>
      <thead>
        <tr>
          <td />
          {scores.map((_, seat) => (
            <th key={seat} scope="col" className={column(seat)} title={nameOfSeat(seat)}>
              <PlayerFace seat={seat} />
              <span>{nameOfSeat(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scoreSheet.map((points, round) => (
          <Row key={round} head={`${round + 1}`} points={points} column={column} />
        ))}
        {messages.byEvents && outsidePoints.some((points) => points !== 0) && (
          <Row head={messages.byEvents} points={outsidePoints} column={column} />
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          {scores.map((total, seat) => (
            <td key={seat} className={column(seat)}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** The points of each seat from outside of the rounds. */
const pointsOutsideRounds = ({ scores, scoreSheet }: BasePublicView): number[] =>
  scores.map((score, seat) => scoreSheet.reduce((rest, points) => rest - points[seat], score))

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
