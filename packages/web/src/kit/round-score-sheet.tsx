import { findLimitPassed, type LimitPassed, type Seat } from '@slapwise/kernel'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/index.tsx'
import { isMatchOver } from '../table/score/is-match-over.ts'
import { isBetweenRounds, isRoundOverFact } from '../table/score/score-history.ts'
import { ScoreSheet, type ScoreSheetData } from '../table/score/score-sheet.tsx'
import type { AnyGameState } from './game-state.ts'

/** The fact with which a round ends. */
type RoundOverFactOf<S extends AnyGameState> = Extract<S['log'][number], { readonly kind: 'round-over' }>

interface SentenceContext<S extends AnyGameState> {
  readonly setup: S['setup']
  readonly viewer: Seat | null
}

/** The game's messages for the end of a round and of the match. */
interface EndMessages<S extends AnyGameState, Sentence> {
  formatRoundHeadline(over: RoundOverFactOf<S>, context: SentenceContext<S>): Sentence
  /** More about the end of the round, below its headline. */
  formatRoundDetail(over: RoundOverFactOf<S>, context: SentenceContext<S>): Sentence
  formatLimitPassed(passed: LimitPassed, context: SentenceContext<S>): Sentence
  formatWinners(winners: readonly Seat[], context: SentenceContext<S>): Sentence
}

interface Props<S extends AnyGameState, Sentence> {
  readonly state: S
  /** The setup, with mild names if this device prefers them. */
  readonly setup: S['setup']
  readonly messages: EndMessages<S, Sentence>
  toPlainText(sentence: Sentence): string
  /** Null in a match without points. */
  readonly scoring: ScoreSheetData | null
  /** Whether the match ends only when the point limit is exceeded. */
  readonly isLimitExceeded: boolean
  /** Renders the cards that the players were left with. */
  renderLeftovers(over: RoundOverFactOf<S>): ReactNode
  /** Buttons shown between rounds. */
  readonly nextRoundActions: ReactNode
  /** Buttons shown when the match is over. */
  readonly children: ReactNode
}

/** The score sheet of a game: it covers the table between rounds and when the match is over. */
export function RoundScoreSheet<S extends AnyGameState, Sentence>({
  state,
  setup,
  messages,
  toPlainText,
  scoring,
  isLimitExceeded,
  renderLeftovers,
  nextRoundActions,
  children,
}: Props<S, Sentence>) {
  const { messages: pageMessages } = useI18n()
  if (!isMatchOver(state) && !isBetweenRounds(state)) return null
  const { table, own } = state.match
  const context = { setup, viewer: own.seat }
  const over = state.log.findLast(isRoundOverFact) as RoundOverFactOf<S> | undefined
  const isFinal = isMatchOver(state)
  const passed =
    isFinal && scoring && findLimitPassed(table.scores, table.winners, scoring.limit, isLimitExceeded)
  const roundHeadline = over && toPlainText(messages.formatRoundHeadline(over, context))
  const roundTitle = pageMessages.table.roundTitle(table.round)
  const detail = over && toPlainText(messages.formatRoundDetail(over, context))
  return (
    <ScoreSheet
      state={state}
      scoring={scoring}
      title={
        isFinal ? toPlainText(messages.formatWinners(table.winners, context)) : (roundHeadline ?? roundTitle)
      }
      kicker={isFinal || !over ? null : roundTitle}
      reasons={[passed && toPlainText(messages.formatLimitPassed(passed, context)), detail].filter(
        (reason) => typeof reason === 'string',
      )}
      leftovers={over && renderLeftovers(over)}
      nextRoundActions={nextRoundActions}
    >
      {children}
    </ScoreSheet>
  )
}
