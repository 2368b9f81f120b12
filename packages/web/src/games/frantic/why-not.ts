import { follows, forbidden } from '@slapwise/card-game'
import type { FranticState } from './state.ts'

/** Why a card of one's own cannot be played now, as far as a player can judge it: the engine has refused it already. */
export function whyNot({ match, setup }: FranticState, card: number): string {
  const face = setup.faces[card]
  const { lasting, call } = match.table
  const reason = forbidden({ lasting, setup }, face)
  if (reason && follows(call, face)) return reason
  switch (face.kind.id) {
    case 'curse':
      return 'never-playable'
    case 'the-end':
      return 'only-as-last-card'
    case 'fuck-you':
      return 'needs-ten-cards'
    default:
      return 'does-not-follow'
  }
}
