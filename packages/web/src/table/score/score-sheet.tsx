import { type ReactNode, Suspense } from 'react'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { MatchAnalysisProvider } from '../match-summary/finished-match.tsx'
import { Highlights, HitSummary, SavePictureButton } from '../match-summary/index.ts'
import { useSeatName } from '../use-seat-name.ts'
import { isMatchOver } from './is-match-over.ts'
import { ScoreChart } from './score-chart.tsx'
import './score.css'
import { ScoreHead } from './score-head.tsx'
import { ScoreTable } from './score-table.tsx'

/**
 * Screens on which the buttons at the end of a match are below the heading, in the document as well: the order of the
 * focus and of a screen reader is the order that is seen.
 */
const NARROW_SCREEN_QUERY = '(width < 760px)'

/** The game's messages about points. */
export interface PointMessages {
  readonly total: string
  /** A heading for points that events gave or took during a round. */
  readonly byEvents?: string
  readonly nothingYet: string
}

/** The points of a match, as the score sheet shows them. */
export interface ScoreSheetData {
  readonly messages: PointMessages
  /** The point limit of the match; `limitLabel` describes it. */
  readonly limit: number
  readonly limitLabel: string
  /** The total points of all players after each round. */
  readonly totals: readonly (readonly number[])[]
}

interface Props {
  readonly state: TableState
  /** Null in a match without points. */
  readonly scoring: ScoreSheetData | null
  readonly title: string
  /** A small line above the title. */
  readonly kicker: string | null
  /** Sentences about why the round or the match ended. */
  readonly reasons: readonly string[]
  /** The cards that the players were left with. */
  readonly leftovers: ReactNode
  /** Buttons between rounds. */
  readonly nextRoundActions?: ReactNode
  /** Buttons at the end of the match. */
  readonly children?: ReactNode
}

/**
 * The score sheet between rounds and at the end. Its heading and buttons stay in place and the rest scrolls, except at the
 * end of a match on a phone, where there is no height for it.
 */
export function ScoreSheet({
  state,
  scoring,
  title,
  kicker,
  reasons,
  leftovers,
  nextRoundActions,
  children,
}: Props) {
  const { messages } = useI18n()
  const isFinal = isMatchOver(state)
  const isFootFirst = useMediaQuery(NARROW_SCREEN_QUERY) && isFinal
  const overview = scoring && <ScoreOverview state={state} scoring={scoring} heading="h3" />
  const foot = isFinal ? (
    <footer className="score-foot">
      {children}
      <Suspense>
        <SavePictureButton />
      </Suspense>
    </footer>
  ) : (
    nextRoundActions && <footer className="score-foot">{nextRoundActions}</footer>
  )
  const sheet = (
    <section className={`score-sheet ${isFinal ? 'final' : 'between'}`} aria-labelledby="score-title">
      <ScoreHead state={state} title={title} kicker={kicker} reasons={reasons} />
      {isFootFirst && foot}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel. */}
      <section className="score-body" tabIndex={0} aria-label={messages.table.scoresTab}>
        {isFinal && overview}
        {isFinal && (
          <Suspense>
            <HitSummary />
            <Highlights />
          </Suspense>
        )}
        {leftovers}
        {!isFinal && overview}
      </section>
      {!isFootFirst && foot}
    </section>
  )
  return isFinal ? <MatchAnalysisProvider>{sheet}</MatchAnalysisProvider> : sheet
}

/** The current scores, for the drawer. */
export function ScorePanel({
  state,
  scoring,
}: {
  readonly state: TableState
  readonly scoring: ScoreSheetData
}) {
  const { score } = useI18n().messages
  if (state.match.table.scoreSheet.length === 0)
    return (
      <p className="scores">
        {scoring.messages.nothingYet} {score.fewestWin}
      </p>
    )
  return (
    <div className="scores">
      <ScoreOverview state={state} scoring={scoring} heading="h2" />
    </div>
  )
}

interface ScoreOverviewProps {
  readonly state: TableState
  readonly scoring: ScoreSheetData
  readonly heading: 'h2' | 'h3'
}

function ScoreOverview({
  state,
  scoring: { messages, limit, limitLabel, totals },
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
        axes={score.chartAxes}
      />
      <ScoreTable state={state} messages={messages} />
    </section>
  )
}
