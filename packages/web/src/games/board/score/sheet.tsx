import { plain } from '@slapwise/board-game/words'
import type { ReactNode } from 'react'
import { RoundSheet } from '../../../kit/round-sheet.tsx'
import { totalsByRound } from '../../../table/score/score-history.ts'
import { type Count, Scores } from '../../../table/score/score-sheet.tsx'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import { Stood } from './stood.tsx'

function useCount(): Count {
  const { score } = useBoardWords()
  const { state } = useTable()
  const { limit } = state.setup
  return { words: score, limit, ends: score.ends(limit), totals: totalsByRound(state) }
}

/** The running score, for the drawer. */
export function BoardScores() {
  const { state } = useTable()
  return <Scores state={state} count={useCount()} />
}

interface Props {
  readonly next: ReactNode
  readonly children: ReactNode
}

export function BoardSheet(props: Props) {
  const { score } = useBoardWords()
  const { state, setup, names } = useTable()
  return (
    <RoundSheet
      state={state}
      setup={setup}
      words={score}
      plain={(sentence) => plain(sentence, names)}
      count={useCount()}
      left={(over) => <Stood over={over} />}
      {...props}
    />
  )
}
