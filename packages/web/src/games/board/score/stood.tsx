import type { RoundOver } from '@slapwise/board-game/words'
import { Face } from '../../../table/faces/face.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { BoardCard } from '../look/cards/board-card.tsx'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import './stood.css'

/** Where everybody stood at the end of a round, and what they held that costs something. */
export function Stood({ over }: { readonly over: RoundOver }) {
  const words = useBoardWords()
  const { names } = useTable()
  const order = over.scores.map((_, seat) => seat).sort((a, b) => over.scores[a] - over.scores[b])
  return (
    <section className="stood">
      <h3>{words.score.stood}</h3>
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <Face seat={seat} />
            <strong>{names.who(seat)}</strong>
            <Costly hand={over.hands[seat]} />
            <span className="stood-on">{words.table.at(over.tokens[seat])}</span>
            <span className="stood-points">+{over.points[seat]}</span>
            <b>
              <span className="visually-hidden">{words.score.total} </span>
              {over.scores[seat]}
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Costly({ hand }: { readonly hand: readonly number[] }) {
  const { words: house } = useSpeech()
  const { setup, names } = useTable()
  const costly = hand.filter((kind) => setup.kinds[kind].inHand > 0)
  return costly.map((kind, i) => (
    <span key={i} className="stood-card">
      <BoardCard kind={setup.kinds[kind]} name={names.card(kind)} />
      <span className="visually-hidden">
        {names.card(kind)}, {house.score.costs(setup.kinds[kind].inHand)}
      </span>
    </span>
  ))
}
