import type { RoundOver } from '@slapwise/card-game/words'
import type { Mood } from '../../../look/face/mood.ts'
import { Face } from '../../../table/faces/face.tsx'
import { ranking, signed } from '../../../table/score/score-history.ts'
import { useSpeech } from '../../../words/index.tsx'
import { CardFace } from '../look/card.tsx'
import { useTable } from '../table/at-table.tsx'
import { useFranticWords } from '../words/index.ts'
import './score-hands.css'

interface Props {
  readonly over: RoundOver
}

/** What everybody was left with, and what it costs. */
export function Hands({ over }: Props) {
  const words = useFranticWords()
  const { state } = useTable()
  const isCounted = state.setup.limit !== null
  const { winners } = state.match.table
  const order = ranking(isCounted ? over.scores : over.points)
  const winnersFirst = isCounted
    ? order
    : order.toSorted((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)))
  return (
    <section className="score-hands">
      <h3>{words.score.left}</h3>
      <ol>
        {winnersFirst.map((seat) => (
          <li key={seat} className="score-hands-row">
            <Result over={over} seat={seat} />
            <LeftOver hand={over.hands[seat]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Result({ over, seat }: Props & { readonly seat: number }) {
  const words = useFranticWords()
  const { state, names } = useTable()
  const held = over.hands[seat].reduce((sum, face) => sum + state.setup.prints[face].points, 0)
  return (
    <p className="score-result">
      <Face seat={seat} mood={moodAfter(over, seat)} />
      <strong>{names.who(seat)}</strong>
      <span className="score-round">
        {held !== over.points[seat] && <small>{held} → </small>}
        {signed(over.points[seat])}
      </span>
      {state.setup.limit !== null && (
        <b>
          <span className="visually-hidden">{words.score.total} </span>
          {over.scores[seat]}
        </b>
      )}
    </p>
  )
}

/** Nobody scowls who is rid of everything, whatever their face; who pays most does. */
function moodAfter({ hands, points }: RoundOver, seat: number): Mood {
  if (hands[seat].length === 0) return 'cheer'
  return points[seat] === Math.max(...points) ? 'sulk' : 'calm'
}

function LeftOver({ hand }: { readonly hand: readonly number[] }) {
  const { words: house } = useSpeech()
  const words = useFranticWords()
  const { state, names } = useTable()
  if (hand.length === 0) return <p className="score-rid">{words.score.noCards}</p>
  return (
    <ul className="score-cards">
      {hand
        .toSorted((a, b) => a - b)
        .map((face, i) => {
          const print = state.setup.prints[face]
          return (
            <li key={i}>
              <CardFace print={print} />
              <span className="visually-hidden">
                {names.face(face)}, {house.score.costs(print.points)}
              </span>
              <small aria-hidden="true">{print.points}</small>
            </li>
          )
        })}
    </ul>
  )
}
