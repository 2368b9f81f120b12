import { missing, takeOff } from '../../../table/input/draft.ts'
import { CardBack } from '../look/card.tsx'
import { useTable } from '../table/at-table.tsx'
import { useFranticWords } from '../words/index.ts'

/** Cards that are shared out one by one: what is left of them, and who has got some, in the order of naming; a tap takes one off again. */
export function Allotted() {
  const words = useFranticWords()
  const { names, prompt, draft, setDraft } = useTable()
  const { choice } = prompt!
  if (choice.kind !== 'allot') return null
  const left = missing(choice, draft)
  return (
    <div className="allotted">
      {Array.from({ length: left }, (_, i) => (
        <CardBack key={i} />
      ))}
      {[...new Set(draft.picks)].map((seat) => (
        <button
          key={seat}
          type="button"
          className="chip"
          aria-label={words.table.oneLessFor(names.who(seat))}
          onClick={() => setDraft(takeOff(draft, seat))}
        >
          {names.who(seat)} · {draft.picks.filter((pick) => pick === seat).length} <b aria-hidden="true">−</b>
        </button>
      ))}
    </div>
  )
}
