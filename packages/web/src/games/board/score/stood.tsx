import type { RoundOver } from '@slapwise/board-game/words'
import { PlayerFace } from '../../../table/faces/face.tsx'
import { useI18n } from '../../../words/index.tsx'
import { BoardCard } from '../look/cards/board-card.tsx'
import { useBoardTable } from '../table/at-table.tsx'
import { useBoardMessages } from '../words/index.ts'
import './stood.css'

/** Where everybody stood at the end of a round, and what they held that costs something. */
export function FinalSpaces({ over }: { readonly over: RoundOver }) {
  const words = useBoardMessages()
  const { names } = useBoardTable()
  const order = over.scores.map((_, seat) => seat).sort((a, b) => over.scores[a] - over.scores[b])
  return (
    <section className="stood">
      <h3>{words.score.spaceHeading}</h3>
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <PlayerFace seat={seat} />
            <strong>{names.playerName(seat)}</strong>
            <PenaltyCards hand={over.hands[seat]} />
            <span className="stood-on">{words.table.position(over.tokens[seat])}</span>
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

function PenaltyCards({ hand }: { readonly hand: readonly number[] }) {
  const { messages: house } = useI18n()
  const { setup, names } = useBoardTable()
  const costly = hand.filter((kind) => setup.kinds[kind].handPoints > 0)
  return costly.map((kind, i) => (
    <span key={i} className="stood-card">
      <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />
      <span className="visually-hidden">
        {names.cardName(kind)}, {house.score.cardCost(setup.kinds[kind].handPoints)}
      </span>
    </span>
  ))
}
