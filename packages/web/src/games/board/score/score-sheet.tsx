import { toPlainText } from '@slapwise/board-game/i18n'
import type { ReactNode } from 'react'
import { RoundScoreSheet } from '../../../kit/round-score-sheet.tsx'
import { totalsByRound } from '../../../table/score/score-history.ts'
import { ScorePanel, type ScoreSheetData } from '../../../table/score/score-sheet.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { FinalSpaces } from './final-spaces.tsx'

function useScoreSheetData(): ScoreSheetData {
  const { score } = useBoardMessages()
  const { state } = useBoardTable()
  const { limit } = state.setup
  return { messages: score, limit, limitLabel: score.formatEndCondition(limit), totals: totalsByRound(state) }
}

/** The running score in the drawer. */
export function BoardScorePanel() {
  const { state } = useBoardTable()
  return <ScorePanel state={state} scoring={useScoreSheetData()} />
}

interface Props {
  readonly nextRoundActions: ReactNode
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
      toPlainText={(sentence) => toPlainText(sentence, names)}
      scoring={useScoreSheetData()}
      isLimitExceeded={false}
      renderLeftovers={(over) => <FinalSpaces over={over} />}
      {...props}
    />
  )
}
