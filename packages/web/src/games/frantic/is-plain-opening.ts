import type { Table } from '@slapwise/card-game'
import { type AnyMatch, countAnswers } from '@slapwise/kernel'

/** Whether a coloured number was turned over, the first turn has begun, and its player can do more than draw. */
export function isPlainOpening({ state, prompts }: AnyMatch): boolean {
  const { phase, discardPile, setup } = state as unknown as Table
  const { family } = setup.faces[discardPile.at(-1)!].kind
  return family === 'number' && phase === 'turn' && countAnswers(prompts[0].choice) > 1
}
