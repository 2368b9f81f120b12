import fc from 'fast-check'
import { BOARD_NAMES, MATCH_LENGTHS } from '../model/settings.ts'
import { BOARDS } from '../setup/boards.ts'
import type { SettingsInput } from '../setup/settings.ts'
import { generateBoard } from './generated-board.ts'

/** Any valid settings. */
export const arbitrarySettings: fc.Arbitrary<SettingsInput> = fc.record(
  {
    players: fc.integer({ min: 2, max: 6 }),
    limit: fc.oneof(fc.constantFrom(...MATCH_LENGTHS), fc.integer({ min: 1, max: 200 })),
    board: fc.oneof(
      fc.constantFrom(...BOARD_NAMES),
      fc.constant(BOARDS['blind-alley']),
      fc.nat().map(generateBoard),
    ),
  },
  { requiredKeys: ['players'] },
) as fc.Arbitrary<SettingsInput>
