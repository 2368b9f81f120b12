import { useI18n } from '../../../i18n/index.tsx'
import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { SeatExpressions } from '../../../table/faces/seat-expressions.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { usePlayback } from '../motion/playback.tsx'
import { usePointerKind } from '../street/use-pointer-kind.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import './board-seats.css'

/** All players in order of play, the viewer included. */
export function BoardSeats() {
  const { messages } = useI18n()
  const { state } = useBoardTable()
  const arrowKeyProps = useRovingTabIndex<HTMLOListElement>()
  return (
    <ol
      {...arrowKeyProps}
      className="board-seats"
      aria-label={messages.table.seatsGroup}
      data-count={state.players.length}
    >
      {state.players.map((_, seat) => (
        <li key={seat}>
          <BoardSeat seat={seat} />
        </li>
      ))}
    </ol>
  )
}

function BoardSeat({ seat }: { readonly seat: number }) {
  const { state, names, selectableSeats, selection, tapSeat, setPointedOption } = useBoardTable()
  const pointer = usePointerKind()
  const { tokens } = usePlayback()
  const { messages: pageMessages } = useI18n()
  const messages = useBoardMessages()
  const { isAway, isOnline } = state.players[seat]
  const { table, own } = state.match
  const isCandidate = selectableSeats.has(seat)
  const marks = [
    table.turn === seat && 'on-turn',
    isCandidate && 'candidate',
    !isOnline && 'offline',
    seat === own.seat && 'own',
  ]
  const signs = [isAway && pageMessages.table.away, !isOnline && pageMessages.table.offline].filter(Boolean)
  const spoken = [
    names.playerName(seat),
    messages.table.position(tokens[seat]),
    messages.table.cards(table.handSizes[seat]),
    pageMessages.table.spokenPoints(table.scores[seat], null),
    ...signs,
    isCandidate && pageMessages.table.canBeChosen,
  ].filter(Boolean)
  return (
    <div className={`board-seat ${marks.filter(Boolean).join(' ')}`} data-anchor={`seat-${seat}`}>
      <button
        type="button"
        data-keep-clear="always"
        disabled={!isCandidate}
        aria-pressed={isCandidate && selection.seat === seat ? true : undefined}
        {...pointer.handlers}
        onClick={() => tapSeat(seat, pointer.isSure())}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && isCandidate && setPointedOption(seat)}
        onPointerLeave={() => setPointedOption(null)}
        onFocus={({ currentTarget }) =>
          isCandidate && currentTarget.matches(':focus-visible') && setPointedOption(seat)
        }
        onBlur={() => setPointedOption(null)}
      >
        <PlayerFace seat={seat} />
        <strong aria-hidden="true">{names.playerName(seat)}</strong>
        <span className="visually-hidden">{spoken.join(', ')}</span>
        <span className="token-space" aria-hidden="true">
          <b>{tokens[seat]}</b>
        </span>
        <small className="points" aria-hidden="true">
          {messages.table.points(table.scores[seat])}
        </small>
        <small className="cards" aria-hidden="true">
          <i />
          <span>{table.handSizes[seat]}</span>
        </small>
        {signs.length > 0 && <em aria-hidden="true">{signs.join(', ')}</em>}
      </button>
      <SeatExpressions seat={seat} grimaces={state.grimaces} chat={state.chat} />
    </div>
  )
}
