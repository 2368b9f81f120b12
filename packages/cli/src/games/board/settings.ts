import {
  BOARD_NAMES,
  type BoardFile,
  boardFileSchema,
  MATCH_LENGTHS,
  resolveBoardFile,
  type Settings,
  settingsSchema,
} from '@slapwise/board-game'
import { LANGUAGES, resolveLanguage, formatChangedSettings as tellChanged } from '@slapwise/board-game/i18n'
import { formatOrList, type OptionsConfig, parseNameOrFile, parseWholeNumber } from '../../args/args.ts'
import { UsageError } from '../../args/usage-error.ts'
import { readJson } from '../../files.ts'
import type { CliMessages } from '../../i18n/index.ts'
import type { OptionValues, SettingsWithoutPlayers } from '../game-terminal.ts'
import { getBoardMessages } from './i18n/index.ts'

/** What is not said about the board is left to the settings: a room may have one that no option can say. */
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
  throw new UsageError(`--limit is ${formatOrList([...MATCH_LENGTHS, 'a number of points'])}, not '${text}'.`)
}

/** One of ours by its name, or anybody’s own from a file. */
export function parseBoard(text: string): Settings['board'] {
  parseNameOrFile('board', text, BOARD_NAMES, 'mine.json')
  return BOARD_NAMES.find((known) => known === text) ?? readBoardFile(text)
}

/** What is wrong with it, a line each: whoever draws a board wants to know more than the first flaw. */
function readBoardFile(path: string): BoardFile {
  const parsed = boardFileSchema.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const flaws = parsed.error.issues.map(
    ({ path: [...where], message }) => `  ${[where.join(' '), message].filter(Boolean).join(': ')}`,
  )
  throw new UsageError(`${path} is no board to play on.\n${flaws.join('\n')}`)
}

/** For any number of players. */
const withDefaults = (all: SettingsWithoutPlayers): Settings => settingsSchema.parse({ players: 2, ...all })

/** A board of one’s own stays as it is: no option says it. */
export function optionsFromSettings(all: SettingsWithoutPlayers): string[] {
  const { limit, board } = withDefaults(all)
  return [`--limit=${limit}`, ...(typeof board === 'string' ? [`--board=${board}`] : [])]
}

/** What is played, in a few words. */
export function describeSettings(all: SettingsWithoutPlayers, { language: code }: CliMessages): string[] {
  const settings = withDefaults(all)
  const { limit } = settings
  const language = resolveLanguage(code)
  return [
    resolveBoardFile(settings).name[language],
    typeof limit === 'number'
      ? LANGUAGES[language].score.formatEndCondition(limit)
      : getBoardMessages(language).lengths[limit],
  ]
}

/** Which settings are different now, in the game’s own words. */
export const describeChangedSettings = (
  before: SettingsWithoutPlayers,
  now: SettingsWithoutPlayers,
  { language }: CliMessages,
): readonly string[] => tellChanged(withDefaults(before), withDefaults(now), resolveLanguage(language))
