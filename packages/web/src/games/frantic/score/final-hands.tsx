import type { RoundOverFact } from '@slapwise/card-game/i18n'
import { formatSigned } from '@slapwise/kernel'
import { useI18n } from '../../../i18n/index.tsx'
import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { rankSeats } from '../../../table/score/score-history.ts'
import type { Mood } from '../../../ui/face/mood.ts'
import { CardFace } from '../artwork/card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './final-hands.css'

interface Props {
  readonly over: RoundOverFact
}

/** The hands at the end of a round, and their points. */
export function FinalHands({ over }: Props) {
  const messages = useFranticMessages()
  const { state } = useFranticTable()
  const isCounted = state.setup.limit !== null
  const { winners } = state.match.table
  const order = rankSeats(isCounted ? over.scores : over.points)
  const winnersFirst = isCounted
    ? order
    : order.toSorted((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)))
  return (
    <section className="score-hands">
      <h3>{messages.score.leftInHand}</h3>
      <ol>
        {winnersFirst.map((seat) => (
          <li key={seat} className="score-hands-row">
            <HandResult over={over} seat={seat} />
            <LeftoverCards seat={seat} hand={over.hands[seat]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function HandResult({ over, seat }: Props & { readonly seat: number }) {
  const messages = useFranticMessages()
  const { state, names } = useFranticTable()
  const held = over.hands[seat].reduce((sum, face) => sum + state.setup.prints[face].points, 0)
  return (
    <p className="score-result">
      <PlayerFace seat={seat} mood={moodAfter(over, seat)} />
      <strong>{names.playerName(seat)}</strong>
      <span className="score-round">
        {held !== over.points[seat] && <small>{held} → </small>}
        {formatSigned(over.points[seat])}
      </span>
      {state.setup.limit !== null && (
        <b>
          <span className="visually-hidden">{messages.score.total} </span>
          {over.scores[seat]}
        </b>
      )}
    </p>
  )
}

/** A player without cards cheers; the one with the most points sulks. */
function moodAfter({ hands, points }: RoundOverFact, seat: number): Mood {
  if (hands[seat].length === 0) return 'cheer'
  return points[seat] === Math.max(...points) ? 'sulk' : 'calm'
}

function LeftoverCards({ seat, hand }: { readonly seat: number; readonly hand: readonly number[] }) {
  const { messages: pageMessages } = useI18n()
  const messages = useFranticMessages()
  const { state, names } = useFranticTable()
  if (hand.length === 0) return <p className="score-no-cards">{messages.score.noCards}</p>
  return (
    <ul className="score-cards">
      {hand
        .toSorted((a, b) => a - b)
        .map((face, i) => {
          const print = state.setup.prints[face]
          return (
            <li key={i} data-anchor={`left-${seat}-${i}`}>
              <CardFace print={print} />
              <span className="visually-hidden">
                {names.faceName(face)}, {pageMessages.score.cardCost(print.points)}
              </span>
              <small aria-hidden="true">{print.points}</small>
            </li>
          )
        })}
    </ul>
  )
}
