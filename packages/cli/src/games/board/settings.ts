import {
  BOARD_NAMES,
  type BoardFile,
  boardFileSchema,
  MATCH_LENGTHS,
  resolveBoardFile,
  type Settings,
  settingsSchema,
} from '@slapwise/board-game'
import { formatChangedSettings, LANGUAGES, resolveLanguage } from '@slapwise/board-game/i18n'
import { formatOrList, type OptionsConfig, parseNameOrFile, parseWholeNumber } from '../../args/args.ts'
import { UsageError } from '../../args/usage-error.ts'
import { readJson } from '../../files.ts'
import type { CliMessages } from '../../i18n/index.ts'
import type { OptionValues, SettingsWithoutPlayers } from '../game-terminal.ts'
import { getBoardMessages } from './i18n/index.ts'

/** `--board` has no default: a room may have a custom board, which no option can express. */
export const SETTINGS_OPTIONS = {
  limit: { type: 'string', default: 'medium' },
  board: { type: 'string' },
} as const satisfies OptionsConfig

type GivenOptions = { readonly [K in keyof typeof SETTINGS_OPTIONS]?: string }

export function readSettings(all: OptionValues): SettingsWithoutPlayers {
  const { limit, board } = all as GivenOptions
  return { limit: readLimit(limit!), ...(board !== undefined && { board: parseBoard(board) }) }
}

function readLimit(text: string): Settings['limit'] {
  const word = MATCH_LENGTHS.find((name) => name === text)
  if (word) return word
  if (/^\d/.test(text)) return parseWholeNumber('limit', text, 1, 9999)
  throw new UsageError(
    `--limit must be ${formatOrList([...MATCH_LENGTHS, 'a number of points'])}, not '${text}'.`,
  )
}

/** One of our boards by name, or a custom one from a file. */
export function parseBoard(text: string): Settings['board'] {
  parseNameOrFile('board', text, BOARD_NAMES, 'mine.json')
  return BOARD_NAMES.find((known) => known === text) ?? readBoardFile(text)
}

/** Throws an error that lists all issues, not just the first: the author of a board needs them all. */
function readBoardFile(path: string): BoardFile {
  const parsed = boardFileSchema.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const flaws = parsed.error.issues.map(
    ({ path: [...where], message }) => `  ${[where.join(' '), message].filter(Boolean).join(': ')}`,
  )
  throw new UsageError(`${path} is not a valid board:\n${flaws.join('\n')}`)
}

/** Fills in defaults; the number of players does not matter here. */
const withDefaults = (all: SettingsWithoutPlayers): Settings => settingsSchema.parse({ players: 2, ...all })

/** A custom board is left out, since no option can express it. */
export function optionsFromSettings(all: SettingsWithoutPlayers): string[] {
  const { limit, board } = withDefaults(all)
  return [`--limit=${limit}`, ...(typeof board === 'string' ? [`--board=${board}`] : [])]
}

/** A short description of the settings. */
export function describeSettings(all: SettingsWithoutPlayers, { language: code }: CliMessages): string[] {
  const settings = withDefaults(all)
  const { limit } = settings
  const language = resolveLanguage(code)
  return [
    resolveBoardFile(settings).name[language],
    typeof limit === 'number'
      ? LANGUAGES[language].score.formatEndCondition(limit)
      : getBoardMessages(code).lengths[limit],
  ]
}

/** Describes the settings that differ between two versions. */
export const describeChangedSettings = (
  before: SettingsWithoutPlayers,
  now: SettingsWithoutPlayers,
  { language }: CliMessages,
): readonly string[] =>
  formatChangedSettings(withDefaults(before), withDefaults(now), resolveLanguage(language))
