import type { VisibleFact } from '@slapwise/board-game'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { LatestLogEntries } from '../../../table/log/match-log.tsx'
import { useTableSlots } from '../../../table/table-slots.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { useRollForecastList } from './use-roll-forecast-list.tsx'

/** A remark, or where each roll would lead, or what is to be decided beside the match, or else what happened last. */
export function TableNote({ teller }: { readonly teller: LogFormatter }) {
  const { state, rejectionNote, explainItem } = useBoardTable()
  const forecast = useRollForecastList()
  const messages = useBoardMessages()
  const { notice } = useTableSlots()
  if (rejectionNote)
    return (
      <p className="table-note rejection" aria-live="polite">
        {rejectionNote.text}{' '}
        <button type="button" className="link" onClick={() => explainItem(rejectionNote.item)}>
          {messages.table.showReference}
        </button>
      </p>
    )
  if (forecast) return forecast
  if (notice !== null) return notice
  return (
    <>
      <LatestLogEntries
        state={{ ...state, log: state.log.slice(-RECENT_FACTS).filter(isNoteworthy) }}
        formatter={teller}
      />
      <Hint />
    </>
  )
}

/** What comes at the end of every turn, and is seen anyway. */
const ROUTINE_FACTS: ReadonlySet<VisibleFact['kind']> = new Set(['drew', 'turn-began'])
const isNoteworthy = ({ kind }: VisibleFact): boolean => !ROUTINE_FACTS.has(kind)

/** Among so many there is something to tell. */
const RECENT_FACTS = 16

/** So many things have happened when everybody has had a turn or two. */
const HINT_FACT_LIMIT = 24

/** How one finds out what a card does, as long as somebody may be new to it. */
function Hint() {
  const messages = useBoardMessages()
  const { state, prompt } = useBoardTable()
  const isNew = state.match.table.round === 1 && state.log.length < HINT_FACT_LIMIT
  if (!isNew || prompt?.choice.of !== 'placement') return null
  const isTouched = matchMedia('(pointer: coarse)').matches
  return <p className="table-note hint">{isTouched ? messages.table.touchHint : messages.table.mouseHint}</p>
}
