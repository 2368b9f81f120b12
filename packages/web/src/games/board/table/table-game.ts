import { affectedSeatsOf, type VisibleFact } from '@slapwise/board-game'
import type { TableGame } from '../../../table/table-game.ts'
import { listAdviceTargets } from './advice-targets.ts'
import { BOARD_FACT_PRESENTATIONS } from './fact-presentations.ts'
import { listBoardTopics } from './list-topics.ts'
import { readBoardState } from './state.ts'

/** The highest number of the die. */
const DIE_REACH = 6

export const BOARD_TABLE_GAME: TableGame = {
  id: 'board',
  presentations: BOARD_FACT_PRESENTATIONS,
  affectedSeats: (fact) => affectedSeatsOf(fact as VisibleFact),
  soundLimits: { maxSounds: 4, allowsRepeats: false },
  /** Answers of several taps have a preview before the last tap. */
  needsConfirmation: () => false,
  /**
   * A token that is one roll away from the skull shows dread; the last one smirks then, since it has the fewest
   * points.
   */
  moodOf(state, seat) {
    const { setup, match } = readBoardState(state)
    const { tokens } = match.table
    const isNear = (space: number) => setup.street.end - space <= DIE_REACH
    if (isNear(tokens[seat])) return 'dread'
    return tokens.some(isNear) && tokens[seat] === Math.min(...tokens) ? 'smirk' : 'calm'
  },
  lastCardSeats: () => [],
  listTopics(state, prompt) {
    const typed = readBoardState(state)
    return listBoardTopics(typed, prompt && typed.match.own.prompt)
  },
  loadAdviser: () => import('./adviser.ts'),
  listAdviceTargets: (state, prompt, answer) => listAdviceTargets(readBoardState(state), prompt, answer),
  pointLimit: (state) => readBoardState(state).setup.limit,
}
