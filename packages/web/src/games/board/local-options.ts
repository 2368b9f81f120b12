import type { BOARD_NAMES, BOTS } from '@slapwise/board-game'
import { type LocalizedText, textIn } from '../../i18n/shell.tsx'
import type { LocalMatchOptions, LocalSettings } from '../../kit/local/local-options.ts'

/** The names of the bot levels. Importing the bots themselves would load their code into the page. */
const BOT_LEVELS = { chaotic: true, simple: true, sly: true, fiendish: true } satisfies Record<
  keyof typeof BOTS,
  true
>

type BoardName = (typeof BOARD_NAMES)[number]

/** Board names that are needed before the game is loaded. */
export const BOARD_TITLES: Readonly<Record<BoardName, LocalizedText>> = {
  house: { en: 'The long way home', de: 'Der lange Heimweg' },
  'blind-alley': { en: 'Blind alley', de: 'Sackgasse' },
}

export interface BoardLocalSettings extends LocalSettings {
  readonly board: BoardName
}

export const BOARD_LOCAL_OPTIONS: LocalMatchOptions<BoardLocalSettings> = {
  id: 'board',
  botLevels: Object.keys(BOT_LEVELS),
  defaultBotLevel: 'simple',
  minPlayers: 2,
  maxPlayers: 6,
  lengths: ['short', 'medium', 'long'],
  defaultSettings: { players: 4, board: 'house', limit: 'medium' },
  isValid: ({ board }) => typeof board === 'string' && Object.hasOwn(BOARD_TITLES, board),
  describe: ({ board }, language) => textIn(BOARD_TITLES[board], language),
}
