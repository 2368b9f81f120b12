import { countMissing, removePiece } from '../../../table/input/draft.ts'
import { CardBack } from '../artwork/card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'

/**
 * Cards that are dealt out one by one: those left, and the receivers in order of naming; a tap on a receiver takes
 * one back.
 */
export function AllotmentForm() {
  const messages = useFranticMessages()
  const { names, prompt, draft, setDraft } = useFranticTable()
  const { choice } = prompt!
  if (choice.kind !== 'allot') return null
  const left = countMissing(choice, draft)
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
          aria-label={messages.table.removeOneFrom(names.playerName(seat))}
          onClick={() => setDraft(removePiece(draft, seat))}
        >
          {names.playerName(seat)} · {draft.picks.filter((pick) => pick === seat).length}{' '}
          <b aria-hidden="true">−</b>
        </button>
      ))}
    </div>
  )
}
