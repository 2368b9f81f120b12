import { matchEnd, plain } from '@slapwise/card-game/words'
import type { ReactNode } from 'react'
import { RoundSheet } from '../../../kit/round-sheet.tsx'
import { totalsByRound } from '../../../table/score/score-history.ts'
import { type Count, Scores } from '../../../table/score/score-sheet.tsx'
import { useTable } from '../table/at-table.tsx'
import { useFranticWords } from '../words/index.ts'
import { Hands } from './score-hands.tsx'

/** Null where only one round is played. */
function useCount(): Count | null {
  const words = useFranticWords()
  const { state } = useTable()
  const { limit } = state.setup
  const ends = matchEnd(words, state.setup)
  if (limit === null || ends === null) return null
  return { words: words.score, limit, ends, totals: totalsByRound(state) }
}

/** The running score, for the drawer. */
export function FranticScores() {
  const { score } = useFranticWords()
  const { state } = useTable()
  const count = useCount()
  return count ? <Scores state={state} count={count} /> : <p className="scores">{score.noPoints}</p>
}

interface Props {
  readonly next: ReactNode
  readonly children: ReactNode
}

export function FranticSheet(props: Props) {
  const { score } = useFranticWords()
  const { state, setup, names } = useTable()
  return (
    <RoundSheet
      state={state}
      setup={setup}
      words={score}
      plain={(sentence) => plain(sentence, names)}
      count={useCount()}
      left={(over) => <Hands over={over} />}
      {...props}
    />
  )
}
