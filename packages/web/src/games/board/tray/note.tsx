import { useIsBigScreen } from '../../../table/big-screen.ts'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { LatestLogEntries } from '../../../table/log/match-log.tsx'
import type { HighlightRenderer } from '../../../table/own-highlights/fact-highlight.ts'
import { TurnRecap, useTurnRecap } from '../../../table/recap/turn-recap.tsx'
import { useTableSlots } from '../../../table/table-slots.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { listNoteworthyFacts } from '../log/noteworthy-facts.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { useRollForecastList } from './use-roll-forecast-list.tsx'

interface Props {
  readonly formatter: LogFormatter
  readonly highlights: HighlightRenderer
}

/** Any card can be played at any time. */
const noChanges = (): readonly object[] => []

/**
 * The rejection note, the roll forecast, a notice about the room, the recap of the turn, or the latest log entries, in this
 * order. Without a question, the prompt bar has the latest entry.
 */
export function TableNote({ formatter, highlights }: Props) {
  const { state, prompt, rejectionNote, explainItem } = useBoardTable()
  const isBigScreen = useIsBigScreen()
  const forecast = useRollForecastList()
  const messages = useBoardMessages()
  const { notice } = useTableSlots()
  const recap = useTurnRecap(formatter, noChanges)
  if (rejectionNote)
    return (
      <p className="table-note rejection" aria-live="polite">
        {rejectionNote.text}{' '}
        <ExplainButton className="link" onExplain={() => explainItem(rejectionNote.item)}>
          {messages.table.showReference}
        </ExplainButton>
      </p>
    )
  if (forecast) return forecast
  if (notice !== null) return notice
  if (recap) return <TurnRecap recap={recap} formatter={formatter} renderer={highlights} />
  return (
    <>
      {(prompt || isBigScreen) && (
        <LatestLogEntries state={{ ...state, log: listNoteworthyFacts(state.log) }} formatter={formatter} />
      )}
      <Hint />
    </>
  )
}

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
