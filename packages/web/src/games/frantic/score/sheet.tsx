import { matchEnd, plain } from '@slapwise/card-game/words'
import type { ReactNode } from 'react'
import { RoundScoreSheet } from '../../../kit/round-sheet.tsx'
import { totalsByRound } from '../../../table/score/score-history.ts'
import { type Scoring, ScorePanel } from '../../../table/score/score-sheet.tsx'
import { useFranticTable } from '../table/at-table.tsx'
import { useFranticMessages } from '../words/index.ts'
import { FinalHands } from './score-hands.tsx'

/** Null where only one round is played. */
function useScoreCount(): Scoring | null {
  const words = useFranticMessages()
  const { state } = useFranticTable()
  const { limit } = state.setup
  const ends = matchEnd(words, state.setup)
  if (limit === null || ends === null) return null
  return { messages: words.score, limit, limitLabel: ends, totals: totalsByRound(state) }
}

/** The running score, for the drawer. */
export function FranticScores() {
  const { score } = useFranticMessages()
  const { state } = useFranticTable()
  const count = useScoreCount()
  return count ? <ScorePanel state={state} count={count} /> : <p className="scores">{score.noPoints}</p>
}

interface Props {
  readonly next: ReactNode
  readonly children: ReactNode
}

export function FranticScoreSheet(props: Props) {
  const { score } = useFranticMessages()
  const { state, setup, names } = useFranticTable()
  return (
    <RoundScoreSheet
      state={state}
      setup={setup}
      messages={score}
      toPlainText={(sentence) => plain(sentence, names)}
      scoring={useScoreCount()}
      renderLeftovers={(over) => <FinalHands over={over} />}
      {...props}
    />
  )
}
