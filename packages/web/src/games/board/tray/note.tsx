import type { VisibleFact } from '@slapwise/board-game'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { LatestLogEntries } from '../../../table/log/match-log.tsx'
import type { NewsRenderer } from '../../../table/own-news/fact-news.ts'
import { TurnRecap, useTurnRecap } from '../../../table/recap/turn-recap.tsx'
import { useTableSlots } from '../../../table/table-slots.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { useRollForecastList } from './use-roll-forecast-list.tsx'

interface Props {
  readonly formatter: LogFormatter
  readonly news: NewsRenderer
}

/** Any card can be played at any time. */
const noChanges = (): readonly object[] => []

/**
 * The rejection note, the roll forecast, a notice about the room, the recap of the turn, or the latest log entries, in this
 * order.
 */
export function TableNote({ formatter, news }: Props) {
  const { state, rejectionNote, explainItem } = useBoardTable()
  const forecast = useRollForecastList()
  const messages = useBoardMessages()
  const { notice } = useTableSlots()
  const recap = useTurnRecap(formatter, noChanges)
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
  if (recap) return <TurnRecap recap={recap} formatter={formatter} renderer={news} />
  return (
    <>
      <LatestLogEntries
        state={{ ...state, log: state.log.slice(-RECENT_FACTS).filter(isNoteworthy) }}
        formatter={formatter}
      />
      <Hint />
    </>
  )
}

/** Every turn ends with drawing, which is visible anyway. */
const isNoteworthy = ({ kind }: VisibleFact): boolean => kind !== 'drew'

/** Enough facts to contain a noteworthy one. */
const RECENT_FACTS = 16

/** About the number of facts after one or two turns of each player. */
const HINT_FACT_LIMIT = 24

/** A hint on looking a card up, shown in the first turns. */
function Hint() {
  const messages = useBoardMessages()
  const { state, prompt } = useBoardTable()
  const isNew = state.match.table.round === 1 && state.log.length < HINT_FACT_LIMIT
  if (!isNew || prompt?.choice.of !== 'placement') return null
  const isTouched = matchMedia('(pointer: coarse)').matches
  return <p className="table-note hint">{isTouched ? messages.table.touchHint : messages.table.mouseHint}</p>
}
