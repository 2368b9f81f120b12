import { matchEnd, plain, type Sentence } from '@slapwise/card-game/words'
import type { ReactNode } from 'react'
import { isOver } from '../../../table/score/is-over.ts'
import { type Count, ScoreSheet, Scores } from '../../../table/score/score-sheet.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import type { FranticState } from '../state.ts'
import { useFranticWords } from '../words/index.ts'
import { Hands } from './score-hands.tsx'
import { lastRoundOver, totalsByRound } from './score-history.ts'

/** Null where only one round is played. */
function useCount(state: FranticState): Count | null {
  const words = useFranticWords()
  const { limit } = state.setup
  const ends = matchEnd(words, state.setup)
  if (limit === null || ends === null) return null
  return { words: words.score, limit, ends, totals: totalsByRound(state) }
}

/** The running score, for the drawer. */
export function FranticScores() {
  const { score } = useFranticWords()
  const { state } = useTable()
  const count = useCount(state)
  return count ? <Scores state={state} count={count} /> : <p className="scores">{score.noPoints}</p>
}

/** Everybody looks at the sheet, and nods. */
export const isBetweenRounds = ({ match }: FranticState): boolean =>
  match.table.waiting[0]?.question.ask === 'next-round'

interface Props {
  readonly next: ReactNode
  readonly children: ReactNode
}

export function FranticSheet({ next, children }: Props) {
  const { words: house } = useSpeech()
  const words = useFranticWords()
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
      left={over && <Hands state={state} over={over} />}
      next={next}
    >
      {children}
    </ScoreSheet>
  )
}
