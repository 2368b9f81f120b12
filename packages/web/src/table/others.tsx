import type { TableState } from '../game/source.ts'
import { Avatar } from '../look/avatar.tsx'
import { useSpeech } from '../words/index.tsx'
import './others.css'
import { useNames } from './use-names.ts'

interface Props {
  readonly state: TableState
  readonly candidates: readonly number[]
  readonly chosen: (seat: number) => string | null
  onTap(seat: number): void
  explain(text: string): void
}

/** The others in seat order, from the one to the right round to the one to the left. */
export function Others({ state, candidates, chosen, onTap, explain }: Props) {
  const { people, match } = state
  const own = match.own.seat ?? -1
  const order = people.map((_, i) => (own + 1 + i) % people.length).filter((seat) => seat !== own)
  return (
    <ol className="others" data-count={order.length}>
      {order.map((seat) => (
        <Other
          key={seat}
          state={state}
          seat={seat}
          isCandidate={candidates.includes(seat)}
          mark={chosen(seat)}
          onTap={onTap}
          explain={explain}
        />
      ))}
    </ol>
  )
}

function Other(props: {
  readonly state: TableState
  readonly seat: number
  readonly isCandidate: boolean
  readonly mark: string | null
  onTap(seat: number): void
  explain(text: string): void
}) {
  const { state, seat, isCandidate, mark, onTap, explain } = props
  const { words } = useSpeech()
  const { people, match } = state
  const { isBot, isAway, isOnline } = people[seat]
  const names = useNames(state)
  const name = names.who(seat)
  const player = match.table.players[seat]
  const { openHand } = player
  const isOnTurn = match.table.turn === seat
  const status = [
    isOnTurn && 'on-turn',
    isCandidate && 'candidate',
    !isOnline && 'offline',
    player.skipped && 'skipped',
    openHand && 'open-hand',
  ].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        className={`other ${status.join(' ')}`}
        disabled={!isCandidate && !openHand}
        onClick={() =>
          isCandidate ? onTap(seat) : explain(`${name}: ${openHand!.map(names.face).join(', ')}`)
        }
      >
        <Avatar name={name} isBot={isBot || isAway} />
        <strong>{name}</strong>
        <span className="tally">
          <b>{player.cards}</b>
          <span className="visually-hidden"> {words.table.cards(player.cards)}</span>
          <small>{words.table.points(player.score)}</small>
        </span>
        {player.powers.length > 0 && (
          <span className="power-dots" aria-hidden="true">
            {player.powers.map((power, i) => (
              <i key={i} className={power === null ? 'closed' : 'spent'} />
            ))}
          </span>
        )}
        {mark !== null && <span className="mark">{mark}</span>}
      </button>
    </li>
  )
}
