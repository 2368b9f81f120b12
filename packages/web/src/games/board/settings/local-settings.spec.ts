import { BOARDS, franticBoardGame, type Settings } from '@slapwise/board-game'
import type { AnyGame } from '@slapwise/kernel'
import { describeLocalSettings } from '../../../kit/testing/local-settings-suite.ts'
import { BOARD_LOCAL_OPTIONS } from '../local-options.ts'
import { BOARD_SETTINGS } from './board-settings.ts'

const values: { readonly [K in Exclude<keyof Settings, 'players'>]: readonly Settings[K][] } = {
  board: ['house', { ...BOARDS['blind-alley'], name: { en: 'My own', de: 'Mein eigenes' } }],
  limit: ['short', 'medium', 'long', 80],
}

describeLocalSettings({
  engine: franticBoardGame as unknown as AnyGame,
  options: BOARD_LOCAL_OPTIONS,
  game: BOARD_SETTINGS,
  base: { board: 'blind-alley', limit: 1 },
  values,
})
