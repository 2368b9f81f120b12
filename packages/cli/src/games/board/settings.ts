import {
  BOARD_NAMES,
  type BoardFile,
  boardFileSchema,
  boardOf,
  LENGTHS,
  type Settings,
  settingsSchema,
} from '@slapwise/board-game'
import { LANGUAGES, languageOf, changedSettings as tellChanged } from '@slapwise/board-game/words'
import { nameOrFile, type Options, orList, wholeNumber } from '../../args/args.ts'
import { UsageError } from '../../args/usage-error.ts'
import { readJson } from '../../files.ts'
import type { Lexicon } from '../../words/index.ts'
import type { SettingsOf, Values } from '../terminal.ts'
import { terminalWordsIn } from './words/index.ts'

/** What is not said about the board is left to the settings: a room may have one that no option can say. */
export const SETTINGS_OPTIONS = {
  limit: { type: 'string', default: 'medium' },
  board: { type: 'string' },
} as const satisfies Options

type Given = { readonly [K in keyof typeof SETTINGS_OPTIONS]?: string }

export function readSettings(all: Values): SettingsOf {
  const { limit, board } = all as Given
  return { limit: readLimit(limit!), ...(board !== undefined && { board: readBoard(board) }) }
}

function readLimit(text: string): Settings['limit'] {
  const word = LENGTHS.find((name) => name === text)
  if (word) return word
  if (/^\d/.test(text)) return wholeNumber('limit', text, 1, 9999)
  throw new UsageError(`--limit is ${orList([...LENGTHS, 'a number of points'])}, not '${text}'.`)
}

/** One of ours by its name, or anybody’s own from a file. */
export function readBoard(text: string): Settings['board'] {
  nameOrFile('board', text, BOARD_NAMES, 'mine.json')
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
const whole = (all: SettingsOf): Settings => settingsSchema.parse({ players: 2, ...all })

/** A board of one’s own stays as it is: no option says it. */
export function optionsFor(all: SettingsOf): string[] {
  const { limit, board } = whole(all)
  return [`--limit=${limit}`, ...(typeof board === 'string' ? [`--board=${board}`] : [])]
}

/** What is played, in a few words. */
export function describe(all: SettingsOf, { language: code }: Lexicon): string[] {
  const settings = whole(all)
  const { limit } = settings
  const language = languageOf(code)
  return [
    boardOf(settings).name[language],
    typeof limit === 'number'
      ? LANGUAGES[language].score.ends(limit)
      : terminalWordsIn(language).lengths[limit],
  ]
}

/** Which settings are different now, in the game’s own words. */
export const changedSettings = (
  before: SettingsOf,
  now: SettingsOf,
  { language }: Lexicon,
): readonly string[] => tellChanged(whole(before), whole(now), languageOf(language))
