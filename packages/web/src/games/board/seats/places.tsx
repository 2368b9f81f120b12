import { Face } from '../../../table/faces/face.tsx'
import { Faces } from '../../../table/faces/faces.tsx'
import { useWalk } from '../../../table/input/use-walk.ts'
import { useSpeech } from '../../../words/index.tsx'
import { usePlayback } from '../motion/playback.tsx'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import './places.css'

/** Everybody in the order of play, oneself included. */
export function Places() {
  const { state } = useTable()
  const walk = useWalk<HTMLOListElement>()
  return (
    <ol {...walk} className="places" data-count={state.people.length}>
      {state.people.map((_, seat) => (
        <li key={seat}>
          <Place seat={seat} />
        </li>
      ))}
    </ol>
  )
}

function Place({ seat }: { readonly seat: number }) {
  const { state, names, seats, aim, tapSeat } = useTable()
  const { tokens } = usePlayback()
  const { words: house } = useSpeech()
  const words = useBoardWords()
  const { isAway, isOnline } = state.people[seat]
  const { table, own } = state.match
  const isCandidate = seats.has(seat)
  const marks = [
    table.turn === seat && 'up',
    isCandidate && 'wanted',
    !isOnline && 'absent',
    seat === own.seat && 'own',
  ]
  const signs = [isAway && house.table.away, !isOnline && house.table.offline].filter(Boolean)
  return (
    <div className={`place ${marks.filter(Boolean).join(' ')}`} data-anchor={`seat-${seat}`}>
      <button
        type="button"
        disabled={!isCandidate}
        aria-pressed={isCandidate && aim.seat === seat ? true : undefined}
        onClick={() => tapSeat(seat)}
      >
        <Face seat={seat} />
        <strong>{names.who(seat)}</strong>
        <span className="where">
          <span className="visually-hidden">{words.table.at(tokens[seat])}</span>
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
      <Faces seat={seat} faces={state.faces} said={state.said} />
    </div>
  )
}
