import type { PuzzlePlan } from '@slapwise/kernel'
import type { Question } from '../model/question.ts'
import { BOARD_NAMES, type Settings } from '../model/settings.ts'

const PLAYER_COUNTS = [2, 3, 4, 5]

/** The puzzles of `slapwise puzzles --mine --game board`. */
export const PUZZLE_PLAN: PuzzlePlan<Settings, Question> = {
  count: 60,
  minLead: 4,
  maxShares: { kind: 0.27, source: 0.12, theme: 0.07 },
  settings: BOARD_NAMES.flatMap((board) =>
    PLAYER_COUNTS.map((players): Settings => ({ players, board, limit: 'short' })),
  ),
  kindOf: ({ ask, source }) => ({ kind: ask, source }),
}
