import { memo } from 'react'
import { Face } from '../../../table/face.tsx'
import { Faces } from '../../../table/faces/faces.tsx'
import { useNewest } from '../../../table/use-newest.ts'
import { useWalk } from '../../../table/use-walk.ts'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import { CardBack, CardFace } from '../look/card.tsx'
import { useFranticWords } from '../words/index.ts'
import './others.css'
import './seat.css'
import './beside-face.css'
import './own-seat.css'

/** The others in seat order round the table: Frantic is played anticlockwise, so the next one sits to the right. */
export function Others({ isCovered }: { readonly isCovered: boolean }) {
  const { state } = useTable()
  const walk = useWalk<HTMLOListElement>('.candidate > button', '.seat > button:enabled')
  const own = state.match.own.seat ?? -1
  const count = state.people.length
  const order = state.people.map((_, i) => (own + 1 + i) % count).filter((seat) => seat !== own)
  return (
    <ol {...walk} className="others" data-count={order.length} inert={isCovered}>
      {order.map((seat, i) => (
        <li key={seat} {...placeAt(i, order.length)}>
          <Seat seat={seat} />
        </li>
      ))}
    </ol>
  )
}

/** So many at most sit along each side; the rest sit across. */
const sidesOf = (count: number): number => (count < 3 ? 0 : count < 6 ? 1 : 2)

/** From the right end of the arc to its left end. */
function placeAt(i: number, count: number) {
  const side = sidesOf(count)
  const across = count - 2 * side
  const isAcross = i >= side && i < count - side
  // Across: from 0, the left, to 1. At a side: from 0, the one nearest to oneself.
  const at = isAcross ? 1 - (i - side + 0.5) / across : i < side ? i : count - 1 - i
  return {
    'data-at': isAcross ? 'across' : i < side ? 'right' : 'left',
    style: { '--at': at, '--of': isAcross ? across : side } as React.CSSProperties,
  }
}

/** One's own: one sits at the table too. */
export function OwnSeat() {
  const { seat } = useTable().state.match.own
  return seat !== null && <Seat seat={seat} />
}

function Seat({ seat }: { readonly seat: number }) {
  const { state, names, prompt, choose } = useTable()
  const { words: house } = useSpeech()
  const words = useFranticWords()
  const { people, match } = state
  const { isAway, isOnline } = people[seat]
  const player = match.table.players[seat]
  const isAsked = prompt?.choice.of === 'seat' && prompt.choice.options.includes(seat)
  const status = [
    seat === match.own.seat && 'own',
    match.table.turn === seat && 'on-turn',
    isAsked && 'candidate',
    !isOnline && 'offline',
    player.skipped && 'skipped',
  ].filter(Boolean)
  const signs = [
    player.skipped && words.table.skipped,
    isAway && house.table.away,
    !isOnline && house.table.offline,
  ].filter(Boolean)
  return (
    <div className={`seat ${status.join(' ')}`} data-anchor={`seat-${seat}`}>
      <Sitter
        seat={seat}
        name={names.who(seat)}
        cards={player.cards}
        points={usePoints(seat)}
        signs={signs.join(', ')}
        isAsked={isAsked}
        choose={useNewest(choose)}
      />
      <Mark seat={seat} />
      <Powers seat={seat} />
      <OpenHand seat={seat} />
      <Faces seat={seat} />
    </div>
  )
}

interface Sitting {
  readonly seat: number
  readonly name: string
  readonly cards: number
  readonly points: string
  readonly signs: string
  readonly isAsked: boolean
  choose(seat: number): void
}

/** Most steps change nothing about most of them. */
const Sitter = memo(function Sitter({ seat, name, cards, points, signs, isAsked, choose }: Sitting) {
  const words = useFranticWords()
  return (
    <button type="button" disabled={!isAsked} onClick={() => choose(seat)}>
      <Face seat={seat} />
      <strong>{name}</strong>
      <span className="tally">
        <MiniFan count={cards} />
        <b>{cards}</b>
        <span className="visually-hidden"> {words.table.cards(cards)}</span>
        {points && <small>{points}</small>}
      </span>
      {signs && <em>{signs}</em>}
    </button>
  )
})

/** What counts against them, if points count at all; to oneself also how far that may go. */
function usePoints(seat: number): string {
  const words = useFranticWords()
  const { state, setup } = useTable()
  const { table, own } = state.match
  const points = table.scores[seat]
  if (setup.limit === null) return ''
  return seat === own.seat ? words.table.pointsOf(points, setup.limit) : words.table.points(points)
}

/** A few backs, so that many cards look like many. */
function MiniFan({ count }: { readonly count: number }) {
  const shown = Math.min(count, 4)
  return (
    <span className="mini-fan" aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} style={{ rotate: `${(i - (shown - 1) / 2) * 13}deg` }} />
      ))}
    </span>
  )
}

/** What this player gets, so far. */
function Mark({ seat }: { readonly seat: number }) {
  const { prompt, draft } = useTable()
  if (prompt?.choice.of !== 'seat') return null
  const { choice } = prompt
  const count =
    choice.kind === 'allot'
      ? draft.picks[choice.options.indexOf(seat)]
      : draft.picks.filter((pick) => pick === seat).length
  return count > 0 && <span className="mark">{choice.kind === 'some' ? '✓' : `+${count}`}</span>
}

/** Their power cards: closed ones as a back, spent ones to be read. */
function Powers({ seat }: { readonly seat: number }) {
  const { state, names, explain } = useTable()
  const { table, own } = state.match
  const { powers } = table.players[seat]
  if (powers.length === 0 || seat === own.seat) return null
  return (
    <span className="power-backs">
      {powers.map((power, i) =>
        power === null ? (
          <i key={i} />
        ) : (
          <button
            key={i}
            type="button"
            aria-label={names.title(power)}
            onClick={() => explain({ id: power })}
          />
        ),
      )}
    </span>
  )
}

/** A hand that lies open, or that its owner lets a spectator see. */
function OpenHand({ seat }: { readonly seat: number }) {
  const { state, setup, names, explain } = useTable()
  const { table, shown } = state.match
  const faces = table.players[seat].openHand ?? shown?.[seat]?.map((card) => setup.faces[card].index)
  const aside = table.players[seat].aside
  if (seat === state.match.own.seat || (!faces && aside === 0)) return null
  return (
    <span className="open-hand" style={{ '--cards': (faces?.length ?? 0) + aside } as React.CSSProperties}>
      {faces?.map((face, i) => (
        <button key={i} type="button" onClick={() => explain({ face })}>
          <CardFace print={setup.prints[face]} />
          <span className="visually-hidden">{names.face(face)}</span>
        </button>
      ))}
      {Array.from({ length: aside }, (_, i) => (
        <span key={`aside ${i}`}>
          <CardBack />
        </span>
      ))}
    </span>
  )
}
