import { useEffect } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { useKeyboardShortcuts } from '../../../table/input/use-keyboard-shortcuts.ts'
import { usePress } from '../../../table/input/use-press.ts'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { listPlaceableKinds } from '../table/tap-selection.ts'
import '../../../table/hand/hand.css'
import './hand.css'

/** The viewer's hand, for touch, mouse, arrow keys and digits. */
export function Hand({ isCovered }: { readonly isCovered: boolean }) {
  const { state, selection, tapCard } = useBoardTable()
  const messages = useBoardMessages()
  const arrowKeyProps = useRovingTabIndex<HTMLUListElement>('.playable')
  const { hand, seat } = state.match.own
  useFocusOnStreet()
  useKeyboardShortcuts(Object.fromEntries(hand.map((_, i) => [String(i + 1), () => !isCovered && pick(i)])))
  const pick = (place: number) => {
    arrowKeyProps.ref.current?.querySelectorAll('button')[place]?.focus()
    if (selection.handIndex !== place) tapCard(place)
  }
  if (seat === null) return null
  return (
    <ul
      {...arrowKeyProps}
      className="hand"
      inert={isCovered}
      data-anchor="hand"
      aria-label={messages.table.yourHand}
    >
      {hand.map((_, i) => (
        <li key={cardKey(hand, i)} data-anchor={`card-${i}`} style={fanPosition(i, hand.length)}>
          <HandCard place={i} />
        </li>
      ))}
      {hand.length === 0 && <li className="hand-empty">{messages.table.noCards}</li>}
    </ul>
  )
}

/** A React key: equal cards are numbered. */
function cardKey(hand: readonly number[], place: number): string {
  const before = hand.slice(0, place).filter((kind) => kind === hand[place]).length
  return `${hand[place]} ${before}`
}

/** The distance from the centre of the hand, in cards. */
const fanPosition = (i: number, count: number): React.CSSProperties =>
  ({ '--n': count, '--card-offset': i - (count - 1) / 2 }) as React.CSSProperties

/** After a card is picked with the keyboard, the focus moves to the first selectable space. */
function useFocusOnStreet(): void {
  const { selection } = useBoardTable()
  useEffect(() => {
    if (selection.handIndex !== null && document.activeElement?.matches('.hand :focus-visible'))
      document.querySelector<HTMLElement>('.space.selectable')?.focus()
  }, [selection.handIndex])
}

function HandCard({ place }: { readonly place: number }) {
  const { state, setup, names, prompt, selection, sentAnswer, tapCard, explainItem } = useBoardTable()
  const { messages: pageMessages } = useI18n()
  const messages = useBoardMessages()
  const index = state.match.own.hand[place]
  const isPlaceable = listPlaceableKinds(prompt).has(index)
  const isThrown =
    prompt?.choice.of === 'card' && prompt.question.ask !== 'market' && prompt.choice.options.includes(index)
  const isOption = isPlaceable || isThrown
  const status = isOption ? 'playable' : prompt ? 'not-playable' : 'resting'
  const press = usePress({
    onTap: () => tapCard(place),
    onHold: () => explainItem({ id: setup.kinds[index].id }),
    onDrop: null,
  })
  return (
    <button
      type="button"
      // The anchor that the card also has in other layouts, where it lies among the hands shown to spectators.
      data-anchor={`shown-${state.match.own.seat}-${place}`}
      className={`${status} ${sentAnswer !== null && selection.handIndex === place ? 'leaving' : ''}`}
      aria-pressed={selection.handIndex === place}
      aria-keyshortcuts={`${place + 1} i`}
      {...press}
    >
      <BoardCard kind={setup.kinds[index]} name={names.cardName(index)} />
      <span className="visually-hidden">
        {isThrown ? messages.table.throwIn(names.cardName(index)) : names.cardName(index)}
        {isOption ? '' : `, ${pageMessages.table.notPlayableMark}`}
      </span>
    </button>
  )
}
