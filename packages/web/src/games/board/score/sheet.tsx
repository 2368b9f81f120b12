import { plain } from '@slapwise/board-game/words'
import type { ReactNode } from 'react'
import { RoundScoreSheet } from '../../../kit/round-sheet.tsx'
import { totalsByRound } from '../../../table/score/score-history.ts'
import { type Scoring, ScorePanel } from '../../../table/score/score-sheet.tsx'
import { useBoardTable } from '../table/at-table.tsx'
import { useBoardMessages } from '../words/index.ts'
import { FinalSpaces } from './stood.tsx'

function useScoreCount(): Scoring {
  const { score } = useBoardMessages()
  const { state } = useBoardTable()
  const { limit } = state.setup
  return { messages: score, limit, limitLabel: score.formatEndCondition(limit), totals: totalsByRound(state) }
}

/** The running score, for the drawer. */
export function BoardScores() {
  const { state } = useBoardTable()
  return <ScorePanel state={state} count={useScoreCount()} />
}

interface Props {
  readonly next: ReactNode
  readonly children: ReactNode
}

export function BoardScoreSheet(props: Props) {
  const { score } = useBoardMessages()
  const { state, setup, names } = useBoardTable()
  return (
    <RoundScoreSheet
      state={state}
      setup={setup}
      messages={score}
      toPlainText={(sentence) => plain(sentence, names)}
      scoring={useScoreCount()}
      renderLeftovers={(over) => <FinalSpaces over={over} />}
      {...props}
    />
  )
}
