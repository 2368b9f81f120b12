import { type ParseArgsConfig, parseArgs } from 'node:util'
import { BOT_NAMES, type BotName } from '@slapwise/bots'
import {
  EDITION_NAMES,
  LENGTHS,
  SET_NAMES,
  type Settings,
  type SettingsInput,
  settingsSchema,
} from '@slapwise/card-game'
import { UsageError } from './usage-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** The options that set up a match, whoever plays it. */
export const MATCH_OPTIONS = {
  players: { type: 'string', default: '4' },
  edition: { type: 'string', default: 'complete' },
  sets: { type: 'string', default: 'base' },
  limit: { type: 'string', default: 'medium' },
  'hand-size': { type: 'string', default: '7' },
} as const satisfies Options

type MatchValues = Record<keyof typeof MATCH_OPTIONS, string>

export function readArgs<O extends Options>(args: readonly string[], options: O, files = 0) {
  try {
    const parsed = parseArgs({ args: joinNegatives(args), options, allowPositionals: files > 0 })
    if (parsed.positionals.length > files)
      throw new UsageError(`I do not know what to do with '${parsed.positionals[files]}'.`)
    return parsed
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(`${error.message.split(/\.?\n|\. |\.$/)[0]}.`)
  }
}

/** `--games -5` means a wrong number, not an option called 5. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const option = joined.at(-1)
    if (/^-\d/.test(arg) && option?.startsWith('--')) joined[joined.length - 1] = `${option}=${arg}`
    else joined.push(arg)
  }
  return joined
}

export function readSettings(values: MatchValues): Settings {
  return settingsSchema.parse({
    players: wholeNumber('players', values.players, 2, 8),
    edition: oneOf('edition', values.edition, EDITION_NAMES),
    sets: readSets(values.sets),
    limit: readLimit(values.limit),
    handSize: wholeNumber('hand-size', values['hand-size'], 4, 7),
  } satisfies SettingsInput)
}

function readSets(text: string): Settings['sets'] {
  const sets = readSetNames(text)
  if (!sets.includes('base')) throw new UsageError('--sets always includes base.')
  return sets
}

export function readSetNames(text: string): Settings['sets'] {
  const sets = text.split(',').map((name) => oneOf('sets', name.trim(), SET_NAMES))
  if (new Set(sets).size < sets.length) throw new UsageError('--sets takes each set once.')
  return sets
}

function readLimit(text: string): Settings['limit'] {
  const words = [...LENGTHS, 'none'] as const
  const word = words.find((name) => name === text)
  if (word) return word
  if (/^\d/.test(text)) return wholeNumber('limit', text, 1, 9999)
  throw new UsageError(`--limit is ${orList([...words, 'a number of points'])}, not '${text}'.`)
}

export const readBots = (text: string): BotName[] =>
  text.split(',').map((name) => oneOf('bots', name, BOT_NAMES))

export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new UsageError(`--${option} is a whole number from ${least} to ${most}, not '${text}'.`)
}

export function oneOf<T extends string>(option: string, text: string, names: readonly T[]): T {
  const name = names.find((known) => known === text)
  if (name) return name
  throw new UsageError(`--${option} is ${orList(names)}, not '${text}'.`)
}

const orList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
