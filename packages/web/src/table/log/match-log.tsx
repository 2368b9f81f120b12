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
  /** The same object until something in it changes, so that lines that are on the page stay as they are. */
  readonly formatter: LogFormatter
}

/** Everything that happened, newest first. The table comes before it. */
export function MatchLog({ state, formatter: teller }: Props) {
  const { log, match } = useDelayedValue(state)
  return <LogRounds log={log} round={match.table.round} formatter={teller} />
}

interface LinesProps extends Pick<Props, 'formatter'> {
  readonly log: TableState['log']
  readonly round: number
}

const LogRounds = memo(function Lines({ log, round: newest, formatter: teller }: LinesProps) {
  const { messages: words } = useI18n()
  const rounds = entriesByRound(log, teller, newest, MAX_LOG_ENTRIES)
  if (rounds.length === 0) return <p className="log-empty">{teller.emptyText}</p>
  return (
    <ol className="log">
      {rounds.flatMap(({ round, entries: lines }) => [
        <li key={`round ${round}`} className="log-round">
          <h2>{words.table.roundTitle(round)}</h2>
        </li>,
        ...lines.map(({ fact: told, sentence, formatter: teller }) => (
          <LogLine key={factKey(told)} accent={teller.accentOf(told)} sentence={sentence} teller={teller} />
        )),
      ])}
    </ol>
  )
})

interface LineProps {
  readonly accent: LogAccent
  readonly sentence: SentenceParts
  readonly teller: LogFormatter
}

const LogLine = memo(function LogLine({ accent, sentence, teller }: LineProps) {
  return (
    <li className={teller.concernsViewer(sentence) ? 'log-own' : undefined} data-accent={accent ?? undefined}>
      <LogSentence sentence={sentence} teller={teller} />
    </li>
  )
})

/** The newest sentence, for one line above the bar; from afar, the one before too. */
export const LatestLogEntries = ({ state, formatter: teller }: Props) =>
  latestEntries(state.log, teller, useIsBigScreen() ? 2 : 1).map((line, i) => (
    <p key={i} className="table-note">
      <span>
        <LogSentence sentence={line.sentence} teller={line.formatter} />
      </span>
    </p>
  ))
