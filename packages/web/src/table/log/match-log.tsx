import type { Seat } from '@slapwise/kernel'
import { memo, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { useIsBigScreen } from '../big-screen.ts'
import { useCloseDrawer } from '../drawer/close-drawer.ts'
import { PlayerFace } from '../faces/player-face.tsx'
import { useTableContext } from '../table-context.tsx'
import { useDelayedValue } from '../use-delayed-value.ts'
import './match-log.css'
import {
  entriesByRound,
  factKey,
  type LogEntry,
  type LogFormatter,
  type LogTurn,
  latestEntries,
} from './log-entries.ts'
import { useLogPlace } from './log-place.tsx'
import { LogSentence } from './log-sentence.tsx'
import { useScrollToNewest } from './use-scroll-to-newest.ts'

const MAX_LOG_ENTRIES = 80

interface Props {
  readonly state: TableState
  /** The same object until something in it changes, so that entries are not rendered again. */
  readonly formatter: LogFormatter
}

/** The log of the match in order of time. It is rendered with a delay, because the table is more urgent. */
export function MatchLog({ state, formatter }: Props) {
  const { log, match } = useDelayedValue(state)
  return <LogRounds log={log} round={match.table.round} own={match.own.seat} formatter={formatter} />
}

interface LogRoundsProps extends Pick<Props, 'formatter'> {
  readonly log: TableState['log']
  readonly round: number
  readonly own: Seat | null
}

const LogRounds = memo(function LogRounds({ log, round: currentRound, own, formatter }: LogRoundsProps) {
  const { messages } = useI18n()
  const list = useRef<HTMLOListElement>(null)
  const { request } = useLogPlace()
  const rounds = entriesByRound(log, formatter, currentRound, MAX_LOG_ENTRIES)
  useScrollToNewest(list, log)
  useLayoutEffect(() => {
    if (request) list.current?.querySelector('[data-place]')?.scrollIntoView({ block: 'center' })
  }, [request])
  if (rounds.length === 0) return <p className="log-empty">{formatter.emptyText}</p>
  return (
    <ol className="log" ref={list}>
      {rounds.map(({ round, turns }) => (
        <li key={round}>
          <h2 className="log-round">
            <span>{messages.table.roundTitle(round)}</span>
          </h2>
          <ol>
            {turns.map((turn) => (
              <Turn
                key={factKey(turn.entries[0].fact)}
                turn={turn}
                isOwn={turn.seat !== null && turn.seat === own}
                place={request?.fact ?? null}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
})

interface TurnProps {
  readonly turn: LogTurn
  readonly isOwn: boolean
  /** The fact at which the log was opened. */
  readonly place: object | null
}

function Turn({ turn: { seat, entries }, isOwn, place }: TurnProps) {
  return (
    <li className="log-turn">
      {seat !== null && (
        <h3 className={isOwn ? 'own-turn' : undefined}>
          <PlayerFace seat={seat} mood="calm" />
          <span>{entries[0].formatter.playerName(seat)}</span>
        </h3>
      )}
      <ol>
        {entries.map((entry) => (
          <LogLine key={factKey(entry.fact)} {...entry} isPlace={entry.fact === place} />
        ))}
      </ol>
    </li>
  )
}

const LogLine = memo(function LogLine({
  fact,
  sentence,
  formatter,
  isPlace,
}: LogEntry & { readonly isPlace: boolean }) {
  const { messages } = useI18n()
  const { source } = useTableContext()
  const closeDrawer = useCloseDrawer()
  const goHere = () => {
    source.goToFact!(fact)
    closeDrawer()
  }
  return (
    <li
      className={formatter.concernsViewer(sentence) ? 'log-own' : undefined}
      data-accent={formatter.accentOf(fact) ?? undefined}
      data-place={isPlace || undefined}
    >
      {source.goToFact && (
        <button type="button" className="log-go" aria-label={messages.lookBack.goHere} onClick={goHere} />
      )}
      <LogSentence sentence={sentence} formatter={formatter} />
    </li>
  )
})

/** The number of log entries that a big screen shows: people look up from their phones now and then. */
const BIG_SCREEN_ENTRIES = 4

/** The latest sentence, above the prompt bar; on a big screen the latest four. */
export const LatestLogEntries = ({ state, formatter }: Props) =>
  latestEntries(state.log, formatter, useIsBigScreen() ? BIG_SCREEN_ENTRIES : 1).map((line, i) => (
    <p key={i} className="table-note">
      <span>
        <LogSentence sentence={line.sentence} formatter={line.formatter} />
      </span>
    </p>
  ))
