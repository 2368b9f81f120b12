import { useEffect } from 'react'
import { useKeys } from '../../../table/input/use-keys.ts'
import { usePress } from '../../../table/input/use-press.ts'
import { useWalk } from '../../../table/input/use-walk.ts'
import { useSpeech } from '../../../words/index.tsx'
import { BoardCard } from '../look/cards/board-card.tsx'
import { kindsIn } from '../table/aim.ts'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import '../../../table/hand/hand.css'
import './hand.css'

/** One's own hand as a fan that works with a thumb, a mouse, arrow keys and digits. */
export function Hand({ isCovered }: { readonly isCovered: boolean }) {
  const { state, aim, tapCard } = useTable()
  const words = useBoardWords()
  const walk = useWalk<HTMLUListElement>('.playable')
  const { hand, seat } = state.match.own
  useFocusOnStreet()
  useKeys(Object.fromEntries(hand.map((_, i) => [String(i + 1), () => !isCovered && pick(i)])))
  const pick = (place: number) => {
    walk.ref.current?.querySelectorAll('button')[place]?.focus()
    if (aim.card !== place) tapCard(place)
  }
  if (seat === null) return null
  return (
    <ul {...walk} className="hand" inert={isCovered} data-anchor="hand" aria-label={words.table.yourHand}>
      {hand.map((_, i) => (
        <li key={keyIn(hand, i)} data-anchor={`card-${i}`} style={placeOf(i, hand.length)}>
          <HandCard place={i} />
        </li>
      ))}
      {hand.length === 0 && <li className="nothing">{words.table.noCards}</li>}
    </ul>
  )
}

/** Cards that are alike are told apart by their order. */
function keyIn(hand: readonly number[], place: number): string {
  const before = hand.slice(0, place).filter((kind) => kind === hand[place]).length
  return `${hand[place]} ${before}`
}

/** How far from the middle, in cards. */
const placeOf = (i: number, count: number): React.CSSProperties =>
  ({ '--n': count, '--o': i - (count - 1) / 2 }) as React.CSSProperties

/** Whoever has picked a card with the keyboard goes on from there on the street. */
function useFocusOnStreet(): void {
  const { aim } = useTable()
  useEffect(() => {
    if (aim.card !== null && document.activeElement?.matches('.hand :focus-visible'))
      document.querySelector<HTMLElement>('.space.lit')?.focus()
  }, [aim.card])
}

function HandCard({ place }: { readonly place: number }) {
  const { state, setup, names, prompt, aim, sent, tapCard, explain } = useTable()
  const { words: house } = useSpeech()
  const words = useBoardWords()
  const index = state.match.own.hand[place]
  const isPlaceable = kindsIn(prompt).has(index)
  const isThrown =
    prompt?.choice.of === 'card' && prompt.question.ask !== 'market' && prompt.choice.options.includes(index)
  const isOption = isPlaceable || isThrown
  const standing = isOption ? 'playable' : prompt ? 'idle' : 'resting'
  const press = usePress({
    onTap: () => tapCard(place),
    onHold: () => explain({ id: setup.kinds[index].id }),
    onDrop: null,
  })
  return (
    <button
      type="button"
      className={`${standing} ${sent !== null && aim.card === place ? 'leaving' : ''}`}
      aria-pressed={aim.card === place}
      aria-keyshortcuts={`${place + 1} i`}
      {...press}
    >
      <BoardCard kind={setup.kinds[index]} name={names.card(index)} />
      <span className="visually-hidden">
        {isThrown ? words.table.throwIn(names.card(index)) : names.card(index)}
        {isOption ? '' : `, ${house.table.notNow}`}
      </span>
    </button>
  )
}
