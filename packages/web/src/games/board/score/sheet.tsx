import { plain, type RoundOver, type Sentence } from '@slapwise/board-game/words'
import type { ReactNode } from 'react'
import { isOver } from '../../../table/score/is-over.ts'
import { type Count, ScoreSheet, Scores } from '../../../table/score/score-sheet.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import type { BoardState } from '../state.ts'
import { useBoardWords } from '../words/index.ts'
import { Stood } from './stood.tsx'

function useCount({ setup, match }: BoardState): Count {
  const { score } = useBoardWords()
  const { limit } = setup
  return { words: score, limit, ends: score.ends(limit), totals: totalsOf(match.table.sheet) }
}

/** Everybody's points after each round. */
function totalsOf(sheet: readonly (readonly number[])[]): number[][] {
  const totals: number[][] = []
  for (const points of sheet) {
    const before = totals.at(-1)
    totals.push(points.map((one, seat) => (before?.[seat] ?? 0) + one))
  }
  return totals
}

/** The running score, for the drawer. */
export function BoardScores() {
  const { state } = useTable()
  return <Scores state={state} count={useCount(state)} />
}

/** Everybody looks at the sheet, and nods. */
export const isBetweenRounds = ({ match }: BoardState): boolean =>
  match.table.waiting[0]?.question.ask === 'next-round'

/** How the last round ended, if this page was there. */
const lastRoundOver = ({ log }: BoardState): RoundOver | undefined =>
  log.findLast((fact) => fact.kind === 'round-over')

interface Props {
  readonly next: ReactNode
  readonly children: ReactNode
}

export function BoardSheet({ next, children }: Props) {
  const { words: house } = useSpeech()
  const words = useBoardWords()
  const { state, setup, names } = useTable()
  const count = useCount(state)
  if (!isOver(state) && !isBetweenRounds(state)) return null
  const { table, own } = state.match
  const listener = { setup, viewer: own.seat }
  const text = (sentence: Sentence) => plain(sentence, names)
  const over = lastRoundOver(state)
  return (
    <ScoreSheet
      state={state}
      count={count}
      title={isOver(state) ? text(words.score.wins(table.winners, listener)) : house.table.round(table.round)}
      ended={over ? text(words.score.ended(over, listener)) : null}
      left={over && <Stood over={over} />}
      next={next}
    >
      {children}
    </ScoreSheet>
  )
}
