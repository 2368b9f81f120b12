import type { ReactNode } from 'react'
import type { TableState } from '../../game/source.ts'
import { useSpeech } from '../../words/index.tsx'
import { useWho } from '../use-who.ts'
import { Chart } from './chart.tsx'
import { isOver } from './is-over.ts'
import './score.css'
import { ScoreHead } from './score-head.tsx'
import { ScoreTable } from './score-table.tsx'

/** How points are counted; null where there are none. */
export type Count = {
  /** The points at which the match ends. */
  readonly limit: number
  /** Everybody's points after each round. */
  readonly totals: readonly (readonly number[])[]
} | null

interface Props {
  readonly state: TableState
  readonly count: Count
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
  const { words } = useSpeech()
  const isFinal = isOver(state)
  const standing = count && <Standing state={state} count={count} heading="h3" />
  const buttons = isFinal ? children : next
  return (
    <section className={`score-sheet ${isFinal ? 'final' : 'between'}`} aria-labelledby="score-title">
      <ScoreHead state={state} title={title} ended={ended} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel. */}
      <section className="score-body" tabIndex={0} aria-label={words.score.left}>
        {isFinal && standing}
        {left}
        {!isFinal && standing}
      </section>
      {buttons && <footer className="score-foot">{buttons}</footer>}
    </section>
  )
}

/** The running score, for the drawer. */
export function Scores({ state, count }: Pick<Props, 'state' | 'count'>) {
  const { words } = useSpeech()
  if (!count) return <p className="scores">{words.score.noPoints}</p>
  if (state.match.table.sheet.length === 0)
    return (
      <p className="scores">
        {words.score.nothingYet} {words.score.fewestWin}
      </p>
    )
  return (
    <div className="scores">
      <Standing state={state} count={count} heading="h2" />
    </div>
  )
}

interface StandingProps {
  readonly state: TableState
  readonly count: NonNullable<Count>
  readonly heading: 'h2' | 'h3'
}

function Standing({ state, count: { limit, totals }, heading: Heading }: StandingProps) {
  const { words } = useSpeech()
  const who = useWho(state)
  const lines = state.people.map((_, seat) => ({
    seat,
    name: who(seat),
    totals: totals.map((round) => round[seat]),
  }))
  return (
    <section className="score-standing">
      <Heading>
        {words.score.sheet} <small className="score-hint">{words.score.fewestWin}</small>
      </Heading>
      <Chart
        lines={lines}
        limit={limit}
        limitLabel={words.score.limit(limit)}
        label={words.score.chart(totals.length, limit)}
      />
      <ScoreTable state={state} />
    </section>
  )
}
