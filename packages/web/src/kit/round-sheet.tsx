import type { Seat } from '@slapwise/kernel'
import type { ReactNode } from 'react'
import { isOver } from '../table/score/is-over.ts'
import { isBetweenRounds, isRoundOver } from '../table/score/score-history.ts'
import { type Count, ScoreSheet } from '../table/score/score-sheet.tsx'
import { useSpeech } from '../words/index.tsx'
import type { AnyGameState } from './game-state.ts'

/** How a round ended, as the game tells it. */
type OverIn<S extends AnyGameState> = Extract<S['log'][number], { readonly kind: 'round-over' }>

interface Listener<S extends AnyGameState> {
  readonly setup: S['setup']
  readonly viewer: Seat | null
}

/** The words of a game for the end of a round and of the match. */
interface EndWords<S extends AnyGameState, Sentence> {
  ended(over: OverIn<S>, listener: Listener<S>): Sentence
  wins(winners: readonly Seat[], listener: Listener<S>): Sentence
}

interface Props<S extends AnyGameState, Sentence> {
  readonly state: S
  /** With the names that are used on this device. */
  readonly setup: S['setup']
  readonly words: EndWords<S, Sentence>
  plain(sentence: Sentence): string
  /** Null where there are no points. */
  readonly count: Count | null
  /** What everybody was left with. */
  left(over: OverIn<S>): ReactNode
  /** What can be done between rounds. */
  readonly next: ReactNode
  /** What can be done at the end. */
  readonly children: ReactNode
}

/** The score sheet of a game: it covers the table between rounds, and when the match is over. */
export function RoundSheet<S extends AnyGameState, Sentence>({
  state,
  setup,
  words,
  plain,
  count,
  left,
  next,
  children,
}: Props<S, Sentence>) {
  const { table: said } = useSpeech().words
  if (!isOver(state) && !isBetweenRounds(state)) return null
  const { table, own } = state.match
  const listener = { setup, viewer: own.seat }
  const over = state.log.findLast(isRoundOver) as OverIn<S> | undefined
  return (
    <ScoreSheet
      state={state}
      count={count}
      title={isOver(state) ? plain(words.wins(table.winners, listener)) : said.round(table.round)}
      ended={over ? plain(words.ended(over, listener)) : null}
      left={over && left(over)}
      next={next}
    >
      {children}
    </ScoreSheet>
  )
}
