import { memo } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { useIsBigScreen } from '../big-screen.ts'
import { useDelayedValue } from '../use-delayed-value.ts'
import './match-log.css'
import {
  entriesByRound,
  factKey,
  type LogAccent,
  type LogFormatter,
  latestEntries,
  type SentenceParts,
} from './log-entries.ts'
import { LogSentence } from './log-sentence.tsx'

const MAX_LOG_ENTRIES = 80

interface Props {
  readonly state: TableState
  /** The same object until something in it changes, so that entries are not rendered again. */
  readonly formatter: LogFormatter
}

/** The log of the match, newest first. It is rendered with a delay, because the table is more urgent. */
export function MatchLog({ state, formatter }: Props) {
  const { log, match } = useDelayedValue(state)
  return <LogRounds log={log} round={match.table.round} formatter={formatter} />
}

interface LogRoundsProps extends Pick<Props, 'formatter'> {
  readonly log: TableState['log']
  readonly round: number
}

const LogRounds = memo(function LogRounds({ log, round: currentRound, formatter }: LogRoundsProps) {
  const { messages } = useI18n()
  const rounds = entriesByRound(log, formatter, currentRound, MAX_LOG_ENTRIES)
  if (rounds.length === 0) return <p className="log-empty">{formatter.emptyText}</p>
  return (
    <ol className="log">
      {rounds.flatMap(({ round, entries }) => [
        <li key={`round ${round}`} className="log-round">
          <h2>{messages.table.roundTitle(round)}</h2>
        </li>,
        ...entries.map(({ fact, sentence, formatter: entryFormatter }) => (
          <LogLine
            key={factKey(fact)}
            accent={entryFormatter.accentOf(fact)}
            sentence={sentence}
            formatter={entryFormatter}
          />
        )),
      ])}
    </ol>
  )
})

interface LineProps {
  readonly accent: LogAccent
  readonly sentence: SentenceParts
  readonly formatter: LogFormatter
}

const LogLine = memo(function LogLine({ accent, sentence, formatter }: LineProps) {
  return (
    <li
      className={formatter.concernsViewer(sentence) ? 'log-own' : undefined}
      data-accent={accent ?? undefined}
    >
      <LogSentence sentence={sentence} formatter={formatter} />
    </li>
  )
})

/** The latest sentence, above the prompt bar; on a big screen the latest two. */
export const LatestLogEntries = ({ state, formatter }: Props) =>
  latestEntries(state.log, formatter, useIsBigScreen() ? 2 : 1).map((line, i) => (
    <p key={i} className="table-note">
      <span>
        <LogSentence sentence={line.sentence} formatter={line.formatter} />
      </span>
    </p>
  ))
