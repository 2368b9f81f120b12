import { useI18n } from '../../../i18n/index.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { useLatestCallback } from '../../../table/use-latest-callback.ts'
import { useFranticMessages } from '../i18n/index.ts'
import { type FranticTableContext, useFranticTable } from '../table/frantic-table-context.tsx'
import { turnsLeftFor } from '../table-centre/table-centre.tsx'
import './other-seats.css'
import './own-seat.css'
import { Seat, type SeatProps } from './seat.tsx'

/** The other players in seat order: Frantic is played anticlockwise, so the next one sits on the right. */
export function OtherSeats({ isCovered }: { readonly isCovered: boolean }) {
  const { messages } = useI18n()
  const { state } = useFranticTable()
  const arrowKeyProps = useRovingTabIndex<HTMLOListElement>('.candidate > button', '.seat > button:enabled')
  const seated = useSeatProps()
  const own = state.match.own.seat ?? -1
  const count = state.players.length
  const order = state.players.map((_, i) => (own + 1 + i) % count).filter((seat) => seat !== own)
  return (
    <ol
      {...arrowKeyProps}
      className="other-seats"
      aria-label={messages.table.seatsGroup}
      data-count={order.length}
      inert={isCovered}
    >
      {order.map((seat, i) => (
        <li key={seat} {...seatPosition(i, order.length)}>
          <Seat {...seated(seat)} />
        </li>
      ))}
    </ol>
  )
}

/** The number of players at each side; the others sit opposite. */
const seatsPerSide = (count: number): number => (count < 3 ? 0 : count < 6 ? 1 : 2)

/** The position of a seat, from the right end of the arc to the left. */
function seatPosition(i: number, count: number) {
  const side = seatsPerSide(count)
  const across = count - 2 * side
  const isAcross = i >= side && i < count - side
  // Opposite: from 0 (left) to 1. At a side: from 0 (nearest to the viewer).
  const at = isAcross ? 1 - (i - side + 0.5) / across : i < side ? i : count - 1 - i
  return {
    'data-at': isAcross ? 'across' : i < side ? 'right' : 'left',
    style: { '--at': at, '--of': isAcross ? across : side } as React.CSSProperties,
  }
}

/** The viewer's own seat. */
export function OwnSeat() {
  const { seat } = useFranticTable().state.match.own
  const seated = useSeatProps()
  return seat !== null && <Seat {...seated(seat)} />
}

/** Returns the props of each seat. */
function useSeatProps(): (seat: number) => SeatProps {
  const table = useFranticTable()
  const { messages: pageMessages } = useI18n()
  const messages = useFranticMessages()
  const choose = useLatestCallback(table.chooseOption)
  const { state, setup, names, prompt, explainItem } = table
  const { players, grimaces, chat, match } = state
  const { own } = match
  const pointsOf = (seat: number): string => {
    const points = match.table.scores[seat]
    if (setup.limit === null) return ''
    return seat === own.seat
      ? messages.table.pointsOfLimit(points, setup.limit)
      : messages.table.points(points)
  }
  return (seat) => ({
    seat,
    name: names.playerName(seat),
    tablePlayer: players[seat],
    player: match.table.players[seat],
    points: pointsOf(seat),
    spokenPoints: pageMessages.table.spokenPoints(
      match.table.scores[seat],
      seat === own.seat ? setup.limit : null,
    ),
    isOwn: seat === own.seat,
    isOnTurn: seat === match.table.turn,
    isCandidate: prompt?.choice.of === 'seat' && prompt.choice.options.includes(seat),
    receivedMark: receivedMarkOf(table, seat),
    bombTurns: turnsLeftFor(match.table.lasting, 'time-bomb', seat),
    shown: match.shownHands?.[seat],
    grimaces,
    chat,
    setup,
    names,
    choose,
    explainItem,
  })
}

/** The number of cards this player gets by the answer so far. */
function receivedMarkOf({ prompt, draft }: FranticTableContext, seat: number): string {
  if (prompt?.choice.of !== 'seat') return ''
  const { choice } = prompt
  const count = draft.picks.filter((pick) => pick === seat).length
  if (count === 0) return ''
  return choice.kind === 'some' ? '✓' : `+${count}`
}
