import { Face } from '../../../table/face.tsx'
import { Faces } from '../../../table/faces/faces.tsx'
import { useWalk } from '../../../table/use-walk.ts'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import { CardBack, CardFace } from '../look/card.tsx'
import { useFranticWords } from '../words/index.ts'
import './others.css'

/** The others in seat order round the table: Frantic is played anticlockwise, so the next one sits to the right. */
export function Others() {
  const { state } = useTable()
  const walk = useWalk<HTMLOListElement>('.candidate > button', '.other > button:enabled')
  const own = state.match.own.seat ?? -1
  const count = state.people.length
  const order = state.people.map((_, i) => (own + 1 + i) % count).filter((seat) => seat !== own)
  return (
    <ol {...walk} className="others" data-count={order.length}>
      {order.map((seat, i) => (
        <li key={seat} style={placeAt((i + 0.5) / order.length)}>
          <Other seat={seat} />
        </li>
      ))}
    </ol>
  )
}

/** From 0, the right end of the arc, to 1, its left end. */
function placeAt(part: number): React.CSSProperties {
  const angle = -0.06 * Math.PI + part * 1.12 * Math.PI
  return {
    '--x': Math.cos(angle).toFixed(3),
    '--y': Math.sin(angle).toFixed(3),
  } as React.CSSProperties
}

function Other({ seat }: { readonly seat: number }) {
  const { state, names, prompt, choose } = useTable()
  const { words: house } = useSpeech()
  const words = useFranticWords()
  const { people, match } = state
  const { isAway, isOnline } = people[seat]
  const player = match.table.players[seat]
  const isAsked = prompt?.choice.of === 'seat' && prompt.choice.options.includes(seat)
  const status = [
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
    <div className={`other ${status.join(' ')}`} data-anchor={`seat-${seat}`}>
      <button type="button" disabled={!isAsked} onClick={() => choose(seat)}>
        <Face seat={seat} />
        <strong>{names.who(seat)}</strong>
        <span className="tally">
          <MiniFan count={player.cards} />
          <b>{player.cards}</b>
          <span className="visually-hidden"> {words.table.cards(player.cards)}</span>
          <small>{words.table.points(match.table.scores[seat])}</small>
        </span>
        {signs.length > 0 && <em>{signs.join(', ')}</em>}
      </button>
      <Mark seat={seat} />
      <Powers seat={seat} />
      <OpenHand seat={seat} />
      <Faces seat={seat} />
    </div>
  )
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
  const { powers } = state.match.table.players[seat]
  if (powers.length === 0) return null
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
  if (!faces && aside === 0) return null
  return (
    <span className="open-hand" style={{ '--cards': (faces?.length ?? 0) + aside } as React.CSSProperties}>
      {faces?.map((face, i) => (
        <button key={i} type="button" onClick={() => explain({ face })}>
          <CardFace print={setup.prints[face]} />
          <span className="visually-hidden">{names.face(face)}</span>
        </button>
      ))}
      {Array.from({ length: aside }, (_, i) => (
        <CardBack key={`aside ${i}`} />
      ))}
    </span>
  )
}
