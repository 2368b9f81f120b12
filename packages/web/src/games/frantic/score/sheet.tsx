import { plain, type Sentence } from '@slapwise/card-game/words'
import type { ReactNode } from 'react'
import { isOver } from '../../../table/score/is-over.ts'
import { type Count, ScoreSheet } from '../../../table/score/score-sheet.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import type { FranticState } from '../state.ts'
import { Hands } from './score-hands.tsx'
import { lastRoundOver, totalsByRound } from './score-history.ts'

export const countIn = (state: FranticState): Count =>
  state.setup.limit === null ? null : { limit: state.setup.limit, totals: totalsByRound(state) }

/** Everybody looks at the sheet, and nods. */
export const isBetweenRounds = ({ match }: FranticState): boolean =>
  match.table.waiting[0]?.question.ask === 'next-round'

interface Props {
  readonly next: ReactNode
  readonly children: ReactNode
}

export function FranticSheet({ next, children }: Props) {
  const { words } = useSpeech()
  const { state, setup, names } = useTable()
  if (!isOver(state) && !isBetweenRounds(state)) return null
  const { table, own } = state.match
  const listener = { setup, viewer: own.seat }
  const text = (sentence: Sentence) => plain(sentence, names)
  const over = lastRoundOver(state)
  return (
    <ScoreSheet
      state={state}
      count={countIn(state)}
      title={isOver(state) ? text(words.score.wins(table.winners, listener)) : words.table.round(table.round)}
      ended={over ? text(words.score.ended(over, listener)) : null}
      left={over && <Hands state={state} over={over} />}
      next={next}
    >
      {children}
    </ScoreSheet>
  )
}
