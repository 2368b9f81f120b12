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

/** One's own hand as a fan that works with a thumb, a mouse, arrow keys and digits. */
export function Hand({ isCovered }: { readonly isCovered: boolean }) {
  const { state, selection: aim, tapCard } = useBoardTable()
  const words = useBoardMessages()
  const walk = useRovingTabIndex<HTMLUListElement>('.playable')
  const { hand, seat } = state.match.own
  useFocusOnStreet()
  useKeyboardShortcuts(Object.fromEntries(hand.map((_, i) => [String(i + 1), () => !isCovered && pick(i)])))
  const pick = (place: number) => {
    walk.ref.current?.querySelectorAll('button')[place]?.focus()
    if (aim.handIndex !== place) tapCard(place)
  }
  if (seat === null) return null
  return (
    <ul {...walk} className="hand" inert={isCovered} data-anchor="hand" aria-label={words.table.yourHand}>
      {hand.map((_, i) => (
        <li key={cardKey(hand, i)} data-anchor={`card-${i}`} style={fanPosition(i, hand.length)}>
          <HandCard place={i} />
        </li>
      ))}
      {hand.length === 0 && <li className="hand-empty">{words.table.noCards}</li>}
    </ul>
  )
}

/** Cards that are alike are told apart by their order. */
function cardKey(hand: readonly number[], place: number): string {
  const before = hand.slice(0, place).filter((kind) => kind === hand[place]).length
  return `${hand[place]} ${before}`
}

/** How far from the middle, in cards. */
const fanPosition = (i: number, count: number): React.CSSProperties =>
  ({ '--n': count, '--card-offset': i - (count - 1) / 2 }) as React.CSSProperties

/** Whoever has picked a card with the keyboard goes on from there on the street. */
function useFocusOnStreet(): void {
  const { selection: aim } = useBoardTable()
  useEffect(() => {
    if (aim.handIndex !== null && document.activeElement?.matches('.hand :focus-visible'))
      document.querySelector<HTMLElement>('.space.selectable')?.focus()
  }, [aim.handIndex])
}

function HandCard({ place }: { readonly place: number }) {
  const {
    state,
    setup,
    names,
    prompt,
    selection: aim,
    sentAnswer: sent,
    tapCard,
    explainItem: explain,
  } = useBoardTable()
  const { messages: house } = useI18n()
  const words = useBoardMessages()
  const index = state.match.own.hand[place]
  const isPlaceable = listPlaceableKinds(prompt).has(index)
  const isThrown =
    prompt?.choice.of === 'card' && prompt.question.ask !== 'market' && prompt.choice.options.includes(index)
  const isOption = isPlaceable || isThrown
  const standing = isOption ? 'playable' : prompt ? 'not-playable' : 'resting'
  const press = usePress({
    onTap: () => tapCard(place),
    onHold: () => explain({ id: setup.kinds[index].id }),
    onDrop: null,
  })
  return (
    <button
      type="button"
      className={`${standing} ${sent !== null && aim.handIndex === place ? 'leaving' : ''}`}
      aria-pressed={aim.handIndex === place}
      aria-keyshortcuts={`${place + 1} i`}
      {...press}
    >
      <BoardCard kind={setup.kinds[index]} name={names.cardName(index)} />
      <span className="visually-hidden">
        {isThrown ? words.table.throwIn(names.cardName(index)) : names.cardName(index)}
        {isOption ? '' : `, ${house.table.notPlayableMark}`}
      </span>
    </button>
  )
}
