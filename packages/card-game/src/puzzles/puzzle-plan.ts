import type { PuzzlePlan } from '@slapwise/kernel'
import type { Question } from '../model/question.ts'
import { CARD_SET_NAMES, type CardSetName, type Settings } from '../model/settings.ts'
import { completeSettings } from '../setup/default-settings.ts'

const PLAYER_COUNTS = [2, 3, 4, 5]

const SETS: readonly (readonly CardSetName[])[] = [
  ['base'],
  ['base', 'troublemaker'],
  ['base', 'supercharge'],
  ['base', 'pandora'],
  CARD_SET_NAMES,
]

/** The puzzles of `slapwise puzzles --mine --game frantic`. */
export const PUZZLE_PLAN: PuzzlePlan<Settings, Question> = {
  count: 200,
  minLead: 6,
  maxShares: { kind: 0.27, source: 0.12, theme: 0.07 },
  settings: SETS.flatMap((sets) =>
    PLAYER_COUNTS.map((players) => completeSettings({ players, sets: [...sets], limit: 'short' })),
  ),
  kindOf: ({ ask, source }) => ({ kind: ask, source }),
}
