import type { Told } from '@slapwise/board-game'
import type { Drama } from '../../table/drama/drama.ts'
import { boardState } from './state.ts'

/** One roll from the skull. */
const NEAR = 6

export const DRAMA: Drama = {
  hits(fact) {
    const told = fact as Told
    return told.kind === 'attacked' ? [{ by: told.seat, on: told.victim }] : []
  },
  /** Nobody wants to sit on the skull; whoever is last when somebody does has the fewest points. */
  mood(state, seat) {
    const { setup, match } = boardState(state)
    const { tokens } = match.table
    const isNear = (space: number) => setup.street.end - space <= NEAR
    if (isNear(tokens[seat])) return 'dread'
    return tokens.some(isNear) && tokens[seat] === Math.min(...tokens) ? 'smirk' : 'calm'
  },
  limit: (state) => boardState(state).setup.limit,
}
