import { formatMatchEnd, toPlainText } from '@slapwise/card-game/i18n'
import type { ReactNode } from 'react'
import { RoundScoreSheet } from '../../../kit/round-score-sheet.tsx'
import { totalsByRound } from '../../../table/score/score-history.ts'
import { ScorePanel, type ScoreSheetData } from '../../../table/score/score-sheet.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import { FinalHands } from './final-hands.tsx'

/** Null if only one round is played. */
function useScoreSheetData(): ScoreSheetData | null {
  const messages = useFranticMessages()
  const { state } = useFranticTable()
  const { limit } = state.setup
  const ends = formatMatchEnd(messages, state.setup)
  if (limit === null || ends === null) return null
  return { messages: messages.score, limit, limitLabel: ends, totals: totalsByRound(state) }
}

/** The running score in the drawer. */
export function FranticScorePanel() {
  const { score } = useFranticMessages()
  const { state } = useFranticTable()
  const count = useScoreSheetData()
  return count ? <ScorePanel state={state} scoring={count} /> : <p className="scores">{score.noPoints}</p>
}

interface Props {
  readonly nextRoundActions: ReactNode
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
      toPlainText={(sentence) => toPlainText(sentence, names)}
      scoring={useScoreSheetData()}
      isLimitExceeded={setup.edition.matchEnds === 'limit-exceeded'}
      renderLeftovers={(over) => <FinalHands over={over} />}
      {...props}
    />
  )
}
