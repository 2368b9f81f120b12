import { cardIn } from '@slapwise/card-game'
import { turnTo } from '../../../table/draft.ts'
import { Face } from '../../../table/face.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import { CardFace } from '../look/card.tsx'
import { useFranticWords } from '../words/index.ts'
import './hand.css'
import { usePress } from '../../../table/use-press.ts'
import { useWalk } from '../../../table/use-walk.ts'
import { sorted, useSort } from './sort.ts'

/** One's own hand as a fan that works with a thumb, a mouse and arrow keys. */
export function Hand({ isCovered }: { readonly isCovered: boolean }) {
  const { state } = useTable()
  const { sort } = useSort()
  const words = useFranticWords()
  const walk = useWalk<HTMLUListElement>('.playable')
  const cards = sorted(state, sort)
  if (state.match.own.seat === null) return null
  return (
    <ul
      {...walk}
      className="hand"
      inert={isCovered}
      data-anchor="hand"
      aria-label={words.table.yourHand}
      data-many={cards.length > FULL_ROW}
    >
      {cards.map((card, i) => (
        <li key={card} data-anchor={`card-${card}`} style={placeOf(i, cards.length)}>
          <HandCard card={card} />
        </li>
      ))}
      {cards.length === 0 && <li className="nothing">{words.table.noCards}</li>}
    </ul>
  )
}

/** More than these make two rows on a phone, so that each still shows its corner. */
const FULL_ROW = 13

/** How far from the middle of its row, in cards; once for a single row, once for two. */
function placeOf(i: number, count: number): React.CSSProperties {
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

function HandCard({ card }: { readonly card: number }) {
  const { state, names, prompt, draft, sent, setDraft, tapCard, explain } = useTable()
  const { words: house } = useSpeech()
  const face = state.setup.faces[card]
  const item = prompt?.choice.kind === 'assign' ? prompt.choice.items.indexOf(card) : -1
  const isOption = prompt?.choice.of === 'card' && prompt.choice.options.some((o) => cardIn(o) === card)
  const isPicked = item >= 0 ? draft.item === item : isOption && draft.picks.includes(card)
  const isSent = typeof sent === 'number' ? cardIn(sent) === card : (sent?.includes(card) ?? false)
  const isLeaving = isSent && state.match.own.prompt?.choice.of === 'card'
  const standing = isOption || item >= 0 ? 'playable' : prompt ? 'idle' : 'resting'
  const tapped = () => {
    if (item >= 0) setDraft(turnTo(draft, item))
    else tapCard(card)
  }
  const press = usePress({
    onTap: tapped,
    onHold: () => explain({ face: face.index }),
    onDrop: isOption ? () => tapCard(card) : null,
  })
  return (
    <button
      type="button"
      className={`${standing} ${isLeaving ? 'leaving' : ''}`}
      aria-pressed={isPicked}
      aria-keyshortcuts="i"
      {...press}
    >
      <CardFace print={face} />
      <span className="visually-hidden">
        {names.face(face.index)}
        {isOption ? '' : `, ${house.table.notNow}`}
      </span>
      {item >= 0 && !Number.isNaN(draft.picks[item]) && <Receiver seat={draft.picks[item]} />}
    </button>
  )
}

/** Who gets this card. */
function Receiver({ seat }: { readonly seat: number }) {
  return (
    <span className="receiver">
      <Face seat={seat} />
    </span>
  )
}
