import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { CardFace } from '../artwork/card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { type EventCard, findEventInProgress } from '../table/event-in-progress.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './event-cards.css'

/** The cards of the event that is being carried out, in a row of their own, with the sum of their points. */
export function EventCards() {
  const messages = useFranticMessages()
  const { state, names } = useFranticTable()
  const arrowKeyProps = useRovingTabIndex<HTMLDivElement>()
  const event = findEventInProgress(state)
  if (!event || event.cards.length === 0) return null
  const { cards, sum, limit, series } = event
  return (
    <div className="event-cards" data-anchor="event-cards">
      <p>
        <strong>{names.title(event.id)}</strong>
        {series && <small>{messages.table.eventSeries(names.title(series.cause), series)}</small>}
        {sum !== null && (
          <output className={limit !== null && sum > limit ? 'exceeded' : undefined}>
            {limit === null ? messages.table.points(sum) : messages.table.sumOfLimit(sum, limit)}
          </output>
        )}
      </p>
      <div {...arrowKeyProps} style={{ '--cards': cards.length } as React.CSSProperties}>
        {cards.map((card, i) => (
          <Card key={i} anchor={`event-card-${i}`} {...card} />
        ))}
      </div>
    </div>
  )
}

/** A card with the face of the player who has taken it, or else of the one who has laid it. A tap explains it. */
function Card({ anchor, face, layer, taker }: EventCard & { readonly anchor: string }) {
  const messages = useFranticMessages()
  const { setup, names, explainItem } = useFranticTable()
  const seat = taker ?? layer
  return (
    <ExplainButton
      className={taker === null ? undefined : 'taken'}
      data-anchor={anchor}
      onExplain={() => explainItem({ face })}
    >
      <CardFace print={setup.prints[face]} />
      {seat !== null && <PlayerFace seat={seat} />}
      <span className="visually-hidden">
        {names.faceName(face)}
        {taker !== null && `, ${messages.table.takenBy(names.playerName(taker))}`}
        {taker === null && layer !== null && `, ${names.playerName(layer)}`}
      </span>
    </ExplainButton>
  )
}
