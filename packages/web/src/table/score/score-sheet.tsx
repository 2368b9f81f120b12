import { type ReactNode, Suspense } from 'react'
import type { TableState } from '../../game/source.ts'
import { useSpeech } from '../../words/index.tsx'
import { GrudgeSheet, KeepPicture } from '../finale/index.ts'
import { useWho } from '../use-who.ts'
import { Chart } from './chart.tsx'
import { isOver } from './is-over.ts'
import './score.css'
import { ScoreHead } from './score-head.tsx'
import { ScoreTable } from './score-table.tsx'

/** What a game says about its points. */
export interface PointWords {
  readonly total: string
  /** Points that were given or taken in the middle of a round, where that happens. */
  readonly byEvents?: string
  readonly nothingYet: string
}

/** How points are counted. */
export interface Count {
  readonly words: PointWords
  /** The points at which the match ends, or above which it does: `ends` says so. */
  readonly limit: number
  readonly ends: string
  /** Everybody's points after each round. */
  readonly totals: readonly (readonly number[])[]
}

interface Props {
  readonly state: TableState
  /** Null where there are no points. */
  readonly count: Count | null
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
  return (
    <section className={`score-sheet ${isFinal ? 'final' : 'between'}`} aria-labelledby="score-title">
      <ScoreHead state={state} title={title} ended={ended} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel. */}
      <section className="score-body" tabIndex={0} aria-label={words.table.scores}>
        {isFinal && standing}
        {isFinal && (
          <Suspense>
            <GrudgeSheet />
          </Suspense>
        )}
        {left}
        {!isFinal && standing}
      </section>
      {isFinal ? (
        <footer className="score-foot">
          {children}
          <Suspense>
            <KeepPicture />
          </Suspense>
        </footer>
      ) : (
        next && <footer className="score-foot">{next}</footer>
      )}
    </section>
  )
}

/** The running score, for the drawer. */
export function Scores({ state, count }: { readonly state: TableState; readonly count: Count }) {
  const { score } = useSpeech().words
  if (state.match.table.sheet.length === 0)
    return (
      <p className="scores">
        {count.words.nothingYet} {score.fewestWin}
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
  readonly count: Count
  readonly heading: 'h2' | 'h3'
}

function Standing({ state, count: { words, limit, ends, totals }, heading: Heading }: StandingProps) {
  const { score } = useSpeech().words
  const who = useWho(state)
  const lines = state.people.map((_, seat) => ({
    seat,
    name: who(seat),
    totals: totals.map((round) => round[seat]),
  }))
  return (
    <section className="score-standing">
      <Heading>
        {score.rounds} <small className="score-hint">{score.fewestWin}</small>
      </Heading>
      <Chart lines={lines} limit={limit} limitLabel={ends} label={score.chart(totals.length, ends)} />
      <ScoreTable state={state} words={words} />
    </section>
  )
}
