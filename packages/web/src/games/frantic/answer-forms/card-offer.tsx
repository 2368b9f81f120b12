import { decodeCard } from '@slapwise/card-game'
import { ExplainableButton, ExplainButton } from '../../../table/input/explainable-button.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { CardFace } from '../artwork/card.tsx'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import { EventCards } from './event-cards.tsx'

/** Cards outside the viewer's hand: a market, or the hand of another player. */
export function CardOffer() {
  const { state, setup, names, prompt, draft, chooseOption, explainItem } = useFranticTable()
  const arrowKeyProps = useRovingTabIndex<HTMLDivElement>()
  const { choice } = prompt!
  const own = new Set(state.match.own.hand)
  const faceOf = (card: number) => setup.faces[card].index
  const isOutsideHand = (card: number) => card >= 0 && !own.has(decodeCard(card))
  const offered = choice.of === 'card' ? choice.options.filter(isOutsideHand) : []
  if (state.match.own.inspectedHand.length > 0)
    return <CardRow faces={state.match.own.inspectedHand.map(faceOf)} />
  if (offered.length === 0) return state.match.table.display.length > 0 && <EventCards />
  return (
    <div {...arrowKeyProps} className="offer" style={{ '--cards': offered.length } as React.CSSProperties}>
      {offered.map((card, i) => (
        <ExplainableButton
          key={card}
          data-option={card}
          data-anchor={`offer-${i}`}
          aria-pressed={draft.picks.includes(card)}
          onTap={() => chooseOption(card)}
          onExplain={() => explainItem({ face: faceOf(card) })}
        >
          <CardFace print={setup.faces[card]} />
          <span className="visually-hidden">{names.faceName(faceOf(card))}</span>
        </ExplainableButton>
      ))}
    </div>
  )
}

/** Cards to look at; a tap explains them. */
function CardRow({ faces }: { readonly faces: readonly number[] }) {
  const { setup, names, explainItem } = useFranticTable()
  const arrowKeyProps = useRovingTabIndex<HTMLDivElement>()
  return (
    <div
      {...arrowKeyProps}
      className="offer shown"
      style={{ '--cards': faces.length } as React.CSSProperties}
    >
      {faces.map((face, i) => (
        <ExplainButton key={i} data-anchor={`offer-${i}`} onExplain={() => explainItem({ face })}>
          <CardFace print={setup.prints[face]} />
          <span className="visually-hidden">{names.faceName(face)}</span>
        </ExplainButton>
      ))}
    </div>
  )
}
