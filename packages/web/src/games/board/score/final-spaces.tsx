import type { RoundOverFact } from '@slapwise/board-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import './final-spaces.css'

/** The spaces of all tokens at the end of a round, and the cards in hand that cost points. */
export function FinalSpaces({ over }: { readonly over: RoundOverFact }) {
  const messages = useBoardMessages()
  const { names } = useBoardTable()
  const order = over.scores.map((_, seat) => seat).sort((a, b) => over.scores[a] - over.scores[b])
  return (
    <section className="final-spaces">
      <h3>{messages.score.spaceHeading}</h3>
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <PlayerFace seat={seat} />
            <strong>{names.playerName(seat)}</strong>
            <PenaltyCards seat={seat} hand={over.hands[seat]} />
            <span className="final-spaces-space">{messages.table.position(over.tokens[seat])}</span>
            <span className="final-spaces-points">+{over.points[seat]}</span>
            <b>
              <span className="visually-hidden">{messages.score.total} </span>
              {over.scores[seat]}
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PenaltyCards({ seat, hand }: { readonly seat: number; readonly hand: readonly number[] }) {
  const { messages: pageMessages } = useI18n()
  const { setup, names } = useBoardTable()
  const costly = hand.filter((kind) => setup.kinds[kind].handPoints > 0)
  return costly.map((kind, i) => (
    <span key={i} className="penalty-card" data-anchor={`left-${seat}-${i}`}>
      <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />
      <span className="visually-hidden">
        {names.cardName(kind)}, {pageMessages.score.cardCost(setup.kinds[kind].handPoints)}
      </span>
    </span>
  ))
}
