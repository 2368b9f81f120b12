import type { TableGame } from '../../../table/table-game.ts'
import { FACTS } from './facts.ts'
import { boardState } from './state.ts'

/** One roll from the skull. */
const NEAR = 6

export const BOARD: TableGame = {
  id: 'board',
  facts: FACTS,
  soundMix: { most: 4, repeats: false },
  /** Answers of several taps show what they will do before the last one. */
  needsConfirmation: () => false,
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
