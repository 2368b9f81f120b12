import type { Told } from '@slapwise/card-game'
import type { Drama } from '../../table/drama/drama.ts'
import { franticState } from './state.ts'

export const DRAMA: Drama = {
  hits(fact) {
    const told = fact as Told
    return told.kind === 'attacked' ? told.victims.map((on) => ({ by: told.seat, on })) : []
  },
  mood: (state, seat) => (franticState(state).match.table.players[seat].cards === 1 ? 'smirk' : 'calm'),
  limit: (state) => franticState(state).setup.limit,
}
