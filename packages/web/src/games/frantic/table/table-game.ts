import type { Question } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import type { TableGame } from '../../../table/table-game.ts'
import { FACTS } from './facts.ts'
import { franticState } from './state.ts'

/** Questions answered by one tap: the rest waits for a confirmation, since it lies sealed or cannot be taken back. */
export const AT_ONCE: ReadonlySet<Question['ask']> = new Set([
  'turn',
  'drawn',
  'second-chance',
  'friend',
  'another',
])

function needsConfirmation({ choice, question, manner }: Prompt<unknown>): boolean {
  if (choice.kind !== 'one') return true
  return choice.of === 'card' && !AT_ONCE.has((question as Question).ask) && manner !== 'react'
}

export const FRANTIC: TableGame = {
  id: 'frantic',
  facts: FACTS,
  soundMix: { most: 5, repeats: true },
  needsConfirmation,
  mood: (state, seat) => (franticState(state).match.table.players[seat].cards === 1 ? 'smirk' : 'calm'),
  limit: (state) => franticState(state).setup.limit,
}
