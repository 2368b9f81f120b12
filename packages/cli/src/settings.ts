import {
  BASIC_COLOURS,
  EDITION_NAMES,
  HOUSE_CARDS,
  LENGTHS,
  SET_NAMES,
  type Settings,
  type SettingsInput,
  settingsSchema,
} from '@slapwise/card-game'
import { listOf, type Options, oneOf, orList, type readArgs, wholeNumber } from './args.ts'
import { UsageError } from './usage-error.ts'

/** The options that set up a match, whoever plays it. */
export const MATCH_OPTIONS = {
  players: { type: 'string', default: '4' },
  edition: { type: 'string', default: 'complete' },
  sets: { type: 'string', default: 'base' },
  limit: { type: 'string', default: 'medium' },
  'hand-size': { type: 'string', default: '7' },
  purple: { type: 'string' },
  'rule-cards': { type: 'string' },
  'without-rule-cards': { type: 'string' },
  'do-it-yourself': { type: 'string' },
  'pandoras-box': { type: 'string' },
} as const satisfies Options

type MatchValues = ReturnType<typeof readArgs<typeof MATCH_OPTIONS>>['values']

const PURPLE_WAYS = ['fifth', 'off', ...BASIC_COLOURS] as const

export function readSettings(values: MatchValues, steered = false): Settings {
  const parsed = settingsSchema.safeParse({
    players: wholeNumber('players', values.players, 2, 8),
    edition: oneOf('edition', values.edition, EDITION_NAMES),
    sets: readSets(values.sets),
    limit: readLimit(values.limit),
    handSize: wholeNumber('hand-size', values['hand-size'], 4, 7),
    purple: given(values.purple, (text) => oneOf('purple', text, PURPLE_WAYS)),
    ruleCards: given(values['rule-cards'], (text) => wholeNumber('rule-cards', text, 0, 3)),
    withoutRuleCards: given(values['without-rule-cards'], readRuleCards),
    doItYourself: values['do-it-yourself'],
    pandorasBox: values['pandoras-box'],
    steered,
  } satisfies SettingsInput)
  if (parsed.success) return parsed.data
  const [{ path, message }] = parsed.error.issues
  throw new UsageError(`--${optionFor(String(path[0]))}: ${message}.`)
}

/** What is not said is left to the settings. */
const given = <T>(text: string | undefined, read: (text: string) => T): T | undefined =>
  text === undefined ? undefined : read(text)

/** ruleCards is set by --rule-cards. */
const optionFor = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function readSets(text: string): Settings['sets'] {
  const sets = readSetNames(text)
  if (!sets.includes('base')) throw new UsageError('--sets always includes base.')
  return sets
}

export function readSetNames(text: string): Settings['sets'] {
  const sets = listOf('sets', text, SET_NAMES)
  if (new Set(sets).size < sets.length) throw new UsageError('--sets takes each set once.')
  return sets
}

const readRuleCards = (text: string): string[] =>
  listOf(
    'without-rule-cards',
    text,
    HOUSE_CARDS.map(({ id }) => id),
  )

function readLimit(text: string): Settings['limit'] {
  const words = [...LENGTHS, 'none'] as const
  const word = words.find((name) => name === text)
  if (word) return word
  if (/^\d/.test(text)) return wholeNumber('limit', text, 1, 9999)
  throw new UsageError(`--limit is ${orList([...words, 'a number of points'])}, not '${text}'.`)
}
