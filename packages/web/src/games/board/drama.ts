import type { Told } from '@slapwise/board-game'
import type { Drama } from '../../table/drama/drama.ts'
import { boardState } from './state.ts'

/** So few steps are hardly worth a roll. */
const FEW = 3

export const DRAMA: Drama = {
  hits(fact) {
    const told = fact as Told
    return told.kind === 'attacked' ? [{ by: told.seat, on: told.victim }] : []
  },
  isNearlyDone(state, seat) {
    const { setup, match } = boardState(state)
    return setup.street.end - match.table.tokens[seat] <= FEW
  },
  limit: (state) => boardState(state).setup.limit,
}
