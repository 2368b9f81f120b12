import { decodeCard, type Face } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { memo } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { PlayerFace as SeatedFace } from '../../../table/faces/player-face.tsx'
import { selectItem } from '../../../table/input/draft.ts'
import { CardFace } from '../artwork/card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { type ReferenceTopic, useFranticTable } from '../table/frantic-table-context.tsx'
import '../../../table/hand/hand.css'
import './hand.css'
import { usePress } from '../../../table/input/use-press.ts'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { useLatestCallback } from '../../../table/use-latest-callback.ts'
import { sortHand, useHandSort } from './hand-sort.ts'

/** The viewer's hand, for touch, mouse and arrow keys. */
export function Hand({ isCovered }: { readonly isCovered: boolean }) {
  const { state, armedPower } = useFranticTable()
  const { sort } = useHandSort()
  const messages = useFranticMessages()
  const arrowKeyProps = useRovingTabIndex<HTMLUListElement>('.playable')
  const held = useHandCardProps()
  const cards = sortHand(state, sort)
  if (state.match.own.seat === null) return null
  return (
    <ul
      {...arrowKeyProps}
      className="hand"
      inert={isCovered}
      data-anchor="hand"
      aria-label={messages.table.yourHand}
      data-many={cards.length > MAX_CARDS_PER_ROW}
      data-armed={armedPower !== null || undefined}
    >
      {cards.map((card, i) => (
        <li key={card} data-anchor={`card-${card}`} style={fanPosition(i, cards.length)}>
          <HandCard {...held(card)} />
        </li>
      ))}
      {cards.length === 0 && <li className="hand-empty">{messages.table.noCards}</li>}
    </ul>
  )
}

/** More cards are shown in two rows on a phone, so that the corners stay visible. */
const MAX_CARDS_PER_ROW = 13

/** The distance from the centre of the row in cards, for one and for two rows. */
function fanPosition(i: number, count: number): React.CSSProperties {
  const back = Math.floor(count / 2)
  const [place, inRow] = i < back ? [i, back] : [i - back, count - back]
  return {
    '--n1': count,
    '--o1': i - (count - 1) / 2,
    '--n2': inRow,
    '--o2': place - (inRow - 1) / 2,
    '--row': i < back ? 0 : 1,
  } as React.CSSProperties
}

interface HandCardProps {
  /** The anchor that the card also has in other layouts, where it lies among the hands shown to spectators. */
  readonly anchor: string
  readonly card: number
  readonly face: Face
  readonly name: string
  readonly status: 'playable' | 'not-playable' | 'resting'
  readonly isOption: boolean
  readonly isPicked: boolean
  readonly isLeaving: boolean
  /** The receiver chosen so far. */
  readonly receiver: Seat | null
  tap(card: number): void
  explainItem(topic: ReferenceTopic): void
}

/** Returns the props of each card in the hand. */
function useHandCardProps(): (card: number) => HandCardProps {
  const { state, names, prompt, draft, sentAnswer, setDraft, answerFor, tapCard, explainItem } =
    useFranticTable()
  const { own } = state.match
  const itemOf = (card: number) => (prompt?.choice.kind === 'assign' ? prompt.choice.items.indexOf(card) : -1)
  const tap = useLatestCallback((card: number) => {
    const item = itemOf(card)
    if (item >= 0) setDraft(selectItem(draft, item))
    else tapCard(card)
  })
  return (card) => {
    const face = state.setup.faces[card]
    const item = itemOf(card)
    const isOption = answerFor(card) !== null
    const isSent =
      typeof sentAnswer === 'number' ? decodeCard(sentAnswer) === card : (sentAnswer?.includes(card) ?? false)
    return {
      anchor: `shown-${own.seat}-${own.hand.indexOf(card)}`,
      card,
      face,
      name: names.faceName(face.index),
      status: isOption || item >= 0 ? 'playable' : prompt ? 'not-playable' : 'resting',
      isOption,
      isPicked: item >= 0 ? draft.item === item : isOption && draft.picks.includes(card),
      isLeaving: isSent && own.prompt?.choice.of === 'card',
      receiver: item >= 0 && !Number.isNaN(draft.picks[item]) ? draft.picks[item] : null,
      tap,
      explainItem,
    }
  }
}

/** Memoized: most steps do not change the cards in the hand. */
const HandCard = memo(function HandCard({
  anchor,
  card,
  face,
  name,
  tap,
  explainItem,
  ...held
}: HandCardProps) {
  const { messages: pageMessages } = useI18n()
  const press = usePress({
    onTap: () => tap(card),
    onHold: () => explainItem({ face: face.index }),
    onDrop: held.isOption ? () => tap(card) : null,
  })
  return (
    <button
      type="button"
      data-anchor={anchor}
      className={`${held.status} ${held.isLeaving ? 'leaving' : ''}`}
      aria-pressed={held.isPicked}
      aria-keyshortcuts="i"
      {...press}
    >
      <CardFace print={face} />
      <span className="visually-hidden">
        {name}
        {held.isOption ? '' : `, ${pageMessages.table.notPlayableMark}`}
      </span>
      {held.receiver !== null && <Receiver seat={held.receiver} />}
    </button>
  )
})

/** The face of the chosen receiver. */
function Receiver({ seat }: { readonly seat: Seat }) {
  return (
    <span className="receiver">
      <SeatedFace seat={seat} />
    </span>
  )
}
