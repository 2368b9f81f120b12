import type { RoundOver } from '@slapwise/card-game/words'
import type { Mood } from '../../../look/mood.ts'
import { Face } from '../../../table/face.tsx'
import { CardFace } from '../look/card.tsx'
import type { FranticState } from '../state.ts'
import { useNames } from '../use-names.ts'
import { useFranticWords } from '../words/index.ts'
import { ranking, signed } from './score-history.ts'
import './score-hands.css'

interface Props {
  readonly state: FranticState
  readonly over: RoundOver
}

/** What everybody was left with, and what it costs. */
export function Hands({ state, over }: Props) {
  const words = useFranticWords()
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
            <Result state={state} over={over} seat={seat} />
            <LeftOver state={state} hand={over.hands[seat]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Result({ state, over, seat }: Props & { readonly seat: number }) {
  const words = useFranticWords()
  const names = useNames(state)
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

function LeftOver({ state, hand }: { readonly state: FranticState; readonly hand: readonly number[] }) {
  const words = useFranticWords()
  const names = useNames(state)
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
                {names.face(face)}, {words.score.costs(print.points)}
              </span>
              <small aria-hidden="true">{print.points}</small>
            </li>
          )
        })}
    </ul>
  )
}
