import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import './shown-hands.css'

/** The hands that players show to spectators, in place of the viewer's own. */
export function ShownHands({ isCovered }: { readonly isCovered: boolean }) {
  const { state, setup, names, explainItem } = useBoardTable()
  const messages = useBoardMessages()
  const hands = Object.entries(state.match.shownHands ?? {})
  if (hands.length === 0) return null
  return (
    <ul className="shown-hands" inert={isCovered}>
      {hands.map(([seat, hand]) => (
        <li key={seat} aria-label={`${names.playerName(Number(seat))}: ${messages.table.cards(hand.length)}`}>
          <PlayerFace seat={Number(seat)} />
          {hand.map((index, i) => (
            <ExplainButton
              key={i}
              data-anchor={`shown-${seat}-${i}`}
              onExplain={() => explainItem({ id: setup.kinds[index].id })}
            >
              <BoardCard kind={setup.kinds[index]} name={names.cardName(index)} />
              <span className="visually-hidden">{names.cardName(index)}</span>
            </ExplainButton>
          ))}
        </li>
      ))}
    </ul>
  )
}
