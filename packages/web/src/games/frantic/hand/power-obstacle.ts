import { decodePowerSlot } from '@slapwise/card-game'
import type { FranticState } from '../table/state.ts'

/** Why one's own power card cannot be used now. */
export type PowerObstacle = 'spent' | 'not-now' | 'one-per-turn' | 'fits-no-card'

/** The reason why the power card in this slot cannot be activated now; null if a card can be played with it. */
export function findPowerObstacle(
  { match: { own, table } }: Pick<FranticState, 'match'>,
  slot: number,
): PowerObstacle | null {
  if (own.powers[slot].open) return 'spent'
  const { prompt } = own
  if (own.seat !== table.turn || prompt?.choice.of !== 'card') return 'not-now'
  if (prompt.choice.options.some((option) => decodePowerSlot(option) === slot)) return null
  if (table.powerUsed !== null) return 'one-per-turn'
  return POWER_QUESTIONS.has(prompt.question.ask) ? 'fits-no-card' : 'not-now'
}

/** The questions for a card with which a power card can be activated. */
const POWER_QUESTIONS: ReadonlySet<string> = new Set(['turn', 'drawn', 'second-chance', 'friend'])
