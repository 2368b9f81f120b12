import { useI18n } from '../../../i18n/index.tsx'
import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { SeatExpressions } from '../../../table/faces/seat-expressions.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { usePlayback } from '../motion/playback.tsx'
import { useBoardTable } from '../table/board-table-context.tsx'
import './board-seats.css'

/** Everybody in the order of play, oneself included. */
export function BoardSeats() {
  const { state } = useBoardTable()
  const walk = useRovingTabIndex<HTMLOListElement>()
  return (
    <ol {...walk} className="board-seats" data-count={state.players.length}>
      {state.players.map((_, seat) => (
        <li key={seat}>
          <BoardSeat seat={seat} />
        </li>
      ))}
    </ol>
  )
}

function BoardSeat({ seat }: { readonly seat: number }) {
  const { state, names, selectableSeats: seats, selection: aim, tapSeat } = useBoardTable()
  const { tokens } = usePlayback()
  const { messages: house } = useI18n()
  const words = useBoardMessages()
  const { isAway, isOnline } = state.players[seat]
  const { table, own } = state.match
  const isCandidate = seats.has(seat)
  const marks = [
    table.turn === seat && 'on-turn',
    isCandidate && 'candidate',
    !isOnline && 'offline',
    seat === own.seat && 'own',
  ]
  const signs = [isAway && house.table.away, !isOnline && house.table.offline].filter(Boolean)
  return (
    <div className={`board-seat ${marks.filter(Boolean).join(' ')}`} data-anchor={`seat-${seat}`}>
      <button
        type="button"
        disabled={!isCandidate}
        aria-pressed={isCandidate && aim.seat === seat ? true : undefined}
        onClick={() => tapSeat(seat)}
      >
        <PlayerFace seat={seat} />
        <strong>{names.playerName(seat)}</strong>
        <span className="token-space">
          <span className="visually-hidden">{words.table.position(tokens[seat])}</span>
          <b aria-hidden="true">{tokens[seat]}</b>
        </span>
        <small className="points">{words.table.points(table.scores[seat])}</small>
        <small className="cards">
          <i aria-hidden="true" />
          <span aria-hidden="true">{table.cards[seat]}</span>
          <span className="visually-hidden">{words.table.cards(table.cards[seat])}</span>
        </small>
        {signs.length > 0 && <em>{signs.join(', ')}</em>}
      </button>
      <SeatExpressions seat={seat} grimaces={state.grimaces} chat={state.chat} />
    </div>
  )
}
