import { type ReactNode, Suspense } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { HitSummary, SavePictureButton } from '../match-summary/index.ts'
import { useSeatName } from '../use-seat-name.ts'
import { isMatchOver } from './is-match-over.ts'
import { ScoreChart } from './score-chart.tsx'
import './score.css'
import { ScoreHead } from './score-head.tsx'
import { ScoreTable } from './score-table.tsx'

/** What a game says about its points. */
export interface PointMessages {
  readonly total: string
  /** Points that were given or taken in the middle of a round, where that happens. */
  readonly byEvents?: string
  readonly nothingYet: string
}

/** How points are counted. */
export interface Scoring {
  readonly messages: PointMessages
  /** The points at which the match ends, or above which it does: `ends` says so. */
  readonly limit: number
  readonly limitLabel: string
  /** Everybody's points after each round. */
  readonly totals: readonly (readonly number[])[]
}

interface Props {
  readonly state: TableState
  /** Null where there are no points. */
  readonly count: Scoring | null
  readonly title: string
  /** How the round ended, if this page was there. */
  readonly ended: string | null
  /** What everybody was left with. */
  readonly left: ReactNode
  /** What can be done between rounds: being ready for the next. */
  readonly next?: ReactNode
  /** What can be done at the end: playing again, leaving. */
  readonly children?: ReactNode
}

/** After each round, and at the end. The heading and the buttons stay, the rest scrolls if it has to. */
export function ScoreSheet({ state, count, title, ended, left, next, children }: Props) {
  const { messages } = useI18n()
  const isFinal = isMatchOver(state)
  const standing = count && <ScoreOverview state={state} count={count} heading="h3" />
  return (
    <section className={`score-sheet ${isFinal ? 'final' : 'between'}`} aria-labelledby="score-title">
      <ScoreHead state={state} title={title} ended={ended} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel. */}
      <section className="score-body" tabIndex={0} aria-label={messages.table.scoresTab}>
        {isFinal && standing}
        {isFinal && (
          <Suspense>
            <HitSummary />
          </Suspense>
        )}
        {left}
        {!isFinal && standing}
      </section>
      {isFinal ? (
        <footer className="score-foot">
          {children}
          <Suspense>
            <SavePictureButton />
          </Suspense>
        </footer>
      ) : (
        next && <footer className="score-foot">{next}</footer>
      )}
    </section>
  )
}

/** The running score, for the drawer. */
export function ScorePanel({ state, count }: { readonly state: TableState; readonly count: Scoring }) {
  const { score } = useI18n().messages
  if (state.match.table.scoreSheet.length === 0)
    return (
      <p className="scores">
        {count.messages.nothingYet} {score.fewestWin}
      </p>
    )
  return (
    <div className="scores">
      <ScoreOverview state={state} count={count} heading="h2" />
    </div>
  )
}

interface ScoreOverviewProps {
  readonly state: TableState
  readonly count: Scoring
  readonly heading: 'h2' | 'h3'
}

function ScoreOverview({
  state,
  count: { messages, limit, limitLabel, totals },
  heading: Heading,
}: ScoreOverviewProps) {
  const { score } = useI18n().messages
  const nameOfSeat = useSeatName(state)
  const lines = state.players.map((_, seat) => ({
    seat,
    name: nameOfSeat(seat),
    totals: totals.map((round) => round[seat]),
  }))
  return (
    <section className="score-overview">
      <Heading>
        {score.title} <small className="score-hint">{score.fewestWin}</small>
      </Heading>
      <ScoreChart
        lines={lines}
        limit={limit}
        limitLabel={limitLabel}
        label={score.chartDescription(totals.length, limitLabel)}
      />
      <ScoreTable state={state} words={messages} />
    </section>
  )
}
