import { Face } from '../../../table/faces/face.tsx'
import { BoardCard } from '../look/cards/board-card.tsx'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import './shown-hands.css'

/** The hands that their owners let a spectator see, where one's own would be. */
export function ShownHands({ isCovered }: { readonly isCovered: boolean }) {
  const { state, setup, names, explain } = useTable()
  const words = useBoardWords()
  const hands = Object.entries(state.match.shown ?? {})
  if (hands.length === 0) return null
  return (
    <ul className="shown-hands" inert={isCovered}>
      {hands.map(([seat, hand]) => (
        <li key={seat} aria-label={`${names.who(Number(seat))}: ${words.table.cards(hand.length)}`}>
          <Face seat={Number(seat)} />
          {hand.map((index, i) => (
            <button key={i} type="button" onClick={() => explain({ id: setup.kinds[index].id })}>
              <BoardCard kind={setup.kinds[index]} name={names.card(index)} />
              <span className="visually-hidden">{names.card(index)}</span>
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
