import { affectedSeatsOf, type Question, type VisibleFact } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import type { TableGame } from '../../../table/table-game.ts'
import { listAdviceTargets } from './advice-targets.ts'
import { FRANTIC_FACT_PRESENTATIONS } from './fact-presentations.ts'
import { listFranticTopics } from './list-topics.ts'
import { readFranticState } from './state.ts'

/**
 * Questions for a card that are answered with one tap; all others need a confirmation, since they are sealed or cannot be
 * taken back.
 */
export const SINGLE_TAP_QUESTIONS: ReadonlySet<Question['ask']> = new Set([
  'turn',
  'drawn',
  'second-chance',
  'friend',
  'another',
])

/** A kind to imitate is confirmed, too: its text is shown in between. */
function needsConfirmation({ choice, question, mode }: Prompt<unknown>): boolean {
  if (choice.kind !== 'one' || choice.of === 'kind') return true
  return choice.of === 'card' && !SINGLE_TAP_QUESTIONS.has((question as Question).ask) && mode !== 'react'
}

export const FRANTIC_TABLE_GAME: TableGame = {
  id: 'frantic',
  presentations: FRANTIC_FACT_PRESENTATIONS,
  affectedSeats: (fact, actor) => affectedSeatsOf(fact as VisibleFact, actor),
  soundLimits: { maxSounds: 5, allowsRepeats: true },
  needsConfirmation,
  moodOf: (state, seat) => (readFranticState(state).match.table.players[seat].cards === 1 ? 'smirk' : 'calm'),
  lastCardSeats: (state) =>
    readFranticState(state).match.table.players.flatMap(({ cards }, seat) => (cards === 1 ? [seat] : [])),
  listTopics(state, prompt) {
    const typed = readFranticState(state)
    return listFranticTopics(typed, prompt && typed.match.own.prompt)
  },
  loadAdviser: () => import('./adviser.ts'),
  listAdviceTargets: (_, prompt, answer) => listAdviceTargets(prompt, answer),
  pointLimit: (state) => readFranticState(state).setup.limit,
}
