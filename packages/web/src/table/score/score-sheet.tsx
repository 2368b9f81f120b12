import type { FranticState } from '../../games/frantic/state.ts'
import { useSpeech } from '../../words/index.tsx'
import { Chart } from './chart.tsx'
import './score.css'
import { Hands } from '../../games/frantic/score/score-hands.tsx'
import { lastRoundOver, totalsByRound } from '../../games/frantic/score/score-history.ts'
import { useNames } from '../../games/frantic/use-names.ts'
import { ScoreHead } from './score-head.tsx'
import { ScoreTable } from './score-table.tsx'

interface Props {
  readonly state: FranticState
  /** What can be done between rounds: being ready for the next. */
  readonly next?: React.ReactNode
  /** What can be done at the end: playing again, leaving. */
  readonly children?: React.ReactNode
}

/** After each round, and at the end. The heading and the buttons stay, the rest scrolls if it has to. */
export function ScoreSheet({ state, next, children }: Props) {
  const { words } = useSpeech()
  const { table } = state.match
  const isOver = table.phase === 'over'
  const isBetween = table.waiting[0]?.question.ask === 'next-round'
  if (!isOver && !isBetween) return null
  const over = lastRoundOver(state)
  const standing = state.setup.limit !== null && <Standing state={state} heading="h3" />
  const buttons = isOver ? children : next
  return (
    <section className={`score-sheet ${isOver ? 'final' : 'between'}`} aria-labelledby="score-title">
      <ScoreHead state={state} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel. */}
      <section className="score-body" tabIndex={0} aria-label={words.score.left}>
        {isOver && standing}
        {over && <Hands state={state} over={over} />}
        {!isOver && standing}
      </section>
      {buttons && <footer className="score-foot">{buttons}</footer>}
    </section>
  )
}

/** The running score, for the drawer. */
export function Scores({ state }: Pick<Props, 'state'>) {
  const { words } = useSpeech()
  if (state.setup.limit === null) return <p className="scores">{words.score.noPoints}</p>
  if (state.match.table.sheet.length === 0)
    return (
      <p className="scores">
        {words.score.nothingYet} {words.score.fewestWin}
      </p>
    )
  return (
    <div className="scores">
      <Standing state={state} heading="h2" />
    </div>
  )
}

function Standing({ state, heading: Heading }: Pick<Props, 'state'> & { readonly heading: 'h2' | 'h3' }) {
  const { words } = useSpeech()
  const names = useNames(state)
  const limit = state.setup.limit!
  const totals = totalsByRound(state)
  const lines = state.match.table.scores.map((_, seat) => ({
    seat,
    name: names.who(seat),
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
