import type { BOARD_NAMES, BOTS, BoardFile } from '@slapwise/board-game'
import { type Language, type LocalizedText, textIn } from '../../i18n/shell.tsx'
import type { LocalMatchOptions, LocalSettings } from '../../kit/local/local-options.ts'

/** The names of the bot levels. Importing the bots themselves would load their code into the page. */
const BOT_LEVELS = { chaotic: true, gentle: true, simple: true, sly: true, fiendish: true } satisfies Record<
  keyof typeof BOTS,
  true
>

type BoardName = (typeof BOARD_NAMES)[number]

/** Board names that are needed before the game is loaded. */
const BOARD_TITLES: Readonly<Record<BoardName, LocalizedText>> = {
  house: { en: 'The long way home', de: 'Der lange Heimweg' },
  'blind-alley': { en: 'Blind alley', de: 'Sackgasse' },
}

const hasTitle = (board: string): board is BoardName => Object.hasOwn(BOARD_TITLES, board)

/** Names a board. A custom board is given by its name, and one that this page does not know is named as it is. */
export function describeBoard(board: string | LocalizedText, language: Language): string {
  if (typeof board !== 'string') return textIn(board, language)
  return hasTitle(board) ? textIn(BOARD_TITLES[board], language) : board
}

interface BoardLocalSettings extends LocalSettings {
  readonly board: BoardName | BoardFile
}

const isBoard = (board: unknown): boolean =>
  typeof board === 'string' ? hasTitle(board) : typeof (board as BoardFile | null)?.name?.en === 'string'

export const BOARD_LOCAL_OPTIONS: LocalMatchOptions<BoardLocalSettings> = {
  id: 'board',
  botLevels: Object.keys(BOT_LEVELS),
  defaultBotLevel: 'simple',
  minPlayers: 2,
  maxPlayers: 6,
  lengths: ['short', 'medium', 'long'],
  defaultSettings: { players: 4, board: 'house', limit: 'medium' },
  isValid: ({ board }) => isBoard(board),
  describe: ({ board }, language) => describeBoard(typeof board === 'string' ? board : board.name, language),
}
