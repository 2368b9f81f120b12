import { DRAW, type LastingEffect } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { InkShape } from '../../../ui/print/ink-shape.tsx'
import { CardBack, CardFace } from '../artwork/card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './table-centre.css'
import { useBombTick } from './use-bomb-tick.ts'

/** Deeper cards are covered and not drawn. */
const VISIBLE_DISCARDS = 4

/** The call and the piles. */
export function TableCentre({ isCovered }: { readonly isCovered: boolean }) {
  const messages = useFranticMessages()
  const { state } = useFranticTable()
  return (
    <section
      className="table-centre"
      aria-label={messages.table.pilesGroup}
      data-direction={state.match.table.direction}
      inert={isCovered}
    >
      <DirectionRing />
      <Call />
      <DiscardPile />
      <DrawPile />
    </section>
  )
}

/** A slowly rotating ring that shows the direction of play. */
function DirectionRing() {
  const messages = useFranticMessages()
  const { direction } = useFranticTable().state.match.table
  return (
    <>
      <div className="ring">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="47" />
          {[0, 120, 240].map((angle) => (
            <path key={angle} d="M94 46l3 6 3-6" transform={`rotate(${angle} 50 50)`} />
          ))}
        </svg>
      </div>
      <span className="visually-hidden">{messages.table.direction[direction]}</span>
    </>
  )
}

function DiscardPile() {
  const messages = useFranticMessages()
  const { state, setup, names, explainItem } = useFranticTable()
  const { discardPile } = state.match.table
  const top = discardPile.length
  return (
    <ExplainButton
      className="pile discard"
      data-keep-clear="rather"
      data-anchor="discard"
      onExplain={() => top > 0 && explainItem({ face: discardPile[top - 1] })}
    >
      {discardPile.slice(-VISIBLE_DISCARDS).map((face, i, seen) => {
        const place = top - seen.length + i
        return (
          <span key={place} className="lying" style={{ rotate: `${((place * 37) % 17) - 8}deg` }}>
            <CardFace print={setup.prints[face]} />
          </span>
        )
      })}
      <span className="visually-hidden">
        {messages.table.discardPile(top > 0 ? names.faceName(discardPile[top - 1]) : '∅')}
      </span>
    </ExplainButton>
  )
}

/** The draw pile; a tap draws a card when the viewer may. */
function DrawPile() {
  const messages = useFranticMessages()
  const { state, prompt, chooseOption } = useFranticTable()
  const { drawPileSize } = state.match.table
  const isAsked = prompt?.choice.options.includes(DRAW) ?? false
  return (
    <button
      type="button"
      className="pile draw"
      data-anchor="draw"
      data-depth={Math.min(3, Math.ceil(drawPileSize / 20))}
      disabled={!isAsked}
      onClick={() => chooseOption(DRAW)}
    >
      {drawPileSize > 0 && <CardBack />}
      <small aria-hidden="true">{drawPileSize}</small>
      <span className="visually-hidden">
        {isAsked && `${messages.table.draw}: `}
        {messages.table.drawPile(drawPileSize)}
      </span>
    </button>
  )
}

/** The turns that an effect lasts for a seat; undefined if it does not count the turns of each seat. */
export function turnsLeftFor(
  lasting: readonly LastingEffect[],
  id: string,
  seat: Seat | null,
): number | undefined {
  const turns = lasting.find((effect) => effect.id === id)?.turns ?? []
  return turns.length > 1 && seat !== null ? turns[seat] : undefined
}

/** Lists the lasting events, each with the number of turns that it still lasts for the viewer, and the rule cards. */
export function ActiveEffects({ isCovered }: { readonly isCovered: boolean }) {
  const messages = useFranticMessages()
  const { state, names, explainItem } = useFranticTable()
  const { table, own } = state.match
  const left = (id: string): number | undefined => turnsLeftFor(table.lasting, id, own.seat)
  const lasting = [...new Set(table.lasting.map(({ id }) => id))]
  useBombTick(left('time-bomb'))
  if (lasting.length + table.ruleCards.length === 0) return null
  return (
    <ul className="active-effects" aria-label={messages.table.effectsGroup} inert={isCovered}>
      {lasting.map((id) => (
        <li key={id}>
          {/* A new count is a new element, so that it ticks. */}
          <ExplainButton
            key={left(id)}
            className={left(id) === undefined ? undefined : 'ticking'}
            onExplain={() => explainItem({ id })}
          >
            {names.title(id)}
            {left(id) !== undefined && ` · ${messages.table.turnsLeft(left(id)!)}`}
          </ExplainButton>
        </li>
      ))}
      {table.ruleCards.map((id) => (
        <li key={id}>
          <ExplainButton className="rule" onExplain={() => explainItem({ id })}>
            {names.title(id)}
          </ExplainButton>
        </li>
      ))}
    </ul>
  )
}

/** The colour, number or symbol that can be played on. */
function Call() {
  const messages = useFranticMessages()
  const { state, names } = useFranticTable()
  const { call } = state.match.table
  const parts: React.ReactNode[] = []
  if (call.anything) parts.push(messages.table.anything)
  if (call.colour) parts.push(<ColourName ink={call.colour} />)
  if (call.black) parts.push(<ColourName ink="black" />)
  if (call.number !== null) parts.push(call.number)
  if (call.symbol) parts.push(<SymbolName title={names.title(call.symbol)} />)
  return (
    <div className="call" data-keep-clear="always" data-ink={call.colour ?? (call.black ? 'black' : 'none')}>
      <span>{messages.table.callTitle}</span>
      {parts.map((part, i) => (
        <b key={i}>
          {i > 0 && <small>{messages.table.or} </small>}
          {part}
        </b>
      ))}
    </div>
  )
}

/** Longer words would break beside the piles on a phone. */
const LONG_NAME_LENGTH = 9

const SymbolName = ({ title }: { readonly title: string }) => (
  <span className={title.split(' ').some((word) => word.length > LONG_NAME_LENGTH) ? 'long' : undefined}>
    {title}
  </span>
)

function ColourName({ ink }: { readonly ink: Parameters<typeof InkShape>[0]['ink'] }) {
  const messages = useFranticMessages()
  return (
    <>
      <InkShape ink={ink} /> {messages.colours[ink]}
    </>
  )
}
